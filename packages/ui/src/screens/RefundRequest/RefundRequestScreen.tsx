import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { OrderFormSkeleton } from '../../features/orders/OrderFormSkeleton.tsx';
import { Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { StatusBanner } from '../../patterns/StatusBanner/index.ts';
import { RefundLines } from '../../features/refunds/RefundLines.tsx';
import { RefundStepper } from '../../features/refunds/RefundStepper.tsx';
import { ShopWords } from '../../features/refunds/ShopWords.tsx';
import { RefundForm, type RefundFormProps } from './RefundForm.tsx';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './RefundRequestScreen.css.ts';
import type { RefundableView, RefundRequestState } from './RefundRequestScreen.state.ts';

export interface RefundRequestScreenProps extends Omit<RefundFormProps, 'reasons' | 'initial'> {
  /** The order's number in the address; may be empty. */
  number: string;
  state: RefundRequestState;
  links: {
    orders: string;
    refunds: string;
    order: (number: string) => string;
    refund: (number: string) => string;
    goods: (productId: number) => string;
  };
  onRetry: () => void;
}

/** Asks for the money of an order: what comes back, and why (docs/domain/refunds.md). */
export function RefundRequestScreen({ onRetry, ...props }: RefundRequestScreenProps) {
  const { number, state, links } = props;
  const { t } = useTranslation('refundRequest');
  return (
    <Stack>
      <Breadcrumb
        label={t('where')}
        steps={[
          { href: links.orders, label: t('orders') },
          ...(number ? [{ href: links.order(number), label: t('order', { number }) }] : []),
        ]}
        current={t('title')}
        moreLabel={t('orders')}
      />
      {state.status !== 'ready' && state.status !== 'submitted' && <h1 className={visuallyHidden}>{t('title')}</h1>}
      <AsyncContent state={state} skeleton={<LoadingForm />} failedTitle={t('failed')} onRetry={onRetry}>
        {(arrived) => <Content {...props} state={arrived} />}
      </AsyncContent>
    </Stack>
  );
}

type ArrivedProps = Omit<RefundRequestScreenProps, 'state' | 'onRetry'> & {
  state: Exclude<RefundRequestState, { status: 'loading' | 'failed' }>;
};

function Content({ number, state, links, ...form }: ArrivedProps) {
  const { t } = useTranslation(['refundRequest', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'notFound':
      return (
        <Panel padding="none">
          <EmptyState title={t('refundRequest:notFound')} description={t(number ? 'refundRequest:notFoundHint' : 'refundRequest:noNumber')}>
            <LinkButton href={links.orders}>{t('refundRequest:toOrders')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'notRefundable':
      return (
        <Panel padding="none">
          <EmptyState
            title={t('refundRequest:notRefundable')}
            description={state.error ? errorText(state.error) : t('refundRequest:unpaid')}
          >
            <LinkButton href={links.refunds}>{t('refundRequest:toRefunds')}</LinkButton>
            <LinkButton href={links.order(number)}>{t('refundRequest:toOrder')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'ready':
      return (
        <>
          <Goods order={state.order} links={links} />
          <Panel as="section" padding="large" aria-label={t('refundRequest:why')}>
            <Stack gap={6}>
              {state.refusal && (
                <Stack gap={3}>
                  <Text prose>{t('refundRequest:again')}</Text>
                  {state.refusal.text && (
                    <ShopWords shop={state.refusal.shop || t('refundRequest:theShop')}>{state.refusal.text}</ShopWords>
                  )}
                </Stack>
              )}
              <RefundForm {...form} reasons={state.reasons} initial={state.initial} />
            </Stack>
          </Panel>
        </>
      );
    case 'submitted':
      return (
        <Panel padding="large">
          <StatusBanner
            icon={CircleCheck}
            tone="success"
            title={t('refundRequest:submitted')}
            description={t('refundRequest:submittedHint')}
            actions={
              <>
                <LinkButton href={links.orders}>{t('refundRequest:toOrders')}</LinkButton>
                <LinkButton href={state.refundNumber ? links.refund(state.refundNumber) : links.refunds} tone="primary">
                  {t(state.refundNumber ? 'refundRequest:toRefund' : 'refundRequest:toRefunds')}
                </LinkButton>
              </>
            }
          >
            <RefundStepper status="underReview" />
          </StatusBanner>
        </Panel>
      );
    default:
      return state satisfies never;
  }
}

function Goods({ order, links }: { order: RefundableView; links: RefundRequestScreenProps['links'] }) {
  const { t } = useTranslation('refundRequest');
  return (
    <Panel as="section" padding="large">
      <Stack gap={6}>
        <header>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('order', { number: order.number })}</Text>
        </header>
        <div>
          {' '}
          <RefundLines lines={order.lines} hrefOf={links.goods} />
        </div>
      </Stack>
      <Inline gap={6} align="baseline" className={styles.sum}>
        <Text scale="meta" tone="muted" className={styles.note}>
          {t('amountHint')}
        </Text>
        <Text scale="meta" tone="muted" className={styles.amount}>
          {t('amount')} <Price amount={order.amount} size="large" />
        </Text>
      </Inline>
    </Panel>
  );
}

function LoadingForm() {
  const { t } = useTranslation('refundRequest');
  return (
    <OrderFormSkeleton
      label={t('loading')}
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
