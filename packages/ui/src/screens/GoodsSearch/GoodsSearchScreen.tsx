'use client';

import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TabLinks } from '../../components/TabLinks/index.ts';
import { ResultNews } from '../../features/results/ResultNews.tsx';
import { Stack } from '../../layout/index.ts';
import { GoodsTab } from './GoodsTab.tsx';
import { searchTabs } from './GoodsSearchScreen.state.ts';
import type { GoodsSearchScreenProps } from './GoodsSearchScreen.types.ts';
import { HotWords } from './HotWords.tsx';
import { SearchHead } from './SearchHead.tsx';
import { ShopTab } from './ShopTab.tsx';

/** Goods and shops that are looked for by words, category and price (docs/domain/search.md). */
export function GoodsSearchScreen(props: GoodsSearchScreenProps) {
  const { search, place, goods, shops, hotWords, links } = props;
  const { t } = useTranslation(['goodsSearch', 'shop', 'common']);
  const results = search.tab === 'goods' ? goods : shops;
  const title = useRef<HTMLHeadingElement>(null);
  const hot = hotWords?.length !== 0 && <HotWords words={hotWords} hrefOf={(words) => links.anew({ title: words })} />;
  // Nothing is looked for yet: here are words for it.
  const isBare = search.title === '' && search.cid === undefined;
  return (
    <Stack gap={6}>
      <SearchHead ref={title} search={search} place={place} results={results} links={links} />
      {isBare && search.tab === 'goods' && hot}
      <TabLinks
        label={t('tabs.label')}
        value={search.tab}
        links={searchTabs.map((tab) => ({
          value: tab,
          label: tab === 'goods' ? t('common:items') : t('shop:shops'),
          href: links.search({ tab }),
        }))}
      />
      <ResultNews search={search} results={results} />
      {search.tab === 'goods' ? <GoodsTab {...props} head={title} /> : <ShopTab {...props} head={title} />}
      {!isBare && search.tab === 'goods' && results.status === 'ready' && hot}
    </Stack>
  );
}
