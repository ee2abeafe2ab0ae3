import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { OrderLine, OrderLineList, type OrderLineView } from '../../patterns/OrderLine/index.ts';
import { lines as lineList } from '../orders/orderLines.css.ts';
import * as styles from './refunds.css.ts';

/** Lines that are shown of a long order until somebody asks for the rest. */
const first = 5;

/** What money is asked back for; of many lines the first few. Load the namespaces `orderList` and `refunds` with the screen. */
export function RefundLines({ lines, hrefOf }: { lines: readonly OrderLineView[]; hrefOf: (productId: number) => string }) {
  const { t } = useTranslation(['orderList', 'refunds']);
  const [open, setOpen] = useState(false);
  const folds = lines.length > first + 1;
  return (
    <>
      <OrderLineList className={lineList}>
        {(folds && !open ? lines.slice(0, first) : lines).map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            href={hrefOf(line.productId)}
            texts={{ quantity: (count) => t('orderList:quantity', { count }) }}
          />
        ))}
      </OrderLineList>
      {folds && (
        <Button className={styles.fold} fullWidth tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('refunds:lines.fewer') : t('refunds:lines.all', { count: lines.length })}
        </Button>
      )}
    </>
  );
}
