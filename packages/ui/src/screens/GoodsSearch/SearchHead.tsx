'use client';

import type { Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { usePageTitle } from '../../patterns/ListPage/usePageTexts.ts';
import type { CategoryPlace, GoodsSearch, SearchResults } from './GoodsSearchScreen.state.ts';
import type { GoodsSearchLinks } from './GoodsSearchScreen.types.ts';
import * as styles from './GoodsSearchScreen.css.ts';

interface SearchHeadProps {
  search: GoodsSearch;
  place: CategoryPlace | undefined;
  results: SearchResults<unknown>;
  links: GoodsSearchLinks;
  ref: Ref<HTMLHeadingElement>;
}

/** Where one is, what was looked for, and how much was found. */
export function SearchHead({ search, place, results, links, ref }: SearchHeadProps) {
  const { t } = useTranslation(['goodsSearch', 'shop', 'common']);
  const format = useFormat();
  const pageTitle = usePageTitle();
  const name = useName(search, place);
  const isNarrowed = search.tab === 'goods' && search.cid !== undefined && place !== undefined && place.choices.length > 0;
  const words = { words: search.title, category: name };
  const title = !search.title ? name : isNarrowed ? t('title.both', words) : t('title.words', words);
  const trail = search.tab === 'goods' && search.cid !== undefined ? (place?.trail ?? []) : [];
  const isKnown = results.status === 'ready' && !results.outdated;
  const count = isKnown ? results.total : results.status === 'empty' ? 0 : undefined;
  const above = trail.slice(0, search.title ? undefined : -1);
  return (
    <Stack gap={3}>
      <Breadcrumb
        label={t('common:where')}
        moreLabel={t('common:wholePath')}
        steps={[
          { href: links.home, label: t('common:header.start') },
          ...above.map(({ id, name }) => ({ href: links.anew({ cid: id }), label: name })),
        ]}
        current={search.title ? t('found') : name}
      />
      <Heading level={1} documentTitle={pageTitle(title, search.page)} ref={ref} tabIndex={-1} className={styles.title}>
        {title}{' '}
        {count !== undefined && (
          <span className={styles.count}>
            {t(search.tab === 'goods' ? 'goods' : 'shops.count', { count, formatted: printNumber(count, format) })}
          </span>
        )}
      </Heading>
    </Stack>
  );
}

/** What holds the results: a category, all goods, or all shops. */
function useName({ tab, cid }: GoodsSearch, place: CategoryPlace | undefined): string {
  const { t } = useTranslation(['goodsSearch', 'shop', 'common']);
  if (tab === 'shops') return t('shop:all');
  if (cid === undefined) return t('title.goods');
  if (place === undefined) return t('common:loading');
  // Without a tree nobody knows what it is called.
  return place.trail.at(-1)?.name ?? (place.choices.length === 0 ? t('common:items') : t('common:header.otherCategory'));
}
