'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { printRange, useFormat } from '../../components/Format/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Table } from '../../components/Table/index.ts';

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

/** Times and fees by place. Where it is narrow each row stands alone, with the heads of the columns beside its cells. */
export function RateTable({ rates }: { rates: readonly DeliveryRate[] }) {
  const { t } = useTranslation('deliveryInformation');
  const format = useFormat();
  const days = ([from, to]: DeliveryRate['days']) => t('rates.days', { count: to, range: printRange(from, to, format) });
  const price = (amount: string) => <Price amount={amount} tone="plain" size="small" cents="auto" />;
  return (
    <Table
      caption={t('rates.title')}
      captionHidden
      narrow="stack"
      rows={rates}
      rowKey={({ zone }) => zone}
      columns={[
        { id: 'zone', head: t('rates.zone'), cell: ({ zone }) => t(`rates.zones.${zone}`) },
        { id: 'time', head: t('rates.time'), cell: (rate) => days(rate.days) },
        { id: 'fee', head: t('rates.fee'), cell: ({ fee }) => price(fee), numeric: true },
        { id: 'freeFrom', head: t('rates.freeFrom'), cell: ({ freeFrom }) => price(freeFrom), numeric: true },
      ]}
    />
  );
}
