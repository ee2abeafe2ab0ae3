'use client';

import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printMoment, useDateFormat } from '../../components/Format/index.ts';
import { Price } from '../../components/Price/index.ts';
import type { OrderState } from '../../flows/order.ts';
import { isNothing } from '../../text/amounts.ts';
import { OrderLine, OrderLineList, type OrderLineView } from '../OrderLine/index.ts';
import { ShopName } from '../ShopName/index.ts';
import { CardFrame } from './CardFrame.tsx';
import * as frame from './CardFrame.css.ts';
import * as styles from './OrderCard.css.ts';

/** The lines that one shop delivers. */
export interface OrderShopView {
  merchant: { id: number; name: string };
  lines: readonly OrderLineView[];
}

/** What a card shows of one order. */
export interface OrderCardView {
  orderNo: string;
  state: OrderState;
  /** Each shop with its lines; one alone stands in the head, several above their lines. */
  shops: readonly OrderShopView[];
  /** How many things were bought. */
  quantity: number;
  /** What delivery costs, as decimal text; absent while the server does not say. */
  freight?: string | undefined;
  /** Decimal text. */
  total: string;
  /** When it was placed, as ISO 8601; absent when the server does not say. */
  placedAt?: string | undefined;
}

/** Where an order's shops and goods are. */
export interface OrderCardLinks {
  shop: (merchantId: number) => string;
  goods: (productId: number) => string;
}

export interface OrderCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What was ordered, and where that stands. The total of one that is not paid is printed in the accent's colour. */
  order: OrderCardView;
  /** Where shops and goods are; without it they are no links. */
  links?: OrderCardLinks | undefined;
  /** Keeps room at each line for the mark that it has its review. */
  reviewMarks?: boolean | undefined;
  /** Where the order stands, as a `Tag`. */
  state?: ReactNode;
  /** The buttons at its foot. */
  actions?: ReactNode;
}

/**
 * One order in a list: shops, lines, total, actions. Renders an `<article>` named by its number. Load the namespace `orderList`
 * with it.
 */
export function OrderCard({ order, links, reviewMarks = false, ...rest }: OrderCardProps) {
  const { t } = useTranslation('orderList');
  const format = useDateFormat();
  const title = useId();
  const { shops, state, placedAt } = order;
  const [first] = shops;
  return (
    <CardFrame
      aria-labelledby={title}
      {...rest}
      head={
        <>
          {shops.length === 1 && first && <ShopName name={first.merchant.name} href={links?.shop(first.merchant.id)} />}
          {/* Neither goes on to the next line without the other as long as both fit there. */}
          <div className={frame.words}>
            <h2 id={title} className={frame.meta}>
              {t('order', { number: order.orderNo })}
            </h2>
            {placedAt && <span className={frame.meta}>{printMoment(placedAt, format)}</span>}
          </div>
        </>
      }
      summary={<Summary {...order} />}
      sumLabel={t(sumLabels[state])}
      sum={order.total}
      sumTone={state === 'unpaid' ? 'accent' : 'plain'}
    >
      {shops.map(({ merchant, lines }, at) => (
        <Fragment key={`${merchant.id} ${at}`}>
          {shops.length > 1 && (
            <h3 className={styles.shop}>
              <ShopName name={merchant.name} href={links?.shop(merchant.id)} />
            </h3>
          )}
          <OrderLineList>
            {lines.map((line) => (
              <OrderLine key={line.id} line={line} href={links?.goods(line.productId)} reviewMark={reviewMarks} />
            ))}
          </OrderLineList>
        </Fragment>
      ))}
    </CardFrame>
  );
}

/** How an order is paid is not known here: until it has arrived, cash may still be to pay. */
const sumLabels = {
  unpaid: 'toPay',
  toShip: 'total',
  toReceive: 'total',
  toReview: 'paid',
  completed: 'paid',
  cancelled: 'total',
  unknown: 'total',
} as const satisfies Record<OrderState, string>;

function Summary({ quantity, freight }: Pick<OrderCardView, 'quantity' | 'freight'>) {
  const { t } = useTranslation('orderList');
  const free = freight !== undefined && isNothing(freight);
  return (
    <>
      <span>{t('pieces', { count: quantity })}</span>
      {freight !== undefined && (
        <>
          <span aria-hidden>·</span>
          <span>
            {free ? t('freeFreight') : t('freight')} {!free && <Price amount={freight} size="small" tone="faint" />}
          </span>
        </>
      )}
    </>
  );
}
