import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/Format/index.ts';
import { Price } from '../../components/Price/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './DeliveryInformationScreen.css.ts';

export const deliveryZones = ['city', 'metro', 'country', 'remote'] as const;

/** What delivery to a place takes and costs. */
export interface DeliveryRate {
  zone: (typeof deliveryZones)[number];
  /** Working days, from and to. */
  days: readonly [from: number, to: number];
  /** Decimal text. */
  fee: string;
  /** Goods of one shop for so much are delivered free; decimal text. */
  freeFrom: string;
}

/** A table that is drawn as blocks is none to some screen readers, unless its roles are written out. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Times and fees by place. Where it is narrow each row stands alone, with the heads of the columns beside its cells. */
export function RateTable({ rates }: { rates: readonly DeliveryRate[] }) {
  const { t } = useTranslation('deliveryInformation');
  const { locale } = useFormat();
  const days = ([from, to]: DeliveryRate['days']) =>
    t('rates.days', { count: to, range: new Intl.NumberFormat(locale).formatRange(from, to) });
  const columns = ['time', 'fee', 'freeFrom'] as const;
  const amountClass = (column: (typeof columns)[number]) => column !== 'time' && styles.amount;
  const cells = (rate: DeliveryRate) => ({
    time: days(rate.days),
    fee: <Price amount={rate.fee} tone="plain" size="small" cents="auto" />,
    freeFrom: <Price amount={rate.freeFrom} tone="plain" size="small" cents="auto" />,
  });
  return (
    <table {...as.table} className={styles.table} aria-label={t('rates.title')}>
      <thead {...as.rowgroup} className={styles.tableHead}>
        <tr {...as.row}>
          <th {...as.columnheader} scope="col" className={styles.headCell}>
            {t('rates.zone')}
          </th>
          {columns.map((column) => (
            <th key={column} {...as.columnheader} scope="col" className={classes(styles.headCell, amountClass(column))}>
              {t(`rates.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup} className={styles.tableBody}>
        {rates.map((rate) => (
          <tr key={rate.zone} {...as.row} className={styles.row}>
            <th {...as.rowheader} scope="row" className={styles.zone}>
              {t(`rates.zones.${rate.zone}`)}
            </th>
            {columns.map((column) => (
              <td key={column} {...as.cell} className={classes(styles.cell, amountClass(column))}>
                <span aria-hidden className={styles.cellLabel}>
                  {t(`rates.${column}`)}
                </span>
                {cells(rate)[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
