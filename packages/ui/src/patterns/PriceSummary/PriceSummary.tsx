import type { ComponentProps, ReactNode } from 'react';
import { Price } from '../../components/Price/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './PriceSummary.css.ts';
import { isNothing } from '../../text/amounts.ts';
import { takenOff } from './takenOff.ts';

/** The rows in the order in which they are printed. */
export const priceSummaryRows = ['goods', 'freight', 'subtotal', 'couponDeduction', 'pointsDeduction', 'total'] as const;
export type PriceSummaryRow = (typeof priceSummaryRows)[number];

/** What an order costs and why. Amounts are decimal texts; deductions are given without a sign. */
export interface PriceSummaryView {
  goods: string;
  freight: string;
  /** Before the deductions; absent when there are none, as it is then the total. */
  subtotal?: string | undefined;
  /** Absent when no coupon is used; its row is then left out. */
  couponDeduction?: string | undefined;
  /** Absent when no points are used; its row is then left out. */
  pointsDeduction?: string | undefined;
  total: string;
}

export interface PriceSummaryProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The amounts as the server has them. */
  summary: PriceSummaryView;
  /** Name of each row, and what stands for a freight of nothing, such as "Free". */
  labels: Record<PriceSummaryRow | 'free', string>;
  /** Below a row, such as "From three shops" or "Free from ₹999". */
  notes?: Partial<Record<PriceSummaryRow, ReactNode>> | undefined;
  /** `accent` while it is to be paid; `plain` in an order that is paid. */
  tone?: 'accent' | 'plain' | undefined;
}

/**
 * How the total comes about: goods, freight, deductions, total. It adds nothing up: the server's amounts are printed as they
 * are. A total that changes is said politely by screen readers. Renders a `<dl>`. While it loads: `PriceSummarySkeleton`.
 */
export function PriceSummary({ summary, labels, notes, tone = 'accent', className, ...rest }: PriceSummaryProps) {
  return (
    <dl {...rest} className={classes(styles.root, className)}>
      {priceSummaryRows.map((row) => {
        const amount = amountOf(summary, row);
        const last = row === 'total';
        const note = notes?.[row];
        return (
          amount !== undefined && (
            <div key={row} className={classes(styles.row, last && styles.total)}>
              <dt className={classes(styles.name, last && styles.totalName)}>{labels[row]}</dt>
              <dd className={styles.amount} {...(last && { 'aria-live': 'polite' })}>
                {row === 'freight' && isNothing(amount) ? (
                  labels.free
                ) : (
                  <Price amount={amount} size={last ? 'huge' : 'small'} tone={last ? tone : 'plain'} className={styles.price} />
                )}
              </dd>
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          )
        );
      })}
    </dl>
  );
}

function amountOf(summary: PriceSummaryView, row: PriceSummaryRow): string | undefined {
  const amount = summary[row];
  return amount !== undefined && (row === 'couponDeduction' || row === 'pointsDeduction') ? takenOff(amount) : amount;
}
