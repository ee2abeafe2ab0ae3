'use client';

import { startTransition, useOptimistic } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from '../../components/Tabs/index.ts';
import { Stack } from '../../layout/index.ts';
import { GoodsCard, GoodsGrid } from '../../patterns/GoodsCard/index.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import { BuyersSay } from './BuyersSay.tsx';
import { Facts } from './Facts.tsx';
import { type GoodsDetailView, type GoodsTab, goodsTabs, type ReviewCountsView, type SkuView } from './GoodsDetailScreen.state.ts';
import * as styles from './GoodsTabs.css.ts';
import { RecommendedGoods, type RecommendedGoodsProps, RecommendedPart } from '../../features/goods/RecommendedGoods.tsx';
import type { ReviewsProps } from './Reviews.tsx';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';
import type { GoodsDetailActs, GoodsDetailLinks } from './types.ts';

const loadReviews = async () => ({ default: (await import('./Reviews.tsx')).Reviews });
const Reviews = lazyWithRetry(loadReviews);
// It brings the sanitiser, which nobody needs who does not read the details.
const loadRichText = async () => ({ default: (await import('../../components/RichText/index.ts')).RichText });
const RichText = lazyWithRetry(loadRichText);

/** What the tabs show, for whom comes near them. */
function fetchPanels(): void {
  fetchAhead(loadReviews);
  fetchAhead(loadRichText);
}

export interface GoodsTabsProps extends Pick<GoodsDetailActs, 'onTab' | 'onFilter'> {
  goods: GoodsDetailView;
  /** The chosen sku. */
  sku: SkuView | undefined;
  tab: GoodsTab;
  /** How many reviews there are; absent as long as nobody knows. */
  counts: ReviewCountsView | undefined;
  reviews: Pick<ReviewsProps, 'state' | 'filter' | 'page' | 'onRetry'>;
  recommended: Pick<RecommendedGoodsProps, 'state' | 'onRetry'>;
  links: GoodsDetailLinks;
}

/** What is told of goods: facts, reviews, what else there is, and what the merchant wrote. */
export function GoodsTabs({ goods, sku, tab, counts, reviews, recommended, links, onTab, onFilter }: GoodsTabsProps) {
  const { t } = useTranslation(['goodsDetail', 'common']);
  const { products } = goods.merchant;
  const ofReviews = { counts, shop: goods.merchant.name };
  // Shown at once: the address, and all that depends on it, may follow a frame later.
  const [shown, setShown] = useOptimistic(tab);
  const onValueChange = (next: GoodsTab) =>
    startTransition(() => {
      setShown(next);
      onTab(next);
    });
  return (
    <TabsRoot value={shown} values={goodsTabs} onValueChange={onValueChange} className={styles.root}>
      <TabsList aria-label={t('tabs.label')} className={screenOnly} onPointerEnter={fetchPanels} onFocus={fetchPanels}>
        {goodsTabs.map((one) => (
          <TabsTab key={one} value={one} count={one === 'reviews' ? counts?.all : undefined}>
            {t(`tabs.${one}`)}
          </TabsTab>
        ))}
      </TabsList>
      <TabsPanel value="product" className={styles.panel}>
        <Stack gap={10}>
          <Facts goods={goods} sku={sku} />
          <BuyersSay {...ofReviews} state={reviews.state} onAll={() => onValueChange('reviews')} />
        </Stack>
      </TabsPanel>
      <TabsPanel value="reviews" className={styles.panel}>
        <LazySuspense fallback={<ReviewsSkeleton label={t('loadingReviews')} />}>
          <Reviews {...ofReviews} {...reviews} hrefOf={links.reviews} onFilter={onFilter} />
        </LazySuspense>
      </TabsPanel>
      <TabsPanel value="recommend" className={styles.panel}>
        <Stack gap={10}>
          {products.length > 0 && (
            <RecommendedPart title={t('recommend.shop', { shop: goods.merchant.name })} level={2}>
              <GoodsGrid className={styles.grid}>
                {products.map((one) => (
                  <GoodsCard key={one.id} goods={one} href={links.goods(one.id)} />
                ))}
              </GoodsGrid>
            </RecommendedPart>
          )}
          <RecommendedGoods title={t('common:goods.alsoLike')} level={2} {...recommended} goodsHref={links.goods} gridClass={styles.grid} />
        </Stack>
      </TabsPanel>
      <TabsPanel value="details" className={styles.panel}>
        <Details html={goods.detailsHtml} />
      </TabsPanel>
    </TabsRoot>
  );
}

function Details({ html }: { html: string }) {
  const { t } = useTranslation(['goodsDetail', 'common']);
  if (html.trim() === '') return <EmptyState object="form" title={t('goodsDetail:details.empty')} />;
  return (
    <LazySuspense
      fallback={
        <Skeleton label={t('common:loading')}>
          <SkeletonText lines={6} />
        </Skeleton>
      }
    >
      <RichText html={html} level={2} tableLabel={t('common:table')} cutText={t('common:textCut')} className={classes(styles.prose)} />
    </LazySuspense>
  );
}
