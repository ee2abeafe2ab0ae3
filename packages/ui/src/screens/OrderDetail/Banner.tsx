import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  HandCoins,
  MessageSquareText,
  Package,
  PackageCheck,
  Split,
  Truck,
  Undo2,
  UserRound,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconComponent } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { printMoment, useFormat } from '../../components/Format/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { OrderActions } from '../../features/orders/OrderActions.tsx';
import type { OrderActionLinks, OrderExpiry, OrderSender } from '../../features/orders/orderView.ts';
import { PayCountdown } from '../../features/orders/PayCountdown.tsx';
import { useOrderActions } from '../../features/orders/useOrderActions.tsx';
import { Panel } from '../../layout/index.ts';
import { StatusBanner, type StatusBannerProps } from '../../patterns/StatusBanner/index.ts';
import { AskAgain, type RefundAgain } from '../../features/refunds/AskAgain.tsx';
import * as styles from './OrderDetailScreen.css.ts';
import type { OrderDetailView } from './OrderDetailScreen.state.ts';
import { type OrderStage, type OrderStep, progressOf } from './orderStage.ts';
import { useFocusKept } from './useFocusKept.ts';

/** Where an order's page leads. */
export interface OrderDetailLinks extends OrderActionLinks {
  orders: string;
  goods: (productId: number) => string;
  refund: (refundNumber: string) => string;
}

export interface BannerProps {
  order: OrderDetailView;
  links: OrderDetailLinks;
  /** Sends an action that needs no page of its own. */
  onAct: OrderSender;
  /** Somebody is about to look where the parcel is. */
  onLogisticsNear: () => void;
  onExpired: OrderExpiry;
  /** Asks for what of its refund could not be loaded. */
  again: RefundAgain;
}

/** Where an order stands, what is next, and what may be done. */
export function Banner({ order, links, onAct, onLogisticsNear, onExpired, again }: BannerProps) {
  const { t } = useTranslation(['orderDetail', 'orderList']);
  const { ask, dialog, busy, near } = useOrderActions(links, onAct);
  const banner = useFocusKept(dialog !== undefined);
  const { stage, newestRefund: refund } = order;
  const [glyph, tone] = looks[stage];
  const refused = stage === 'refundRefused';
  const isLost = refused && refund?.refusalLost;
  return (
    <>
      <Panel padding="large" className={styles.panel}>
        <StatusBanner
          {...near}
          ref={banner}
          icon={glyph}
          tone={tone}
          title={t(`orderDetail:stage.${stage}.title`)}
          description={t(`orderDetail:stage.${stage}.text`)}
          countdown={stage === 'unpaid' && <PayCountdown order={order} onOver={onExpired} />}
          actions={
            <div className={styles.actions}>
              <OrderActions
                {...{ order, links, busy, onLogisticsNear }}
                onAsk={ask}
                others="neutral"
                details={<Further stage={stage} links={links} refund={refused && !isLost ? undefined : refund?.number} />}
              />
            </div>
          }
        >
          {isLost && <Lost text={t('orderList:refusalLost')} again={again} />}
          {order.refundsLost && <Lost text={t('orderDetail:refundsLost')} again={again} />}
          {refused && refund && !isLost && (
            <Alert
              tone="danger"
              title={t('orderDetail:refusal')}
              action={
                <LinkButton size="small" href={links.refund(refund.number)}>
                  {t('orderDetail:viewRefund')}
                </LinkButton>
              }
            >
              {refund.refusal?.trim() || t('orderDetail:noReason')}
            </Alert>
          )}
          <Progress order={order} />
        </StatusBanner>
      </Panel>
      {dialog}
    </>
  );
}

/** What could not be loaded stands where it would be. */
function Lost({ text, again }: { text: string; again: RefundAgain }) {
  const id = useId();
  return (
    <Alert tone="warning" action={<AskAgain {...again} about={id} />}>
      <span id={id}>{text}</span>
    </Alert>
  );
}

/** Ways that are no action of the order: to its refund, or to the orders that it has become. */
function Further({ stage, links, refund }: { stage: OrderStage; links: OrderDetailLinks; refund: string | undefined }) {
  const { t } = useTranslation('orderDetail');
  if (stage === 'split') return <LinkButton href={links.orders}>{t('orders')}</LinkButton>;
  return refund === undefined ? null : <LinkButton href={links.refund(refund)}>{t('viewRefund')}</LinkButton>;
}

function Progress({ order }: { order: OrderDetailView }) {
  const { t } = useTranslation('orderDetail');
  const format = useFormat();
  const progress = progressOf(order);
  if (!progress) return null;
  const times: Partial<Record<OrderStep, string | undefined>> = { placed: order.placedAt, payment: order.paidAt };
  return (
    <Stepper
      className={styles.progress}
      tone={progress.tone}
      completed={progress.done}
      steps={
        progress.of === 'refund'
          ? progress.steps.map((step) => ({ id: step, label: t(`refundSteps.${step}`) }))
          : progress.steps.map((step) => {
              const at = times[step];
              return { id: step, label: t(`steps.${step}`), note: at && printMoment(at, format) };
            })
      }
      texts={{ label: t('progress'), done: t('done'), toCome: t('toCome') }}
    />
  );
}

const looks: Readonly<Record<OrderStage, readonly [IconComponent, NonNullable<StatusBannerProps['tone']>]>> = {
  unpaid: [Clock, 'warning'],
  toShip: [Package, 'info'],
  onTheWay: [Truck, 'info'],
  byPerson: [UserRound, 'info'],
  virtual: [PackageCheck, 'info'],
  toReview: [MessageSquareText, 'success'],
  completed: [CircleCheck, 'success'],
  cancelled: [CircleX, 'neutral'],
  unknown: [CircleHelp, 'neutral'],
  split: [Split, 'success'],
  refundApplied: [Undo2, 'info'],
  refunding: [Undo2, 'info'],
  moneyOnItsWay: [HandCoins, 'success'],
  refunded: [HandCoins, 'success'],
  refundRefused: [CircleX, 'danger'],
};
