'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Heading, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { usePageTexts, usePageTitle } from '../../patterns/ListPage/usePageTexts.ts';
import { ShopCard, ShopGrid, ShopGridSkeleton } from '../../patterns/ShopCard/index.ts';
import * as styles from './MerchantStreetScreen.css.ts';
import type { MerchantStreetState } from './MerchantStreetScreen.state.ts';

export interface MerchantStreetScreenProps {
  state: MerchantStreetState;
  /** The present page, from 1. */
  page: number;
  /** Address of the street's own picture, where the operator gives one. */
  image: string;
  links: {
    list: (page: number) => string;
    /** Where shops are looked for by words. */
    search: string;
    openShop: string;
    shop: (merchantId: number) => string;
    goods: (productId: number) => string;
  };
  onRetry: () => void;
}

/** All shops, page by page, each with three of its goods (docs/domain/merchants.md#shop-street). */
export function MerchantStreetScreen({ state, page, image, links, onRetry }: MerchantStreetScreenProps) {
  const { t } = useTranslation(['merchantStreet', 'shop', 'common']);
  const pageTexts = usePageTexts();
  const pageTitle = usePageTitle();
  return (
    <Stack gap={8}>
      <header className={styles.head}>
        <Stack gap={4} align="start" className={styles.words}>
          <Stack gap={2}>
            <Heading level={1} scale="display" documentTitle={pageTitle(t('shop:street'), page)} tabIndex={-1}>
              {t('shop:street')}
            </Heading>
            <Text tone="muted" scale="lead">
              {t('lead')}
            </Text>
          </Stack>
          <LinkButton href={links.search}>{t('find')}</LinkButton>
        </Stack>
        {image && <img src={image} alt="" width={1200} height={384} className={styles.picture} />}
      </header>
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<ShopGridSkeleton label={t('shop:loading')} size="large" cards={4} />}
        failedTitle={t('shop:failed')}
        onRetry={onRetry}
      >
        {(arrived) =>
          arrived.status === 'ready' ? (
            <Stack gap={8}>
              <ShopGrid size="large">
                {arrived.shops.map((shop) => (
                  <li key={shop.id}>
                    <ShopCard shop={shop} size="large" level={2} href={links.shop(shop.id)} goodsHref={links.goods} />
                  </li>
                ))}
              </ShopGrid>
              <Pagination page={page} pages={arrived.pages} hrefOf={links.list} texts={pageTexts} />
            </Stack>
          ) : (
            <EmptyState object="shop" title={t('empty')} description={t('emptyHint')}>
              <LinkButton href={links.openShop}>{t('common:service.settle')}</LinkButton>
            </EmptyState>
          )
        }
      </AsyncContent>
    </Stack>
  );
}
