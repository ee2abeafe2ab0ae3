'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { printDecimal, printMoment, printNumber, printPercent, useDateFormat, useFormat } from '../../components/Format/index.ts';
import { RatingSummary } from '../../components/RatingSummary/index.ts';
import { ReviewCard } from '../../patterns/ReviewCard/index.ts';
import type { GoodsReviewView, ReviewCountsView, ReviewFilter } from './GoodsDetailScreen.state.ts';
import * as styles from './Reviews.css.ts';
import { useReviewLightbox } from './useReviewLightbox.tsx';

/** What all reviews of goods come to. */
export function ReviewsSummary({ counts }: { counts: ReviewCountsView }) {
  const { t } = useTranslation('goodsDetail');
  const format = useFormat();
  const shareOf = (kind: Exclude<ReviewFilter, 'all'>) => counts[kind] / Math.max(1, counts.all);
  return (
    <RatingSummary
      value={counts.stars}
      label={t('score', { score: printDecimal(counts.stars, format) })}
      caption={t('reviewCount', { count: counts.all, formatted: printNumber(counts.all, format) })}
      rows={(['good', 'medium', 'bad'] as const).map((kind) => ({
        label: t(`filter.${kind}`),
        share: shareOf(kind),
        text: printPercent(shareOf(kind) * 100, format),
      }))}
    />
  );
}

/** Reviews below each other; a press on a picture shows it large. */
export function ReviewEntries({ reviews, shop }: { reviews: readonly GoodsReviewView[]; shop: string }) {
  const { t } = useTranslation(['goodsDetail', 'gallery']);
  const format = useDateFormat();
  const { show, lightbox } = useReviewLightbox();
  return (
    <>
      <ul className={styles.entries}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.entry}>
            <ReviewCard
              review={review}
              // By the masked name alone two shoppers could be one.
              aria-labelledby={undefined}
              aria-label={[review.nickname, review.writtenAt && printMoment(review.writtenAt, format)].filter(Boolean).join(', ')}
              avatar={<Avatar name={review.nickname} alt="" src={review.avatar} className={styles.avatar} />}
              onOpen={(at) => show(review, at)}
              texts={{
                stars: t('goodsDetail:score', { score: printDecimal(review.stars, format) }),
                picture: (place, of) => t('gallery:open', { place, of }),
                replyFrom: t('goodsDetail:replyFrom', { shop }),
              }}
            />
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
