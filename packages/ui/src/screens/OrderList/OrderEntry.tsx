'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { RefundAction } from '../../flows/refund.ts';
import type { OrderTab } from '../../flows/orderTabs.ts';
import { OrderActions } from '../../features/orders/OrderActions.tsx';
import type { LinkedAction, OrderActionLinks, OrderExpiry, OrderView, SentAction } from '../../features/orders/orderView.ts';
import { PayCountdown } from '../../features/orders/PayCountdown.tsx';
import { OrderCard } from '../../patterns/OrderCard/index.ts';
import type { RefundAgain } from '../../features/refunds/AskAgain.tsx';
import { RefundEntry } from '../../features/refunds/RefundEntry.tsx';
import type { RefundView } from '../../features/refunds/refundViews.ts';

/** Where the list leads. */
export interface OrderListLinks extends OrderActionLinks, Record<RefundAction, (refund: RefundView) => string> {
  home: string;
  list: (tab: OrderTab, page: number) => string;
  details: (entry: OrderView | RefundView) => string;
  shop: (merchantId: number) => string;
  goods: (productId: number) => string;
}

export interface OrderEntryProps {
  entry: OrderView | RefundView;
  links: OrderListLinks;
  /** Number of the order that something is being sent for. */
  busy: string | undefined;
  /** A line of the list is marked as reviewed: every order keeps room for the mark, so that the columns stay in line. */
  marked: boolean;
  onAsk: (action: SentAction, order: OrderView) => void;
  onActionNear: (action: LinkedAction) => void;
  onExpired: OrderExpiry;
  again: RefundAgain;
}

/** An order or a refund of the list, with its texts and actions. */
export function OrderEntry({ entry, again, ...rest }: OrderEntryProps) {
  return entry.kind === 'order' ? <Order order={entry} {...rest} /> : <RefundEntry refund={entry} links={rest.links} again={again} />;
}

function Order({
  order,
  links,
  busy,
  marked,
  onAsk,
  onActionNear,
  onExpired,
}: Omit<OrderEntryProps, 'entry' | 'again'> & { order: OrderView }) {
  const { t } = useTranslation('orderList');
  return (
    <OrderCard
      order={order}
      links={links}
      reviewMarks={marked}
      state={<State order={order} onExpired={onExpired} />}
      actions={
        <OrderActions
          {...{ order, links, busy, onAsk, onActionNear }}
          place="list"
          further={{ href: links.details(order), label: t('actions.details') }}
        />
      }
    />
  );
}

function State({ order, onExpired }: { order: OrderView; onExpired: OrderExpiry }) {
  const { t } = useTranslation('orderList');
  const { state } = order;
  if (state === 'unpaid') return <PayCountdown order={order} onOver={onExpired} />;
  if (order.refund !== 'none' && order.refund !== 'unknown')
    return <Tag tone={order.refund === 'refunded' ? 'success' : 'info'}>{t(`refundStage.${order.refund}`)}</Tag>;
  const tone = {
    toShip: 'neutral',
    toReceive: 'info',
    toReview: 'success',
    completed: 'success',
    cancelled: 'neutral',
    unknown: 'neutral',
  } as const;
  const text = () => {
    if (state === 'completed' && order.reviewed) return t('evaluated');
    // What is not posted is never on its way.
    return state === 'toReceive' && order.virtual ? t('state.virtual') : t(`state.${state}`);
  };
  return <Tag tone={tone[state]}>{text()}</Tag>;
}
