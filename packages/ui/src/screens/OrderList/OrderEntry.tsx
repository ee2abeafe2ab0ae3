import { useTranslation } from 'react-i18next';
import { printMoment, useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { RefundAction } from '../../flows/refund.ts';
import type { OrderTab } from '../../flows/orderTabs.ts';
import { OrderActions } from '../../features/orders/OrderActions.tsx';
import { isNothing, type OrderActionLinks, type OrderExpiry, type OrderView, type SentAction } from '../../features/orders/orderView.ts';
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
}

export interface OrderEntryProps {
  entry: OrderView | RefundView;
  links: OrderListLinks;
  /** Number of the order that something is being sent for. */
  busy: string | undefined;
  /** A line of the list has its review: every order keeps room for the mark, so that the columns stay in line. */
  marked: boolean;
  onAsk: (action: SentAction, order: OrderView) => void;
  onLogisticsNear: () => void;
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
  onLogisticsNear,
  onExpired,
}: Omit<OrderEntryProps, 'entry' | 'again'> & { order: OrderView }) {
  const { t } = useTranslation('orderList');
  const format = useFormat();
  return (
    <OrderCard
      shops={order.shops}
      total={order.total}
      due={order.state === 'unpaid'}
      state={order.state === 'unpaid' ? <PayCountdown order={order} onOver={onExpired} /> : <State order={order} />}
      texts={{
        number: t('order', { number: order.number }),
        placed: order.placedAt && printMoment(order.placedAt, format),
        summary: <Summary quantity={order.quantity} freight={order.freight} />,
        totalLabel: t(order.state === 'unpaid' ? 'toPay' : order.state === 'cancelled' ? 'total' : 'paid'),
        quantity: (count) => t('quantity', { count }),
        reviewed: marked ? t('evaluated') : undefined,
      }}
      actions={
        <OrderActions
          {...{ order, links, busy, onAsk, onLogisticsNear }}
          details={<LinkButton href={links.details(order)}>{t('actions.details')}</LinkButton>}
        />
      }
    />
  );
}

function State({ order }: { order: OrderView }) {
  const { t } = useTranslation('orderList');
  if (order.refund !== 'none' && order.refund !== 'unknown')
    return <Tag tone={order.refund === 'refunded' ? 'success' : 'info'}>{t(`refundStage.${order.refund}`)}</Tag>;
  const tone = {
    unpaid: 'warning',
    toShip: 'neutral',
    toReceive: 'info',
    toReview: 'success',
    completed: 'success',
    cancelled: 'neutral',
    unknown: 'neutral',
  } as const;
  return <Tag tone={tone[order.state]}>{t(order.state === 'completed' && order.reviewed ? 'evaluated' : `state.${order.state}`)}</Tag>;
}

function Summary({ quantity, freight }: { quantity: number; freight?: string | undefined }) {
  const { t } = useTranslation('orderList');
  const free = freight !== undefined && isNothing(freight);
  return (
    <>
      <span>{t('items', { count: quantity })}</span>
      {freight !== undefined && (
        <>
          <span aria-hidden>·</span>
          <span>
            {free ? t('freeFreight') : t('freight')} {!free && <Price amount={freight} size="small" tone="plain" />}
          </span>
        </>
      )}
    </>
  );
}
