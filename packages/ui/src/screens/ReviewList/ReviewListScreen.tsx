import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from '../../components/Tabs/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { usePageTexts } from '../../patterns/usePageTexts.ts';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import { OrderLine, OrderLineList } from '../../patterns/OrderLine/index.ts';
import * as styles from './ReviewListScreen.css.ts';
import { type ReviewGroupView, type ReviewListState, type ReviewTab, reviewTabs } from './ReviewListScreen.state.ts';

/** Where the list leads. */
export interface ReviewListLinks {
  home: string;
  orders: string;
  list: (tab: ReviewTab, page: number) => string;
  goods: (productId: number) => string;
  evaluate: (orderNumber: string, line: number) => string;
}

export interface ReviewListScreenProps {
  tab: ReviewTab;
  /** The present page, from 1. */
  page: number;
  state: ReviewListState;
  links: ReviewListLinks;
  onTab: (tab: ReviewTab) => void;
  onRetry: () => void;
}

/** What a shopper received (docs/domain/reviews.md#ones-own-reviews): the goods that wait for a review, and those that have one. */
export function ReviewListScreen({ onTab, ...panel }: ReviewListScreenProps) {
  const { t } = useTranslation('reviewList');
  return (
    <TabsRoot value={panel.tab} values={reviewTabs} onValueChange={onTab} className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <TabsList aria-label={t('tabs.label')} className={styles.tabs}>
          {reviewTabs.map((one) => (
            <TabsTab key={one} value={one}>
              {t(`tabs.${one}`)}
            </TabsTab>
          ))}
        </TabsList>
      </header>
      {reviewTabs.map((one) => (
        <TabsPanel key={one} value={one}>
          {one === panel.tab && <Panel {...panel} />}
        </TabsPanel>
      ))}
    </TabsRoot>
  );
}

function Panel({ tab, page, state, links, onRetry }: Omit<ReviewListScreenProps, 'onTab'>) {
  const { t } = useTranslation(['reviewList', 'common']);
  const errorText = useErrorText();
  const pageTexts = usePageTexts();
  switch (state.status) {
    case 'loading':
      return <OrderCardSkeleton label={t('reviewList:loading')} foot={false} />;
    case 'failed':
      return (
        <EmptyState className={styles.blank} variant="failed" title={t('reviewList:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState className={styles.blank} title={t(`reviewList:empty.${tab}`)} description={t(`reviewList:emptyHint.${tab}`)}>
          {tab === 'toReview' ? (
            <LinkButton href={links.orders}>{t('reviewList:toOrders')}</LinkButton>
          ) : (
            <LinkButton href={links.list('toReview', 1)}>{t('reviewList:toReview')}</LinkButton>
          )}
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <div className={styles.list}>
            {state.groups.map((group) => (
              <Group key={`${group.orderNumber} ${group.lines[0]?.id}`} group={group} links={links} />
            ))}
          </div>
          <Pagination className={styles.pages} page={page} pages={state.pages} hrefOf={(to) => links.list(tab, to)} texts={pageTexts} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Group({ group: { orderNumber, merchantName, lines }, links }: { group: ReviewGroupView; links: ReviewListLinks }) {
  const { t } = useTranslation(['reviewList', 'orderList']);
  const title = useId();
  return (
    <article className={styles.card} aria-labelledby={title}>
      <header className={styles.cardHead}>
        <span className={styles.shop}>{merchantName}</span>
        <h2 id={title} className={styles.order}>
          {t('orderList:order', { number: orderNumber })}
        </h2>
      </header>
      <OrderLineList>
        {lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            href={links.goods(line.productId)}
            texts={{ quantity: (count) => t('orderList:quantity', { count }), reviewed: t('orderList:evaluated') }}
            {...(!line.reviewed && {
              action: (
                <LinkButton
                  size="small"
                  tone="accent"
                  href={links.evaluate(orderNumber, line.id)}
                  aria-label={t('reviewList:evaluate', { name: line.name })}
                >
                  {t('orderList:actions.evaluate')}
                </LinkButton>
              ),
            })}
          />
        ))}
      </OrderLineList>
    </article>
  );
}
