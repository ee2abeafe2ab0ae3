'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { CouponOffers, type CouponOffersProps } from '../../patterns/CouponOffers/index.ts';
import { CouponTicketSkeleton } from '../../patterns/CouponTicket/index.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { Activities } from './Activities.tsx';
import { Banners } from './Banners.tsx';
import { ClosingBanners } from './ClosingBanners.tsx';
import { Block } from './Block.tsx';
import { Categories, CategoriesSkeleton } from './Categories.tsx';
import type { HomeBlocks, HomeState } from './HomeScreen.state.ts';
import * as styles from './HomeScreen.css.ts';
import { HotGoods, HotGoodsSkeleton } from './HotGoods.tsx';
import { Recommended } from './Recommended.tsx';
import { ShopStreet } from './ShopStreet.tsx';

export interface HomeScreenProps {
  state: HomeState;
  links: {
    goods: (id: number) => string;
    activity: (id: number) => string;
    category: (id: number) => string;
    shop: (id: number) => string;
    top: string;
    shops: string;
  };
  onReceive: CouponOffersProps['onReceive'];
  /** The next page of recommended goods is wanted, or wanted again. */
  onMore: () => void;
  /** Asks again for everything that failed. */
  onRetry: () => void;
}

/** The start of the shop: what is on, coupons, what sells, where to look, and goods that anybody may like (docs/domain/home.md). */
export function HomeScreen({ state, ...rest }: HomeScreenProps) {
  const { t } = useTranslation(['home', 'shop', 'common']);
  return (
    <>
      <Heading level={1} className={visuallyHidden}>
        {t('common:shop.name')}
      </Heading>
      <AsyncContent surface="page" state={state} skeleton={null} failedTitle={t('common:goods.failed')} onRetry={rest.onRetry}>
        {(arrived) =>
          arrived.status === 'ready' ? (
            <Blocks blocks={arrived} {...rest} />
          ) : (
            <EmptyState object="parcel" title={t('home:empty')} description={t('home:emptyHint')}>
              <LinkButton href={rest.links.shops}>{t('shop:all')}</LinkButton>
            </EmptyState>
          )
        }
      </AsyncContent>
    </>
  );
}

function Blocks({ blocks, links, onReceive, onMore, onRetry }: { blocks: HomeBlocks } & Omit<HomeScreenProps, 'state'>) {
  const { t } = useTranslation(['home', 'coupons', 'common']);
  const { activities, hot, categories, shops, recommended } = blocks;
  const isComing = [activities, hot, categories, shops, recommended].some(({ status }) => status === 'loading');
  return (
    <Column isComing={isComing}>
      <Stack gap={6}>
        <Banners state={blocks.banners} />
        {blocks.coupons.status !== 'empty' && (
          <section aria-label={t('home:coupons')}>
            <AsyncContent
              surface="page"
              state={blocks.coupons}
              skeleton={<CouponTicketSkeleton label={t('coupons:loading')} tickets={4} />}
              failedTitle={t('coupons:failed')}
              onRetry={onRetry}
            >
              {(coupons) =>
                coupons.status === 'ready' && <CouponOffers offers={coupons.items} onReceive={onReceive} className={styles.coupons} />
              }
            </AsyncContent>
          </section>
        )}
      </Stack>
      <Activities state={blocks.activities} goodsHref={links.goods} activityHref={links.activity} onRetry={onRetry} />
      <Block
        title={t('home:hot')}
        all={{ href: links.top }}
        state={blocks.hot}
        skeleton={<HotGoodsSkeleton label={t('common:goods.loading')} />}
        failedTitle={t('common:goods.failed')}
        onRetry={onRetry}
      >
        {(goods) => <HotGoods goods={goods} hrefOf={links.goods} />}
      </Block>
      <ClosingBanners banners={blocks.middleBanners} />
      <Block
        title={t('home:categories')}
        state={blocks.categories}
        skeleton={<CategoriesSkeleton label={t('common:header.categoriesLoading')} />}
        failedTitle={t('home:categoriesFailed')}
        onRetry={onRetry}
      >
        {(categories) => <Categories categories={categories} hrefOf={links.category} />}
      </Block>
      <ShopStreet state={blocks.shops} image={blocks.shopStreetImage} links={links} onRetry={onRetry} />
      <Recommended state={blocks.recommended} image={blocks.recommendImage} goodsHref={links.goods} onMore={onMore} onRetry={onRetry} />
    </Column>
  );
}

/** The blocks below each other. Those that nobody sees yet are laid out later: it draws itself anew for that, and none of them. */
function Column({ isComing, children }: { isComing: boolean; children: ReactNode }) {
  // What a server has drawn is painted already, from the top.
  const isOfServer = !useHydrated();
  const [isPainted, setPainted] = useState(isOfServer);
  // After a reload the browser scrolls back, and heights that are guesses would lead it elsewhere.
  const [isAtTop] = useState(() => isOfServer || scrollY === 0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const isShort = isComing && isAtTop;
  return <div className={classes(styles.blocks, isShort && styles.coming, isShort && !isPainted && styles.first)}>{children}</div>;
}
