'use client';

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
} from 'lucide';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { IconDrawing } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { OrderActions } from '../../features/orders/OrderActions.tsx';
import type { LinkedAction, OrderActionLinks, OrderExpiry, OrderSender, OrderView } from '../../features/orders/orderView.ts';
import { PayCountdown } from '../../features/orders/PayCountdown.tsx';
import { useOrderActions } from '../../features/orders/useOrderActions.tsx';
import { Panel } from '../../layout/index.ts';
import { Statement } from '../../patterns/Statement/index.ts';
import { StatusBanner, type StatusBannerProps } from '../../patterns/StatusBanner/index.ts';
import { AskAgain, type RefundAgain } from '../../features/refunds/AskAgain.tsx';
import { screenOnly } from '../../theme/print.css.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { OrderDetailView } from './OrderDetailScreen.state.ts';
import { type OrderStage, progressOf } from './orderStage.ts';
import { useFocusKept } from './useFocusKept.ts';

/** Where an order's page leads. */
export interface OrderDetailLinks extends OrderActionLinks {
  orders: string;
  /** Where an order that was paid is, as an order of each shop's. */
  paidOrders: string;
  refunds: string;
  goods: (productId: number) => string;
  shop: (merchantId: number) => string;
  refund: (refundOrderNo: string) => string;
  /** Where a refund that was refused is requested again. */
  applyAgain: (order: OrderView, refund: { refundOrderNo: string }) => string;
}

export interface BannerProps {
  order: OrderDetailView;
  links: OrderDetailLinks;
  /** Sends an action that needs no page of its own. */
  onAct: OrderSender;
  /** Somebody points at an action that is a link, or has the focus on it: what it opens can be loaded. */
  onActionNear: (action: LinkedAction) => void;
  onExpired: OrderExpiry;
  /** Asks for what of its refund could not be loaded. */
  again: RefundAgain;
}

/** Where an order stands, what is next, and what may be done. */
export function Banner({ order, links, onAct, onActionNear, onExpired, again }: BannerProps) {
  const { t } = useTranslation(['orderDetail', 'orderList', 'common']);
  const { ask, dialog, busy, near } = useOrderActions(links, onAct);
  const banner = useFocusKept(dialog !== undefined);
  const { stage, newestRefund: refund } = order;
  const [glyph, tone] = looks[stage];
  const refused = stage === 'refundRefused';
  const isLost = refused && refund?.refusalLost;
  const further =
    stage === 'split'
      ? { href: links.paidOrders, label: t('common:header.orders') }
      : stage === 'closed'
        ? { href: links.refunds, label: t('orderDetail:viewRefunds') }
        : // Where its reason stands, the way to the refund stands below it.
          refund && (!refused || isLost)
          ? { href: links.refund(refund.refundOrderNo), label: t('orderDetail:viewRefund') }
          : undefined;
  return (
    <>
      <Panel padding="large" className={styles.panel}>
        <StatusBanner
          {...near}
          ref={banner}
          icon={glyph}
          tone={tone}
          title={t(stage === 'split' && order.cash ? 'orderDetail:stage.split.cash' : `orderDetail:stage.${stage}.title`)}
          description={t(
            stage === 'split' && order.shops.length === 1 ? 'orderDetail:stage.split.oneShop' : `orderDetail:stage.${stage}.text`,
          )}
          countdown={stage === 'unpaid' && <PayCountdown order={order} onOver={onExpired} />}
          actions={
            <OrderActions
              {...{ order, links, busy, onActionNear }}
              onAsk={ask}
              place="page"
              further={further}
              againHref={refused && refund ? links.applyAgain(order, refund) : undefined}
            />
          }
        >
          {isLost && <Lost text={t('orderList:refusalLost')} again={again} />}
          {order.refundsLost && <Lost text={t('orderDetail:refundsLost')} again={again} />}
          {refused && refund && !isLost && (
            <Statement
              name={order.shops[0]?.merchant.name || t('orderList:theShop')}
              action={
                <LinkButton size="small" href={links.refund(refund.refundOrderNo)}>
                  {t('orderDetail:viewRefund')}
                </LinkButton>
              }
            >
              {refund.refusal?.trim() || t('orderDetail:noReason')}
            </Statement>
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

function Progress({ order }: { order: OrderDetailView }) {
  const { t } = useTranslation(['orderDetail', 'refunds', 'common']);
  const progress = progressOf(order);
  if (!progress) return null;
  return (
    <Stepper
      className={screenOnly}
      tone={progress.tone}
      completed={progress.done}
      steps={
        progress.of === 'refund'
          ? progress.steps.map((step) => ({ id: step, label: t(`refunds:steps.${step}`) }))
          : progress.steps.map((step) => ({ id: step, label: t(`steps.${step}`) }))
      }
      texts={{ label: t('progress'), done: t('common:steps.done'), toCome: t('common:steps.toCome') }}
    />
  );
}

const looks: Readonly<Record<OrderStage, readonly [IconDrawing, NonNullable<StatusBannerProps['tone']>]>> = {
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
  closed: [CircleX, 'neutral'],
  refundApplied: [Undo2, 'info'],
  refunding: [Undo2, 'info'],
  moneyOnItsWay: [HandCoins, 'info'],
  refunded: [HandCoins, 'success'],
  nothingToPay: [CircleCheck, 'success'],
  refundRefused: [CircleX, 'danger'],
};
