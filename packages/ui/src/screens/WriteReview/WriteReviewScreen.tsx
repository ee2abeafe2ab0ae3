'use client';

import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { OrderFormSkeleton } from '../../features/orders/OrderFormSkeleton.tsx';
import { lines } from '../../features/orders/orders.css.ts';
import { Heading, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { OrderLine, OrderLineList, type OrderLineView } from '../../patterns/OrderLine/index.ts';
import { StatusBanner } from '../../patterns/StatusBanner/index.ts';
import { Trail } from '../../features/trail/Trail.tsx';
import * as styles from './WriteReviewScreen.css.ts';
import type { WriteReviewState } from './WriteReviewScreen.state.ts';
import { WriteReviewForm, type WriteReviewFormProps } from './WriteReviewForm.tsx';

export interface WriteReviewScreenProps extends Omit<WriteReviewFormProps, 'initial'> {
  state: WriteReviewState;
  links: {
    toReview: string;
    evaluated: string;
    goods: (productId: number) => string;
    evaluate: (orderNo: string, line: number) => string;
  };
  onRetry: () => void;
}

/** Asks for a review of one line of a received order (docs/domain/reviews.md). */
export function WriteReviewScreen({ onRetry, ...props }: WriteReviewScreenProps) {
  const { state, links } = props;
  const { t } = useTranslation(['reviewForm', 'accountNav', 'common']);
  return (
    <Stack>
      <Trail
        label={t('common:where')}
        steps={[{ href: links.toReview, label: t('accountNav:pages.reviews') }]}
        current={t('title')}
        moreLabel={t('accountNav:pages.reviews')}
      />
      <AsyncContent pageTitle={t('title')} state={state} skeleton={<LoadingForm />} failedTitle={t('failed')} onRetry={onRetry}>
        {(arrived) => <Content {...props} state={arrived} />}
      </AsyncContent>
    </Stack>
  );
}

type ArrivedProps = Omit<WriteReviewScreenProps, 'state' | 'onRetry'> & {
  state: Exclude<WriteReviewState, { status: 'loading' | 'failed' }>;
};

function Content({ state, links, ...form }: ArrivedProps) {
  const { t } = useTranslation(['reviewForm', 'orderList']);
  switch (state.status) {
    case 'notFound':
    case 'closed':
    case 'reviewed':
      return (
        <Panel padding="none">
          <EmptyState
            level={1}
            object="pen"
            title={t(state.status === 'notFound' ? 'orderList:notFound' : `reviewForm:${state.status}`)}
            description={t(`reviewForm:${state.status}Hint`)}
          >
            <LinkButton href={state.status === 'reviewed' ? links.evaluated : links.toReview}>
              {t(state.status === 'reviewed' ? 'reviewForm:toEvaluated' : 'reviewForm:toList')}
            </LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'ready':
      return (
        <>
          <Panel as="section" padding="large">
            <Stack gap={6}>
              <header>
                <Heading level={1}>{t('reviewForm:title')}</Heading>
                <Text tone="muted">{t('reviewForm:from', { shop: state.merchantName, number: state.orderNo })}</Text>
              </header>
              <Line line={state.line} href={links.goods(state.line.productId)} />
            </Stack>
          </Panel>
          <Panel as="section" padding="large" aria-label={t('reviewForm:text')}>
            <WriteReviewForm key={state.line.id} {...form} initial={state.initial} />
          </Panel>
        </>
      );
    case 'submitted':
      return (
        <Panel padding="large">
          <StatusBanner
            takesFocus
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
              <Stack className={styles.next}>
                <Heading level={2} scale="lead">
                  {t('reviewForm:next')}
                </Heading>
                <Line
                  line={state.next}
                  href={links.goods(state.next.productId)}
                  action={
                    <LinkButton size="small" tone="accent" href={links.evaluate(state.orderNo, state.next.id)}>
                      {t('orderList:actions.evaluate')}
                    </LinkButton>
                  }
                />
              </Stack>
            )}
          </StatusBanner>
        </Panel>
      );
    default:
      return state satisfies never;
  }
}

function Line({ line, href, action }: { line: OrderLineView; href: string; action?: ReactNode }) {
  return (
    <OrderLineList className={lines}>
      <OrderLine line={line} href={href} action={action} />
    </OrderLineList>
  );
}

function LoadingForm() {
  const { t } = useTranslation('reviewForm');
  return (
    <OrderFormSkeleton label={t('loading')}>
      <Stack>
        {['product', 'service'].map((score) => (
          <Stack key={score} gap={2}>
            <SkeletonText />
            <SkeletonText scale="title" />
          </Stack>
        ))}
      </Stack>
      <SkeletonBlock shape="area" />
    </OrderFormSkeleton>
  );
}
