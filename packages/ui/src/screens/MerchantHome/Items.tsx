'use client';

import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { SortBar } from '../../components/SortBar/index.ts';
import { ResultNews } from '../../features/results/ResultNews.tsx';
import { ResultPages } from '../../features/results/ResultPages.tsx';
import { outdated } from '../../features/results/results.css.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { GoodsCard, GoodsGrid, GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { Categories } from './Categories.tsx';
import * as styles from './MerchantHomeScreen.css.ts';
import { type MerchantHomeState, type ShopGoods, shopGoodsSorts } from './MerchantHomeScreen.state.ts';

interface ItemsProps {
  content: Extract<MerchantHomeState, { page: 'items' }>;
  goodsHref: (id: number) => string;
  /** The address of other goods of this shop. */
  hrefOf: (chosen: Partial<ShopGoods>) => string;
  streetHref: string;
  onRetry: () => void;
}

/** The goods of a shop by its own categories, sorted, page by page. */
export function Items({ content: { chosen, categories, state }, goodsHref, hrefOf, streetHref, onRetry }: ItemsProps) {
  const { t } = useTranslation(['merchantHome', 'goodsSearch', 'common']);
  const head = useRef<HTMLHeadingElement>(null);
  const hasAll = chosen.cid === undefined;
  const hasCategories = categories?.length !== 0;
  const grid = hasCategories ? styles.goods : undefined;
  return (
    <div className={hasCategories ? styles.columns : undefined}>
      {hasCategories && <Categories categories={categories} chosen={chosen.cid} hrefOf={(cid) => hrefOf({ cid, sort: chosen.sort })} />}
      <Stack gap={6}>
        <Heading level={2} ref={head} tabIndex={-1} className={visuallyHidden}>
          {t('common:items')}
        </Heading>
        <SortBar
          label={t('goodsSearch:sort.label')}
          value={chosen.sort}
          options={shopGoodsSorts.map((sort) => ({
            value: sort,
            label: t(`goodsSearch:sort.${sort}`),
            href: hrefOf({ cid: chosen.cid, sort }),
          }))}
        />
        <ResultNews search={chosen} results={state} />
        <AsyncContent
          surface="page"
          state={state}
          skeleton={<GoodsGridSkeleton label={t('common:goods.loading')} cards={8} className={grid} />}
          failedTitle={t('common:goods.failed')}
          onRetry={onRetry}
        >
          {(arrived) =>
            arrived.status === 'ready' ? (
              <Stack gap={8}>
                <GoodsGrid inert={arrived.outdated} aria-busy={arrived.outdated} className={classes(grid, arrived.outdated && outdated)}>
                  {arrived.items.map((goods, at) => (
                    <GoodsCard key={goods.id} goods={goods} href={goodsHref(goods.id)} eager={at < 8} />
                  ))}
                </GoodsGrid>
                <ResultPages page={chosen.page} pages={arrived.pages} hrefOf={(page) => hrefOf({ ...chosen, page })} head={head} />
              </Stack>
            ) : (
              <EmptyState
                object="parcel"
                title={t(hasAll ? 'empty' : 'emptyCategory')}
                description={t(hasAll ? 'emptyHint' : 'emptyCategoryHint')}
              >
                {hasAll ? (
                  <LinkButton href={streetHref}>{t('others')}</LinkButton>
                ) : (
                  <LinkButton href={hrefOf({})}>{t('common:toGoods')}</LinkButton>
                )}
              </EmptyState>
            )
          }
        </AsyncContent>
      </Stack>
    </div>
  );
}
