'use client';

import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { bringIntoSight } from '../../hooks/laidOut.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { usePageTexts } from '../../patterns/ListPage/usePageTexts.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import { type GoodsReviewsState, type ReviewFilter, reviewFilters } from './GoodsDetailScreen.state.ts';
import { ReviewEntries, ReviewsSummary } from './ReviewEntries.tsx';
import * as styles from './Reviews.css.ts';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';
import type { GoodsDetailActs, ReviewsOfGoods } from './types.ts';

export interface ReviewsProps extends ReviewsOfGoods, Pick<GoodsDetailActs, 'onFilter'> {
  state: GoodsReviewsState;
  filter: ReviewFilter;
  /** From 1. */
  page: number;
  hrefOf: (page: number) => string;
  onRetry: () => void;
}

/** What shoppers wrote of goods (docs/domain/reviews.md#on-the-page-of-the-goods): all of it or a kind, page by page. */
export function Reviews({ state, counts, shop, filter, page, hrefOf, onFilter, onRetry }: ReviewsProps) {
  const { t } = useTranslation(['goodsDetail', 'reviewList', 'common']);
  const format = useFormat();
  const top = useReturnToTop(page);
  const pageTexts = usePageTexts();
  const labelOf = (one: ReviewFilter) => (
    <>
      {t(`goodsDetail:filter.${one}`)} {counts && <span className={styles.count}>{printNumber(counts[one], format)}</span>}
    </>
  );
  return (
    <div ref={top} tabIndex={-1} className={styles.root}>
      {counts && counts.all > 0 && <ReviewsSummary counts={counts} />}
      {counts?.all !== 0 && (
        <RadioGroup
          label={t('goodsDetail:filter.label')}
          variant="chip"
          className={classes(styles.filter, screenOnly)}
          options={reviewFilters.map((one) => ({ value: one, label: labelOf(one) }))}
          value={filter}
          onValueChange={onFilter}
        />
      )}
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<ReviewsSkeleton label={t('goodsDetail:loadingReviews')} />}
        failedTitle={t('reviewList:failed')}
        onRetry={onRetry}
      >
        {(arrived) =>
          arrived.status === 'ready' ? (
            <div className={styles.list} aria-busy={arrived.refreshing}>
              <ReviewEntries reviews={arrived.reviews} shop={shop} />
              <Pagination page={page} pages={arrived.pages} hrefOf={hrefOf} texts={pageTexts} className={screenOnly} />
            </div>
          ) : (
            <EmptyState
              object="pen"
              title={t(counts && counts.all > 0 ? 'goodsDetail:filter.empty' : 'reviewList:empty.evaluated')}
              description={counts?.all === 0 && t('goodsDetail:reviewsHint')}
            />
          )
        }
      </AsyncContent>
    </div>
  );
}

/** Whoever turns a page reads on from the top of the reviews, not from that of the goods. */
function useReturnToTop(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(page);
  useEffect(() => {
    // Back and Forward bring their own place, and the focus is elsewhere then.
    const isTurned = last.current !== page && top.current?.querySelector('nav')?.contains(document.activeElement);
    last.current = page;
    if (!isTurned) return;
    bringIntoSight(top.current, { block: 'start', behavior: 'instant' });
    top.current?.focus({ preventScroll: true });
  }, [page]);
  return top;
}
