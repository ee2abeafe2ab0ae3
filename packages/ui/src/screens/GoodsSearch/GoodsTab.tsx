'use client';

import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Facets } from '../../components/Facets/index.ts';
import { PriceRange } from '../../components/PriceRange/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { SortBar } from '../../components/SortBar/index.ts';
import { GoodsResults } from '../../features/results/GoodsResults.tsx';
import { Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import * as styles from './GoodsSearchScreen.css.ts';
import { type CategoryPlace, type GoodsSearch, goodsSorts } from './GoodsSearchScreen.state.ts';
import type { GoodsSearchLinks, GoodsSearchScreenProps } from './GoodsSearchScreen.types.ts';
import { NoGoods } from './NoGoods.tsx';

type GoodsTabProps = GoodsSearchScreenProps & {
  /** Heads the page. */
  head: RefObject<HTMLElement | null>;
};

/** The tab of goods: what narrows and sorts them, the goods, and their pages. */
export function GoodsTab({ search, turned, place, goods, links, head, onPrice, onRetry, ...rest }: GoodsTabProps) {
  const { t } = useTranslation(['goodsSearch', 'shop', 'common']);
  return (
    <Stack gap={6}>
      <Categories search={search} place={place} links={links} />
      <div className={styles.tools}>
        <SortBar
          label={t('sort.label')}
          value={search.sort}
          options={goodsSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`), href: links.search({ sort }) }))}
        />
        <PriceRange
          value={search}
          onApply={({ min, max }) => onPrice({ min, max })}
          texts={{
            label: t('price.label'),
            min: t('price.min'),
            max: t('price.max'),
            from: t('price.from'),
            to: t('price.to'),
            apply: t('price.apply'),
            clear: t('price.clear'),
            invalid: t('price.invalid'),
          }}
        />
      </div>
      {turned && <Alert live>{t('turned')}</Alert>}
      <AsyncContent
        surface="page"
        state={goods}
        skeleton={<GoodsGridSkeleton label={t('common:goods.loading')} cards={20} />}
        failedTitle={t('common:goods.failed')}
        onRetry={onRetry}
      >
        {(found) =>
          found.status === 'ready' ? (
            <GoodsResults
              items={found.items}
              outdated={found.outdated}
              goodsHref={links.goods}
              page={search.page}
              pages={found.pages}
              pageHref={(page) => links.search({ page })}
              head={head}
            />
          ) : (
            <NoGoods search={search} place={place} links={links} {...rest} />
          )
        }
      </AsyncContent>
    </Stack>
  );
}

/** What the search can be narrowed to. Its place is kept until it is known. */
function Categories({ search, place, links }: { search: GoodsSearch; place: CategoryPlace | undefined; links: GoodsSearchLinks }) {
  const { t } = useTranslation('common');
  if (!place) return <SkeletonBlock className={styles.boneRow} />;
  const { choices, whole } = place;
  if (choices.length === 0) return null;
  const option = (label: string, cid: number | undefined) => ({ label, href: links.search({ cid }), chosen: search.cid === cid });
  return (
    <Facets
      label={t('header.searchIn')}
      groups={[
        {
          name: 'category',
          label: t('header.searchIn'),
          options: [
            whole ? option(t('header.wholeCategory', { name: whole.name }), whole.id) : option(t('header.everything'), undefined),
            ...choices.map(({ id, name }) => option(name, id)),
          ],
        },
      ]}
    />
  );
}
