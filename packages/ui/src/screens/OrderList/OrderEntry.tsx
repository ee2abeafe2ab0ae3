import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { printMoment, useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { allowedActions, type OrderAction } from '../../flows/order.ts';
import { OrderCard } from '../../patterns/OrderCard/index.ts';
import type { OrderView, RefundView } from './OrderList.state.ts';
import { type OrderListLinks, type SentAction, sentActions } from './useOrderActions.tsx';

export interface OrderEntryProps {
  entry: OrderView | RefundView;
  links: OrderListLinks;
  /** Number of the order that something is being sent for. */
  busy: string | undefined;
  onAsk: (action: SentAction, order: OrderView) => void;
}

/** An order or a refund of the list, with its texts and actions. */
export function OrderEntry({ entry, ...rest }: OrderEntryProps) {
  return entry.kind === 'order' ? <Order order={entry} {...rest} /> : <Refund refund={entry} links={rest.links} />;
}

function Order({ order, links, busy, onAsk }: Omit<OrderEntryProps, 'entry'> & { order: OrderView }) {
  const { t } = useTranslation('orderList');
  const format = useFormat();
  const actions = allowedActions(order);
  const likeliest = actions.at(-1);
  const toneOf = (action: OrderAction) =>
    action !== likeliest ? 'quiet' : action === 'pay' || action === 'confirmReceipt' ? 'primary' : 'accent';
  const isSent = (action: OrderAction): action is SentAction => sentActions.some((one) => one === action);
  return (
    <OrderCard
      shops={order.shops}
      total={order.total}
      due={order.state === 'unpaid'}
      state={<State order={order} />}
      texts={{
        number: t('order', { number: order.number }),
        placed: order.placedAt && printMoment(order.placedAt, format),
        summary: <Summary quantity={order.quantity} freight={order.freight} />,
        totalLabel: t(order.state === 'unpaid' ? 'toPay' : order.state === 'cancelled' ? 'total' : 'paid'),
        quantity: (count) => t('quantity', { count }),
        reviewed: t('evaluated'),
      }}
      actions={
        <>
          {actions.filter((action) => action !== likeliest).map(draw)}
          <LinkButton href={links.details(order)}>{t('actions.details')}</LinkButton>
          {likeliest && draw(likeliest)}
        </>
      }
    />
  );

  function draw(action: OrderAction) {
    if (!isSent(action)) {
      return (
        <LinkButton key={action} href={links.action(action, order)} tone={toneOf(action)}>
          {t(`actions.${action}`)}
        </LinkButton>
      );
    }
    return (
      <Button key={action} tone={toneOf(action)} busy={busy === order.number && action === 'buyAgain'} onClick={() => onAsk(action, order)}>
        {t(`actions.${action}`)}
      </Button>
    );
  }
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

function Refund({ refund, links }: { refund: RefundView; links: OrderListLinks }) {
  const { t } = useTranslation('orderList');
  const tone = {
    underReview: 'info',
    refused: 'danger',
    refunding: 'info',
    merchantRefunded: 'success',
    refunded: 'success',
    unknown: 'neutral',
  } as const;
  return (
    <OrderCard
      shops={refund.shops}
      total={refund.total}
      state={<Tag tone={tone[refund.status]}>{t(`refundStatus.${refund.status}`)}</Tag>}
      texts={{
        number: t('refund', { number: refund.number }),
        placed: t('forOrder', { number: refund.orderNumber }),
        summary: <Summary quantity={refund.quantity} />,
        totalLabel: t('refundAmount'),
        quantity: (count) => t('quantity', { count }),
        reviewed: t('evaluated'),
      }}
      actions={<LinkButton href={links.details(refund)}>{t('actions.details')}</LinkButton>}
    />
  );
}

function Summary({ quantity, freight }: { quantity: number; freight?: string | undefined }) {
  const { t } = useTranslation('orderList');
  const free = freight !== undefined && /^0+(\.0*)?$/.test(freight);
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
