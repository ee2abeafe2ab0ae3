'use client';

import { Banknote, Ban, CircleCheck, CircleHelp, CircleX, Clock, Hourglass, Landmark, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { IconDrawing } from '../../components/Icon/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { isNothing } from '../../text/amounts.ts';
import type { OrderExpiry } from '../../features/orders/orderView.ts';
import { PayCountdown } from '../../features/orders/PayCountdown.tsx';
import type { OrderToPay } from '../../features/payment/orderToPay.ts';
import { amountNames, standOf } from '../../features/payment/orderToPay.ts';
import * as shared from '../../features/payment/payment.css.ts';
import { Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { payTypes } from '../../patterns/PayMethods/index.ts';
import { StatusBanner, type StatusBannerProps } from '../../patterns/StatusBanner/index.ts';
import { StatusBannerBones } from '../../patterns/StatusBanner/StatusBannerBones.tsx';
import { isOpen, type PaymentResultState } from './PaymentResultScreen.state.ts';

export interface PaymentResultScreenProps {
  state: PaymentResultState;
  links: {
    home: string;
    /** The list of all orders, and that of what is paid and packed. */
    orders: string;
    toShip: string;
    order: (orderNo: string) => string;
    pay: (orderNo: string) => string;
  };
  onRetry: () => void;
  onExpired: OrderExpiry;
}

/** Where a payment ends (docs/domain/checkout.md#result): what the server knows of it, never what the address claims. */
export function PaymentResultScreen({ state, links, onRetry, onExpired }: PaymentResultScreenProps) {
  const { t } = useTranslation(['paymentResult', 'orderList', 'payMethods']);
  const arrived = state.status === 'loading' || state.status === 'failed' ? undefined : state;
  return (
    <div className={shared.result}>
      <VisuallyHidden role="status">{arrived && isPolite(arrived.status) && t(`paymentResult:${wordsOf(arrived)}.title`)}</VisuallyHidden>
      <AsyncContent
        pageTitle={t('payMethods:title')}
        state={state}
        skeleton={<LoadingResult label={t('paymentResult:loading')} />}
        failedTitle={t('paymentResult:failed')}
        onRetry={onRetry}
        exit={{ href: links.orders, label: t('orderList:all') }}
      >
        {(arrived) => <Result state={arrived} links={links} onExpired={onExpired} />}
      </AsyncContent>
    </div>
  );
}

type Arrived = Exclude<PaymentResultState, { status: 'loading' | 'failed' }>;

function Result({ state, links, onExpired }: Pick<PaymentResultScreenProps, 'links' | 'onExpired'> & { state: Arrived }) {
  const { t } = useTranslation(['paymentResult', 'payment', 'orderList']);
  const order = 'order' in state ? state.order : undefined;
  const words = wordsOf(state);
  const [glyph, tone] = words === 'cash' ? ([Banknote, 'success'] as const) : looks[words];
  const message = state.status === 'badRequest' ? state.message : '';
  return (
    <Panel padding="large">
      <StatusBanner
        key={state.status}
        icon={glyph}
        tone={tone}
        title={t(`paymentResult:${words}.title`)}
        description={message || t(words === 'cancelled' && !order ? 'paymentResult:cancelled.unknown' : `paymentResult:${words}.text`)}
        // While it is being paid there is nothing to hurry for.
        countdown={order && standOf(order) === 'open' && !isOpen(state) && <PayCountdown order={order} onOver={onExpired} />}
      >
        <Stack gap={5}>
          {order && <Facts order={order} />}
          <Ways state={state} links={links} />
        </Stack>
      </StatusBanner>
    </Panel>
  );
}

/** Cash changes hands at the door: "received" would be wrong. */
const wordsOf = (state: Arrived) => (state.status === 'succeeded' && state.order.payType === 'cod' ? 'cash' : state.status);

/** What comes without a press is said. */
const isPolite = (status: Arrived['status']) => status !== 'missing' && status !== 'badRequest';

function Facts({ order }: { order: OrderToPay }) {
  const { t } = useTranslation(['payment', 'payMethods', 'orderList']);
  const payType = payTypes.find((type) => type === order.payType);
  const stand = standOf(order);
  return (
    <Panel tone="sunken" padding="small">
      <DescriptionList>
        <DescriptionItem term={t('payment:orderNo')}>
          <Text as="span" numeric>
            {order.orderNo}
          </Text>
        </DescriptionItem>
        {payType && <DescriptionItem term={t('payment:by')}>{t(`payMethods:name.${payType}`)}</DescriptionItem>}
        <DescriptionItem term={t('orderList:freight')}>
          {isNothing(order.freight) ? t('orderList:free') : <Price amount={order.freight} size="small" tone="plain" />}
        </DescriptionItem>
        <DescriptionItem term={t(`orderList:${stand === 'paid' && order.payType === 'cod' ? 'toPay' : amountNames[stand]}`)}>
          <Price amount={order.total} size="medium" tone={stand === 'open' ? 'accent' : 'plain'} />
        </DescriptionItem>
      </DescriptionList>
    </Panel>
  );
}

/** What can be done now: the likeliest last and filled. */
function Ways({ state, links }: Pick<PaymentResultScreenProps, 'links'> & { state: Arrived }): ReactNode {
  const { t } = useTranslation(['paymentResult', 'payment', 'orderList']);
  const home = <LinkButton href={links.home}>{t('paymentResult:home')}</LinkButton>;
  const orders = <LinkButton href={links.orders}>{t('orderList:all')}</LinkButton>;
  const view = (order: OrderToPay) => <LinkButton href={links.order(order.orderNo)}>{t('orderList:toOrder')}</LinkButton>;
  const pay = (order: OrderToPay, text: string) => (
    <LinkButton tone="primary" href={links.pay(order.orderNo)}>
      {text}
    </LinkButton>
  );
  return <div className={shared.ways}>{ways()}</div>;

  function ways() {
    switch (state.status) {
      case 'succeeded':
        return (
          <>
            {home}
            <LinkButton tone="primary" href={links.toShip}>
              {t('paymentResult:toShip')}
            </LinkButton>
          </>
        );
      case 'processing':
        return view(state.order);
      case 'waitingForBank':
        return (
          <>
            {home}
            {view(state.order)}
          </>
        );
      case 'declined':
      case 'unpaid':
        return (
          <>
            {view(state.order)}
            {pay(state.order, state.status === 'declined' ? t('paymentResult:again') : t('orderList:actions.pay'))}
          </>
        );
      case 'cancelled':
        return state.order ? (
          <>
            {view(state.order)}
            {pay(state.order, t('orderList:actions.pay'))}
          </>
        ) : (
          orders
        );
      case 'expired':
      case 'missing':
      case 'notFound':
      case 'badRequest':
        return (
          <>
            {home}
            {orders}
          </>
        );
      default:
        return state satisfies never;
    }
  }
}

const looks: Readonly<Record<Arrived['status'], readonly [IconDrawing, NonNullable<StatusBannerProps['tone']>]>> = {
  succeeded: [CircleCheck, 'success'],
  processing: [Hourglass, 'info'],
  waitingForBank: [Landmark, 'info'],
  declined: [CircleX, 'danger'],
  unpaid: [Clock, 'warning'],
  cancelled: [Ban, 'warning'],
  expired: [CircleX, 'neutral'],
  missing: [CircleHelp, 'neutral'],
  notFound: [CircleHelp, 'neutral'],
  badRequest: [TriangleAlert, 'danger'],
};

function LoadingResult({ label }: { label: string }) {
  return (
    <Panel padding="large">
      <Skeleton label={label}>
        <Stack gap={5}>
          <StatusBannerBones />
          <SkeletonBlock shape="card" />
          <div className={shared.ways}>
            <SkeletonBlock shape="button" />
            <SkeletonBlock shape="button" />
          </div>
        </Stack>
      </Skeleton>
    </Panel>
  );
}
