import { productList, searchWords } from '@galleria/api';
import { SearchSuggestions, type SuggestionsSlot, useDebouncedValue } from '@galleria/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { request } from '../data/request.ts';
import { useAnswer, useLatestResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { wordsOf } from '../searchAddress.ts';
import { matching, recentSearches, wordsIn } from './recentSearches.ts';

/** Milliseconds without a key until goods are asked for. */
const pause = 250;
const maxGoods = 6;

/** What the search box of the bar offers: what the shopper searched for on this device, what many do, and goods with such names. */
export function HeaderSuggestions(slot: SuggestionsSlot) {
  const { t } = useTranslation(['goodsSearch', 'common']);
  const navigate = useNavigate();
  const stored = useSyncExternalStore(recentSearches.subscribe, recentSearches.stored);
  const recent = useMemo(() => wordsIn(stored), [stored]);
  const popular = useAnswer(request(searchWords, {}), titlesOf).resource;
  const typed = wordsOf(slot.text);
  const settled = useDebouncedValue(typed, pause);
  const asked = typed && settled;
  const goods = useLatestResource(asked ? request(productList, { query: { keyword: asked, page: 1, limit: maxGoods } }) : undefined);
  // Goods of other words are none of these; while somebody goes on typing, or takes letters back, they may be.
  const [named, setNamed] = useState('');
  if (goods.resource.status === 'ready' && !goods.outdated && named !== asked) setNamed(asked);
  const isOfTyped = typed.startsWith(named) || named.startsWith(typed);
  const offered = matching(recent, typed, typed ? 3 : 5);
  return (
    <SearchSuggestions
      {...slot}
      recent={offered}
      popular={
        popular.status === 'ready'
          ? matching(
              popular.data.filter((one) => !offered.includes(one)),
              typed,
              typed ? 3 : 6,
            )
          : []
      }
      goods={typed && isOfTyped && goods.resource.status === 'ready' ? goods.resource.data.items.slice(0, maxGoods) : []}
      onOpen={(id) => navigate(paths.goodsDetail(id))}
      onForget={recentSearches.forget}
      onForgetAll={recentSearches.forgetAll}
      texts={{
        label: t('suggestions.label'),
        recent: t('suggestions.recent'),
        popular: t('hot'),
        goods: t('common:items'),
        forget: (words) => t('suggestions.forget', { words }),
        forgetAll: t('suggestions.forgetAll'),
        count: (count) => t('common:results', { count }),
      }}
    />
  );
}

const titlesOf = (words: readonly { title: string }[]) => words.map(({ title }) => title);
