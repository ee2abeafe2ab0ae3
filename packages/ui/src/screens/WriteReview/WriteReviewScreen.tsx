import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { label as boneLabel } from '../../features/orders/OrderFormSkeleton.css.ts';
import { OrderFormSkeleton } from '../../features/orders/OrderFormSkeleton.tsx';
import * as page from '../../features/orders/orderPage.css.ts';
import { OrderLine, OrderLineList, type OrderLineView } from '../../patterns/OrderLine/index.ts';
import { StatusBanner } from '../../patterns/StatusBanner/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './WriteReviewScreen.css.ts';
import type { WriteReviewState } from './WriteReviewScreen.state.ts';
import { WriteReviewForm, type WriteReviewFormProps } from './WriteReviewForm.tsx';

export interface WriteReviewScreenProps extends Omit<WriteReviewFormProps, 'initial'> {
  state: WriteReviewState;
  links: {
    toReview: string;
    evaluated: string;
    goods: (productId: number) => string;
    evaluate: (orderNumber: string, line: number) => string;
  };
  onRetry: () => void;
}

/** Asks for a review of one line of a received order (docs/domain/reviews.md). */
export function WriteReviewScreen(props: WriteReviewScreenProps) {
  const { state, links } = props;
  const { t } = useTranslation('reviewForm');
  return (
    <div className={page.root}>
      <Breadcrumb
        label={t('where')}
        steps={[{ href: links.toReview, label: t('reviews') }]}
        current={t('title')}
        moreLabel={t('reviews')}
      />
      {state.status !== 'ready' && state.status !== 'submitted' && <h1 className={visuallyHidden}>{t('title')}</h1>}
      <Content {...props} />
    </div>
  );
}

function Content({ state, links, onRetry, ...form }: WriteReviewScreenProps) {
  const { t } = useTranslation(['reviewForm', 'orderList', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return <Bones />;
    case 'failed':
      return (
        <EmptyState className={page.blank} variant="failed" title={t('reviewForm:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'notFound':
    case 'closed':
    case 'reviewed':
      return (
        <EmptyState className={page.blank} title={t(`reviewForm:${state.status}`)} description={t(`reviewForm:${state.status}Hint`)}>
          <LinkButton href={state.status === 'reviewed' ? links.evaluated : links.toReview}>
            {t(state.status === 'reviewed' ? 'reviewForm:toEvaluated' : 'reviewForm:toList')}
          </LinkButton>
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <section className={page.panel}>
            <header className={page.head}>
              <h1 className={page.title}>{t('reviewForm:title')}</h1>
              <p className={page.lead}>{t('reviewForm:from', { shop: state.merchantName, number: state.orderNumber })}</p>
            </header>
            <Line line={state.line} href={links.goods(state.line.productId)} />
          </section>
          <section className={page.panel} aria-label={t('reviewForm:text')}>
            <WriteReviewForm key={state.line.id} {...form} initial={state.initial} />
          </section>
        </>
      );
    case 'submitted':
      return (
        <StatusBanner
          className={page.panel}
          icon={CircleCheck}
          tone="success"
          title={t('reviewForm:submitted')}
          description={t('reviewForm:submittedHint', { name: state.line.name })}
          actions={
            <>
              <LinkButton href={links.evaluated}>{t('reviewForm:toEvaluated')}</LinkButton>
              <LinkButton href={links.toReview}>{t('reviewForm:toList')}</LinkButton>
            </>
          }
        >
          {state.next && (
            <div className={styles.next}>
              <h2 className={styles.nextTitle}>{t('reviewForm:next')}</h2>
              <Line
                line={state.next}
                href={links.goods(state.next.productId)}
                action={
                  <LinkButton size="small" tone="accent" href={links.evaluate(state.orderNumber, state.next.id)}>
                    {t('orderList:actions.evaluate')}
                  </LinkButton>
                }
              />
            </div>
          )}
        </StatusBanner>
      );
    default:
      return state satisfies never;
  }
}

function Line({ line, href, action }: { line: OrderLineView; href: string; action?: ReactNode }) {
  const { t } = useTranslation('orderList');
  return (
    <OrderLineList className={page.lines}>
      <OrderLine line={line} href={href} action={action} texts={{ quantity: (count) => t('quantity', { count }) }} />
    </OrderLineList>
  );
}

function Bones() {
  const { t } = useTranslation('reviewForm');
  return (
    <OrderFormSkeleton label={t('loading')}>
      <div className={styles.boneScores}>
        {['product', 'service'].map((score) => (
          <div key={score}>
            <SkeletonBlock className={boneLabel} />
            <SkeletonBlock className={styles.boneStars} />
          </div>
        ))}
      </div>
      <SkeletonBlock className={styles.boneArea} />
    </OrderFormSkeleton>
  );
}
