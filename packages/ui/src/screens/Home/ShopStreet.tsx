'use client';

import { WidePicture } from '../../features/pictures/WidePicture.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Stack } from '../../layout/index.ts';
import { ShopCard, type ShopCardView, ShopGrid, ShopGridSkeleton } from '../../patterns/ShopCard/index.ts';
import { Block } from './Block.tsx';
import * as styles from './HomeScreen.css.ts';
import type { HomeBlock } from './HomeScreen.state.ts';

interface ShopStreetProps {
  state: HomeBlock<ShopCardView>;
  image: string;
  links: { goods: (id: number) => string; shop: (id: number) => string; shops: string };
  onRetry: () => void;
}

/** Some of the shops, on the way to all of them. */
export function ShopStreet({ state, image, links, onRetry }: ShopStreetProps) {
  const { t } = useTranslation('shop');
  if (state.status === 'empty') return null;
  return (
    <Stack gap={8} className={styles.street}>
      <WidePicture src={image} height={200} className={styles.band} />
      <Block
        title={t('street')}
        all={{ href: links.shops, label: t('all') }}
        state={state}
        skeleton={<ShopGridSkeleton label={t('loading')} cards={3} className={styles.shops} />}
        failedTitle={t('failed')}
        onRetry={onRetry}
      >
        {(shops) => (
          <ShopGrid className={styles.shops}>
            {shops.map((shop) => (
              <li key={shop.id}>
                <ShopCard shop={shop} href={links.shop(shop.id)} goodsHref={links.goods} />
              </li>
            ))}
          </ShopGrid>
        )}
      </Block>
    </Stack>
  );
}
