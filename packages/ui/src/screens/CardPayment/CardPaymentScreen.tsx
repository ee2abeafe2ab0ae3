'use client';

import { CircleCheck, CircleX, Settings, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { Trail } from '../../features/trail/Trail.tsx';
import { Heading, Inline, Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { StatusBanner, type StatusBannerProps } from '../../patterns/StatusBanner/index.ts';
import type { OrderExpiry } from '../../features/orders/orderView.ts';
import * as shared from '../../features/payment/payment.css.ts';
import { PaymentSummary } from '../../features/payment/PaymentSummary.tsx';
import type { Outcome } from '../../state/resource.ts';
import { BankQuestion } from './BankQuestion.tsx';
import { CardForm } from './CardForm.tsx';
import type { TestCard } from './CardPaymentScreen.schema.ts';
import * as styles from './CardPaymentScreen.css.ts';
import type { CardPaymentState } from './CardPaymentScreen.state.ts';

// A shop with a real gateway never loads it.
const DemoCardForm = lazyWithRetry(async () => ({ default: (await import('./DemoCardForm.tsx')).DemoCardForm }));

export interface CardPaymentScreenProps {
  state: CardPaymentState;
  links: { orders: string; order: (orderNo: string) => string; payOtherwise: (orderNo: string) => string };
  /** The provider's own fields. Without them the demo's are shown. */
  fields?: ReactNode;
  /** Pays: with the provider's fields, or with the demo's card. Done when the bank has said yes or takes its time; failed when it
   * said no, which `attempt` then says, or when its answer was lost. */
  onPay: (card?: TestCard) => Promise<Outcome>;
  /** The shopper's answer to the demo's bank. */
  onApprove: (approved: boolean) => void;
  onRetry: () => void;
  onExpired: OrderExpiry;
}

/** Pays an order by card (docs/domain/checkout.md#cards): the provider's fields, or those of the demo gateway, which says what it is. */
export function CardPaymentScreen(props: CardPaymentScreenProps) {
  const { state, links, onRetry } = props;
  const { t } = useTranslation(['cardPayment', 'orderList', 'common']);
  const hasForm = state.status === 'ready' || state.status === 'loading' || state.status === 'failed';
  return (
    <Stack gap={5} className={shared.page}>
      <Trail
        label={t('common:where')}
        moreLabel={t('common:wholePath')}
        steps={[{ href: links.orders, label: t('common:header.orders') }]}
        current={t('cardPayment:title')}
      />
      {hasForm && (
        <Inline gap={3}>
          <Heading level={1} tabIndex={-1}>
            {t('cardPayment:title')}
          </Heading>
          {state.status === 'ready' && state.gateway === 'demo' && <Tag tone="warning">{t('cardPayment:demo.mark')}</Tag>}
        </Inline>
      )}
      <AsyncContent
        state={state}
        skeleton={<LoadingCard label={t('orderList:loadingOrder')} />}
        failedTitle={t('orderList:failedOrder')}
        onRetry={onRetry}
        exit={{ href: links.orders, label: t('orderList:all') }}
      >
        {(arrived) => <Content {...props} state={arrived} />}
      </AsyncContent>
    </Stack>
  );
}

type ContentProps = Omit<CardPaymentScreenProps, 'state'> & { state: Exclude<CardPaymentState, { status: 'loading' | 'failed' }> };

function Content({ state, links, fields, onPay, onApprove, onExpired }: ContentProps) {
  const { t } = useTranslation(['cardPayment', 'payment', 'orderList']);
  switch (state.status) {
    case 'missing':
    case 'notFound':
      return (
        <Panel padding="large">
          <StatusBanner
            icon={TriangleAlert}
            tone="warning"
            title={state.status === 'missing' ? t('cardPayment:missing.title') : t('orderList:notFound')}
            description={t('cardPayment:missing.text')}
            actions={<LinkButton href={links.orders}>{t('orderList:all')}</LinkButton>}
          />
        </Panel>
      );
    case 'notConfigured':
    case 'succeeded':
    case 'cancelled': {
      const [glyph, tone] = looks[state.status];
      const { orderNo } = state.order;
      return (
        <div className={shared.columns}>
          <Panel padding="large">
            <StatusBanner
              icon={glyph}
              tone={tone}
              title={
                state.status === 'notConfigured'
                  ? t('cardPayment:notConfigured.title')
                  : t(`payment:${state.status === 'succeeded' ? 'paid' : 'cancelled'}.title`)
              }
              description={
                state.status === 'notConfigured'
                  ? t('cardPayment:notConfigured.text')
                  : t(`payment:${state.status === 'succeeded' ? 'paid' : 'cancelled'}.text`)
              }
              actions={
                state.status === 'notConfigured' ? (
                  <LinkButton tone="primary" href={links.payOtherwise(orderNo)}>
                    {t('payment:otherwise')}
                  </LinkButton>
                ) : (
                  <LinkButton href={links.order(orderNo)}>{t('orderList:toOrder')}</LinkButton>
                )
              }
            />
          </Panel>
          <PaymentSummary order={state.order} onExpired={onExpired} />
        </div>
      );
    }
    case 'ready': {
      const { attempt, gateway, order } = state;
      return (
        <div className={shared.columns}>
          <Panel padding="large">
            {gateway === 'demo' ? (
              <LazySuspense fallback={<Bones label={t('orderList:loadingOrder')} />}>
                <DemoCardForm attempt={attempt} amount={order.total} onPay={onPay} />
              </LazySuspense>
            ) : (
              <CardForm attempt={attempt} amount={order.total} fields={fields} onPay={() => onPay()} />
            )}
            {gateway === 'demo' && attempt.status === 'authentication' && <BankQuestion amount={order.total} onAnswer={onApprove} />}
          </Panel>
          <PaymentSummary order={order} onExpired={onExpired} />
        </div>
      );
    }
    default:
      return state satisfies never;
  }
}

const looks: Readonly<
  Record<'notConfigured' | 'succeeded' | 'cancelled', readonly [StatusBannerProps['icon'], NonNullable<StatusBannerProps['tone']>]>
> = {
  notConfigured: [Settings, 'warning'],
  succeeded: [CircleCheck, 'success'],
  cancelled: [CircleX, 'neutral'],
};

function LoadingCard({ label }: { label: string }) {
  return (
    <div className={shared.columns}>
      <Panel padding="large">
        <Bones label={label} />
      </Panel>
      <Panel aria-hidden className={shared.aside}>
        <Skeleton label="">
          <Stack gap={3}>
            <SkeletonText scale="subtitle" width="half" />
            {(['body', 'body', 'body', 'title'] as const).map((scale, row) => (
              <Inline key={row} gap={4} wrap={false}>
                <SkeletonText scale={scale} />
                <SkeletonText scale={scale} width="full" className={styles.boneAmount} />
              </Inline>
            ))}
          </Stack>
        </Skeleton>
      </Panel>
    </div>
  );
}

function Bones({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack gap={5}>
        <SkeletonBlock className={styles.boneNews} />
        <SkeletonBlock shape="field" />
        <div className={styles.pair}>
          <SkeletonBlock shape="field" />
          <SkeletonBlock shape="field" />
        </div>
        <SkeletonBlock className={styles.boneCards} />
        <Inline justify="end">
          <SkeletonBlock shape="button" />
        </Inline>
      </Stack>
    </Skeleton>
  );
}
