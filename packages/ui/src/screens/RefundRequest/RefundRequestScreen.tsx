'use client';

import { CircleCheck } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { OrderFormSkeleton } from '../../features/orders/OrderFormSkeleton.tsx';
import { Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import * as form from '../../patterns/FormFrame/FormFrame.css.ts';
import { StatusBanner } from '../../patterns/StatusBanner/index.ts';
import { StepList } from '../../patterns/StepList/index.ts';
import { RefundLines } from '../../features/refunds/RefundLines.tsx';
import { RefundStepper } from '../../features/refunds/RefundStepper.tsx';
import { Statement } from '../../patterns/Statement/index.ts';
import { RefundForm, type RefundFormProps } from './RefundForm.tsx';
import { Trail } from '../../features/trail/Trail.tsx';
import * as styles from './RefundRequestScreen.css.ts';
import type { RefundableView, RefundRequestState } from './RefundRequestScreen.state.ts';

export interface RefundRequestScreenProps extends Omit<RefundFormProps, 'reasons' | 'initial'> {
  /** The order's number in the address; may be empty. */
  orderNo: string;
  state: RefundRequestState;
  links: {
    orders: string;
    refunds: string;
    order: (orderNo: string) => string;
    refund: (refundOrderNo: string) => string;
    goods: (productId: number) => string;
  };
  onRetry: () => void;
}

/** Asks for the money of an order: what comes back, and why (docs/domain/refunds.md). */
export function RefundRequestScreen({ onRetry, ...props }: RefundRequestScreenProps) {
  const { orderNo, state, links } = props;
  const { t } = useTranslation(['refundRequest', 'common', 'orderList']);
  return (
    <Stack>
      <Trail
        label={t('common:where')}
        steps={[
          { href: links.orders, label: t('common:header.orders') },
          ...(orderNo ? [{ href: links.order(orderNo), label: t('orderList:order', { number: orderNo }) }] : []),
        ]}
        current={t('title')}
        moreLabel={t('common:header.orders')}
      />
      <AsyncContent
        pageTitle={t('title')}
        state={state}
        skeleton={<LoadingForm />}
        failedTitle={t('orderList:failedOrder')}
        onRetry={onRetry}
      >
        {(arrived) => <Content {...props} state={arrived} />}
      </AsyncContent>
    </Stack>
  );
}

type ArrivedProps = Omit<RefundRequestScreenProps, 'state' | 'onRetry'> & {
  state: Exclude<RefundRequestState, { status: 'loading' | 'failed' }>;
};

function Content({ orderNo, state, links, ...rest }: ArrivedProps) {
  const { t } = useTranslation(['refundRequest', 'orderList', 'refunds', 'common']);
  const errorText = useErrorText();
  const nextId = useId();
  const goodsId = useId();
  switch (state.status) {
    case 'notFound':
      return (
        <Panel padding="none">
          <EmptyState
            level={1}
            object="glass"
            title={t('orderList:notFound')}
            description={t(orderNo ? 'refunds:notFoundHint' : 'refundRequest:noNumber')}
          >
            <LinkButton href={links.orders}>{t('orderList:all')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'notRefundable':
      return (
        <Panel padding="none">
          <EmptyState
            level={1}
            object="coin"
            title={t('refundRequest:notRefundable')}
            description={state.error ? errorText(state.error) : t('refundRequest:unpaid')}
          >
            <LinkButton href={links.order(orderNo)}>{t('orderList:toOrder')}</LinkButton>
            <LinkButton href={links.refunds}>{t('refundRequest:toRefunds')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'ready':
      return (
        <>
          <Goods order={state.order} links={links} />
          <Panel as="section" padding="large" aria-label={t('refundRequest:title')}>
            <Stack gap={6}>
              {state.refusal && (
                <Stack gap={3} className={form.root}>
                  <Text prose>{t('refundRequest:again')}</Text>
                  {state.refusal.text && <Statement name={state.refusal.shop || t('orderList:theShop')}>{state.refusal.text}</Statement>}
                </Stack>
              )}
              <RefundForm {...rest} reasons={state.reasons} initial={state.initial} />
            </Stack>
          </Panel>
        </>
      );
    case 'submitted':
      return (
        <>
          <Panel padding="large">
            <StatusBanner
              takesFocus
              icon={CircleCheck}
              tone="success"
              title={t('refundRequest:submitted')}
              description={t('refundRequest:submittedHint')}
              actions={
                <>
                  <LinkButton href={links.orders}>{t('orderList:all')}</LinkButton>
                  <LinkButton href={state.refundOrderNo ? links.refund(state.refundOrderNo) : links.refunds} tone="primary">
                    {t(state.refundOrderNo ? 'refundRequest:toRefund' : 'refundRequest:toRefunds')}
                  </LinkButton>
                </>
              }
            >
              <RefundStepper status="underReview" cashToCome={state.order.cashToCome} />
            </StatusBanner>
          </Panel>
          <Panel as="section" padding="large" aria-labelledby={nextId}>
            <Stack gap={4}>
              <Heading level={2} scale="lead" id={nextId}>
                {t('common:steps.next')}
              </Heading>
              <StepList
                steps={[
                  t('refundRequest:next.look'),
                  t(state.order.cashToCome ? 'refundRequest:next.nothingToPay' : 'refundRequest:next.agreed'),
                  t('refundRequest:next.refused'),
                ]}
              />
            </Stack>
          </Panel>
          <Panel as="section" padding="large" aria-labelledby={goodsId}>
            <Stack gap={4}>
              <Heading level={2} scale="lead" id={goodsId}>
                {t('refundRequest:refunded')}
              </Heading>
              <div>
                <RefundLines lines={state.order.lines} hrefOf={links.goods} />
              </div>
            </Stack>
            <Inline gap={6} align="baseline" className={styles.sum}>
              <Amount order={state.order} />
            </Inline>
          </Panel>
        </>
      );
    default:
      return state satisfies never;
  }
}

function Goods({ order, links }: { order: RefundableView; links: RefundRequestScreenProps['links'] }) {
  const { t } = useTranslation(['refundRequest', 'orderList']);
  return (
    <Panel as="section" padding="large">
      <Stack gap={6}>
        <header>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('orderList:order', { number: order.orderNo })}</Text>
        </header>
        <div>
          <RefundLines lines={order.lines} hrefOf={links.goods} />
        </div>
      </Stack>
      <Inline gap={6} align="baseline" className={styles.sum}>
        <Text scale="meta" tone="muted" className={styles.note}>
          {t(order.cashToCome ? 'cashHint' : 'amountHint')}
        </Text>
        <Amount order={order} />
      </Inline>
    </Panel>
  );
}

/** How much comes back, and of what it is the sum. */
function Amount({ order }: { order: RefundableView }) {
  const { t } = useTranslation(['refundRequest', 'orderList']);
  return (
    <Text scale="meta" tone="muted" className={styles.amount}>
      <span>
        {t('orderList:pieces', { count: order.quantity })}
        {order.withFreight && ` · ${t('orderList:freightIncluded')}`}
      </span>{' '}
      <span>
        {t(order.cashToCome ? 'cashAmount' : 'amount')} <Price amount={order.amount} size="large" />
      </span>
    </Text>
  );
}

function LoadingForm() {
  const { t } = useTranslation('orderList');
  return (
    <OrderFormSkeleton
      label={t('loadingOrder')}
      sum={
        <Inline className={styles.sum} justify="end">
          <SkeletonBlock shape="tag" />
        </Inline>
      }
    >
      <Stack gap={3}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
          <SkeletonText key={row} />
        ))}
      </Stack>
      <SkeletonBlock shape="area" />
    </OrderFormSkeleton>
  );
}
