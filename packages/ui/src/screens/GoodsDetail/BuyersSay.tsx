'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import type { GoodsReviewsState } from './GoodsDetailScreen.state.ts';
import { ReviewEntries, ReviewsSummary } from './ReviewEntries.tsx';
import * as styles from './Reviews.css.ts';
import type { ReviewsOfGoods } from './types.ts';

interface BuyersSayProps extends ReviewsOfGoods {
  state: GoodsReviewsState;
  onAll: () => void;
}

/** The newest reviews, among other things of goods; nothing where there are none, or where they cannot be had. */
export function BuyersSay({ counts, state, shop, onAll }: BuyersSayProps) {
  const { t } = useTranslation('goodsDetail');
  if (!counts || counts.all === 0 || state.status !== 'ready') return null;
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{t('buyersSay')}</Heading>
      <ReviewsSummary counts={counts} />
      <ReviewEntries reviews={state.reviews.slice(0, 2)} shop={shop} />
      {counts.all > 2 && (
        <Button className={classes(styles.all, screenOnly)} onClick={onAll}>
          {t('allReviews')}
        </Button>
      )}
    </Stack>
  );
}
