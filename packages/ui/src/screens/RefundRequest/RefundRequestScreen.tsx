import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { OrderFormSkeleton } from '../../features/orders/OrderFormSkeleton.tsx';
import { label as boneLabel } from '../../features/orders/OrderFormSkeleton.css.ts';
import * as page from '../../features/orders/orderPage.css.ts';
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
export function RefundRequestScreen(props: RefundRequestScreenProps) {
  const { number, state, links } = props;
  const { t } = useTranslation('refundRequest');
  return (
    <div className={page.root}>
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
      <Content {...props} />
    </div>
  );
}

function Content({ number, state, links, onRetry, ...form }: RefundRequestScreenProps) {
  const { t } = useTranslation(['refundRequest', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return <Bones />;
    case 'failed':
      return (
        <EmptyState className={page.blank} variant="failed" title={t('refundRequest:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'notFound':
      return (
        <EmptyState
          className={page.blank}
          title={t('refundRequest:notFound')}
          description={t(number ? 'refundRequest:notFoundHint' : 'refundRequest:noNumber')}
        >
          <LinkButton href={links.orders}>{t('refundRequest:toOrders')}</LinkButton>
        </EmptyState>
      );
    case 'notRefundable':
      return (
        <EmptyState
          className={page.blank}
          title={t('refundRequest:notRefundable')}
          description={state.error ? errorText(state.error) : t('refundRequest:unpaid')}
        >
          <LinkButton href={links.refunds}>{t('refundRequest:toRefunds')}</LinkButton>
          <LinkButton href={links.order(number)}>{t('refundRequest:toOrder')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <Goods order={state.order} links={links} />
          <section className={page.panel} aria-label={t('refundRequest:why')}>
            {state.refusal && (
              <div className={styles.before}>
                <p className={styles.beforeTitle}>{t('refundRequest:again')}</p>
                {state.refusal.text && <ShopWords shop={state.refusal.shop || t('refundRequest:theShop')}>{state.refusal.text}</ShopWords>}
              </div>
            )}
            <RefundForm {...form} reasons={state.reasons} initial={state.initial} />
          </section>
        </>
      );
    case 'submitted':
      return (
        <StatusBanner
          className={page.panel}
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
      );
    default:
      return state satisfies never;
  }
}

function Goods({ order, links }: { order: RefundableView; links: RefundRequestScreenProps['links'] }) {
  const { t } = useTranslation('refundRequest');
  return (
    <section className={page.panel}>
      <header className={page.head}>
        <h1 className={page.title}>{t('title')}</h1>
        <p className={page.lead}>{t('order', { number: order.number })}</p>
      </header>
      <RefundLines lines={order.lines} hrefOf={links.goods} />
      <div className={styles.sum}>
        <p className={styles.sumNote}>{t('amountHint')}</p>
        <p className={styles.sumLabel}>
          {t('amount')}
          <Price amount={order.amount} size="large" />
        </p>
      </div>
    </section>
  );
}

function Bones() {
  const { t } = useTranslation('refundRequest');
  return (
    <OrderFormSkeleton
      label={t('loading')}
      sum={
        <div className={styles.sum}>
          <SkeletonBlock className={styles.boneSum} />
        </div>
      }
    >
      <SkeletonBlock className={boneLabel} />
      <div className={styles.boneReasons}>
        {[0, 1, 2, 3, 4, 5, 6].map((row) => (
          <SkeletonBlock key={row} className={styles.boneReason} />
        ))}
      </div>
      <SkeletonBlock className={styles.boneArea} />
    </OrderFormSkeleton>
  );
}
