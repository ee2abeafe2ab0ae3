import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { OrderLine, OrderLineList, type OrderLineView } from '../OrderLine/index.ts';
import { CardFrame } from './CardFrame.tsx';
import * as frame from './CardFrame.css.ts';
import * as styles from './OrderCard.css.ts';

/** The lines that one shop delivers. */
export interface OrderShopView {
  merchant: { id: number; name: string };
  lines: readonly OrderLineView[];
}

export interface OrderCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Each shop with its lines; one alone stands in the head, several above their lines. */
  shops: readonly OrderShopView[];
  /** Decimal text. */
  total: string;
  /** Its words, in the page's language. */
  texts: {
    /** Such as "Order SH260618…". */
    number: string;
    /** When it was placed; empty when the server does not say. */
    placed?: string | undefined;
    /** Such as "3 items, free delivery". */
    summary: ReactNode;
    totalLabel: string;
    quantity: (count: number) => string;
    /** Beside a line that has its review; without it no room is kept for the mark. */
    reviewed?: string | undefined;
  };
  /** Where the order stands, as a `Tag`. */
  state?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
  /** The total decides something, so it is printed in the accent's colour. */
  due?: boolean;
}

/** One order in a list: shops, lines, total, actions. Renders an `<article>` named by its number. */
export function OrderCard({ shops, total, texts, due, ...rest }: OrderCardProps) {
  const title = useId();
  const [first] = shops;
  return (
    <CardFrame
      aria-labelledby={title}
      {...rest}
      head={
        <>
          {shops.length === 1 && first && <span className={frame.lead}>{first.merchant.name}</span>}
          <h2 id={title} className={frame.meta}>
            {texts.number}
          </h2>
          {texts.placed && <span className={frame.meta}>{texts.placed}</span>}
        </>
      }
      summary={texts.summary}
      sumLabel={texts.totalLabel}
      sum={total}
      sumTone={due ? 'accent' : 'plain'}
    >
      {shops.map(({ merchant, lines }, at) => (
        <Fragment key={`${merchant.id} ${at}`}>
          {shops.length > 1 && <h3 className={styles.shop}>{merchant.name}</h3>}
          <OrderLineList>
            {lines.map((line) => (
              <OrderLine key={line.id} line={line} texts={texts} />
            ))}
          </OrderLineList>
        </Fragment>
      ))}
    </CardFrame>
  );
}
