'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { ResultNews } from '../../features/results/ResultNews.tsx';
import type { SearchResults } from '../../features/results/searchResults.ts';
import { ShopResults } from '../../features/results/ShopResults.tsx';
import type { ShopKinds, ShopSearch } from '../../features/results/shopSearch.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { usePageTitle } from '../../patterns/ListPage/usePageTexts.ts';
import type { ShopCardView } from '../../patterns/ShopCard/index.ts';
import * as styles from './MerchantSearchScreen.css.ts';

export interface MerchantSearchScreenProps {
  search: ShopSearch;
  shops: SearchResults<ShopCardView>;
  /** What shops can be narrowed to; absent until that is known. */
  kinds: ShopKinds | undefined;
  links: {
    /** The present search with some of it changed; what is not the page begins at the first page. */
    search: (change: Partial<ShopSearch>) => string;
    street: string;
    shop: (merchantId: number) => string;
    goods: (productId: number) => string;
  };
  /** Other words are looked for; none for all shops. */
  onWords: (words: string) => void;
  onRetry: () => void;
}

/** Shops that are looked for by words, type and field of trade (docs/domain/search.md#tabs-and-filters). */
export function MerchantSearchScreen({ search, shops, kinds, links, onWords, onRetry }: MerchantSearchScreenProps) {
  const { t } = useTranslation(['merchantSearch', 'merchantStreet', 'goodsSearch', 'shop', 'common']);
  const pageTitle = usePageTitle();
  const head = useRef<HTMLHeadingElement>(null);
  const title = search.title ? t('goodsSearch:title.words', { words: search.title }) : t('merchantStreet:find');
  const isNarrowed = search.type !== undefined || search.classification !== undefined || search.self;
  return (
    <Stack gap={6}>
      <Breadcrumb
        label={t('common:where')}
        moreLabel={t('common:wholePath')}
        steps={[{ href: links.street, label: t('shop:street') }]}
        current={t('merchantStreet:find')}
      />
      <Heading level={1} documentTitle={pageTitle(title, search.page)} ref={head} tabIndex={-1}>
        {title}
      </Heading>
      <WordsForm words={search.title} onWords={onWords} />
      <ResultNews search={search} results={shops} />
      <ShopResults
        {...{ search, shops, kinds, links, onRetry }}
        head={head}
        hrefOf={links.search}
        empty={
          <EmptyState
            object="glass"
            title={t('goodsSearch:empty.shops')}
            description={t(
              !isNarrowed ? 'goodsSearch:hint' : search.title ? 'goodsSearch:hints.wordsAndFilters' : 'goodsSearch:hints.filters',
            )}
          >
            {isNarrowed && (
              <LinkButton href={links.search({ type: undefined, classification: undefined, self: false })}>
                {t('goodsSearch:actions.widen')}
              </LinkButton>
            )}
            <LinkButton href={links.street}>{t('merchantStreet:browse')}</LinkButton>
          </EmptyState>
        }
      />
    </Stack>
  );
}

/** Words to look for. It begins with those of the address, and anew with others. */
function WordsForm({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation(['merchantSearch', 'common']);
  const [typed, type] = useState(words);
  const [shown, setShown] = useState(words);
  if (shown !== words) {
    setShown(words);
    type(words);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWords(typed);
  };
  return (
    <form role="search" aria-label={t('field')} className={styles.form} onSubmit={submit}>
      <TextField
        type="search"
        name="title"
        label={t('field')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button type="submit" size="large">
        {t('common:header.find')}
      </Button>
    </form>
  );
}
