'use client';

import { useState } from 'react';
import { OrderLine, OrderLineList, type OrderLineView } from '../../patterns/OrderLine/index.ts';
import { FoldButton } from '../orders/FoldButton.tsx';
import { lines as lineList } from '../orders/orders.css.ts';
import * as styles from './refunds.css.ts';

/** Lines that are shown of a long order until somebody asks for the rest. */
const first = 5;

/** What money is asked back for; of many lines the first few. Load the namespace `orderList` with the screen. */
export function RefundLines({ lines, hrefOf }: { lines: readonly OrderLineView[]; hrefOf: (productId: number) => string }) {
  const [open, setOpen] = useState(false);
  const folds = lines.length > first + 1;
  return (
    <>
      <OrderLineList className={lineList}>
        {(folds && !open ? lines.slice(0, first) : lines).map((line) => (
          <OrderLine key={line.id} line={line} href={hrefOf(line.productId)} />
        ))}
      </OrderLineList>
      {folds && <FoldButton className={styles.fold} open={open} count={lines.length} onClick={() => setOpen(!open)} />}
    </>
  );
}
