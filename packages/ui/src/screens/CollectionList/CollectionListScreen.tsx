'use client';

import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts';
import { Panel } from '../../layout/index.ts';
import { GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
import { ShopGridSkeleton } from '../../patterns/ShopCard/index.ts';
import { CollectedGoods } from './CollectedGoods.tsx';
import * as styles from './CollectionListScreen.css.ts';
import { type CollectionListState, type CollectionTab, collectionTabs } from './CollectionListScreen.state.ts';
import { FollowedShops, type FollowedShopsActs } from './FollowedShops.tsx';
import type { CollectedGoodsActs } from './useRemoval.ts';

export interface CollectionListScreenProps extends CollectedGoodsActs, FollowedShopsActs {
  tab: CollectionTab;
  /** The present page, from 1. */
  page: number;
  state: CollectionListState;
  links: {
    list: (tab: CollectionTab, page: number) => string;
    home: string;
    street: string;
    goods: (productId: number) => string;
    shop: (merchantId: number) => string;
  };
  onTab: (tab: CollectionTab) => void;
  onRetry: () => void;
}

/** What a shopper keeps an eye on: goods of the wish list, and shops (docs/domain/merchants.md#following). */
export function CollectionListScreen({ tab, page, state, links, onTab, onRetry, ...acts }: CollectionListScreenProps) {
  const { t } = useTranslation(['wishList', 'merchantStreet', 'shop', 'accountNav', 'common']);
  const root = useRef<HTMLDivElement>(null);
  // With the last goods the bar goes too, which has taken several off.
  useFocusAfterRemoval(root, '[data-entry], [data-bar]');
  const [managed, setManaged] = useState(false);
  const hasGoods = state.status === 'ready' && state.kind === 'goods';
  const managing = managed && hasGoods;
  return (
    <ListPage
      ref={root}
      title={t(`accountNav:pages.${tab === 'goods' ? 'wishList' : 'followedShops'}`)}
      actions={hasGoods && <Button onClick={() => setManaged(!managing)}>{t(managing ? 'done' : 'manage')}</Button>}
      tabs={{
        label: t('tabs.label'),
        value: tab,
        values: collectionTabs,
        labelOf: (one) => t(one === 'goods' ? 'common:items' : 'shop:shops'),
        onValueChange: onTab,
      }}
      state={state}
      skeleton={
        tab === 'goods' ? (
          <Panel padding="large">
            <GoodsGridSkeleton label={t('loading')} cards={8} sold={false} className={styles.grid} />
          </Panel>
        ) : (
          <ShopGridSkeleton label={t('shop:loading')} size="large" cards={4} goods={false} />
        )
      }
      failedTitle={t(`failed.${tab}`)}
      onRetry={onRetry}
      empty={
        <EmptyState object={tab === 'goods' ? 'heart' : 'shop'} title={t(`empty.${tab}`)} description={t(`emptyHint.${tab}`)}>
          {tab === 'goods' ? (
            <LinkButton href={links.home}>{t('common:toShopping')}</LinkButton>
          ) : (
            <LinkButton href={links.street}>{t('merchantStreet:browse')}</LinkButton>
          )}
        </EmptyState>
      }
      countOf={(ready) => (ready.kind === 'goods' ? ready.goods : ready.shops).length}
      page={page}
      hrefOf={(to) => links.list(tab, to)}
    >
      {(ready) =>
        ready.kind === 'goods' ? (
          <CollectedGoods goods={ready.goods} managing={managing} goodsHref={links.goods} {...acts} />
        ) : (
          <FollowedShops shops={ready.shops} shopHref={links.shop} {...acts} />
        )
      }
    </ListPage>
  );
}
