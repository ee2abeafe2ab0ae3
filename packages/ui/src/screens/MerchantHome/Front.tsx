'use client';

import { ChevronRight } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { TextLink } from '../../components/TextButton/index.ts';
import { WidePicture } from '../../features/pictures/WidePicture.tsx';
import { Heading, Inline, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { GoodsCard, GoodsGrid, GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import * as styles from './MerchantHomeScreen.css.ts';
import type { MerchantHomeState } from './MerchantHomeScreen.state.ts';

/** How many pictures are shown; a server may send any number. */
const maxBanners = 6;

interface FrontProps {
  banners: readonly string[];
  state: Extract<MerchantHomeState, { page: 'home' }>['state'];
  goodsHref: (id: number) => string;
  itemsHref: string;
  streetHref: string;
  onRetry: () => void;
}

/** The front page of a shop: its own pictures, and some of its goods. */
export function Front({ banners, state, goodsHref, itemsHref, streetHref, onRetry }: FrontProps) {
  const { t } = useTranslation(['merchantHome', 'common']);
  const [banner, ...others] = [...new Set(banners)].filter(Boolean).slice(0, maxBanners);
  return (
    <Stack gap={10}>
      {banner && <WidePicture src={banner} first className={styles.banner} />}
      <Stack gap={6}>
        {state.status !== 'empty' && (
          <Inline justify="between" align="baseline" gap={4}>
            <Heading level={2} scale="title">
              {t('some')}
            </Heading>
            {state.status === 'ready' && state.more && (
              <TextLink href={itemsHref}>
                {t('common:toGoods')}
                <Icon icon={ChevronRight} size={16} />
              </TextLink>
            )}
          </Inline>
        )}
        <AsyncContent
          surface="page"
          state={state}
          skeleton={<GoodsGridSkeleton label={t('common:goods.loading')} />}
          failedTitle={t('common:goods.failed')}
          onRetry={onRetry}
        >
          {(arrived) =>
            arrived.status === 'ready' ? (
              <GoodsGrid>
                {arrived.goods.map((goods, at) => (
                  <GoodsCard key={goods.id} goods={goods} href={goodsHref(goods.id)} eager={at < 5 && !banner} />
                ))}
              </GoodsGrid>
            ) : (
              <EmptyState object="parcel" title={t('empty')} description={t('emptyHint')}>
                <LinkButton href={streetHref}>{t('others')}</LinkButton>
              </EmptyState>
            )
          }
        </AsyncContent>
      </Stack>
      {others.map((src) => (
        <WidePicture key={src} src={src} className={styles.banner} />
      ))}
    </Stack>
  );
}
