'use client';

import { ChevronDown, Search, X } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { spinner } from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import { MenuLazyContent, MenuRoot, useMenuTrigger } from '../Menu/index.ts';
import * as styles from './SearchBox.css.ts';
import type { SearchBoxProps, SuggestionsPopup } from './SearchBox.types.ts';
import { followPage, queryOf, type SearchDraft, type SearchQuery, sameQuery } from './searchDraft.ts';

const load = () => import('./SearchCategories.tsx');
const SearchCategories = lazyWithRetry(load);

const nothing: SearchQuery = { text: '' };

/**
 * Looks for goods by words and category. Renders a `<form role="search">`, sent by the button or the Enter key; the
 * category is chosen in a menu (keys as in `MenuRoot`), whose code is loaded when the box is pointed at or focused. With
 * `Suggestions` its field is a combobox (keys as in `SearchSuggestions`).
 */
export function SearchBox({
  categories,
  onIntent,
  onRetry,
  texts,
  query = nothing,
  onSearch,
  Suggestions,
  loading,
  className,
  ref,
  onPointerEnter,
  onFocus,
  ...rest
}: SearchBoxProps) {
  const [draft, setDraft] = useState<SearchDraft>({ typed: query, shown: query });
  // While rendering, not in an effect, which would show the old words once more.
  const present = followPage(draft, query);
  if (present !== draft) setDraft(present);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [popup, setPopup] = useState<SuggestionsPopup>();
  const { typed } = present;
  const type = (change: SearchQuery) => setDraft({ ...present, typed: change });

  const send = (typed: SearchQuery) => {
    const asked = queryOf(typed);
    if (!asked) return input.current?.focus();
    if (loading && sameQuery(asked, present.sent)) return;
    setDraft({ ...present, typed, sent: asked });
    onSearch(asked);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  const clear = () => {
    type({ ...typed, text: '' });
    input.current?.focus();
  };
  const want = () => {
    if (categories.length > 0) fetchAhead(load);
    onIntent?.();
  };
  // The form only hears what is done to what is in it.
  const intent = { onPointerEnter: composeHandlers(onPointerEnter, want), onFocus: composeHandlers(onFocus, want) };
  return (
    <form
      aria-label={texts.label}
      {...intent}
      {...rest}
      ref={useMergedRefs(box, ref)}
      role="search"
      className={classes(styles.root, className)}
      onSubmit={submit}
    >
      {categories.length > 0 && (
        <MenuRoot>
          <CategoryButton label={texts.category}>{nameOf(categories, typed.categoryId, texts)}</CategoryButton>
          <MenuLazyContent>
            <SearchCategories
              categories={categories}
              texts={texts}
              value={typed.categoryId}
              onValueChange={(categoryId) => type({ ...typed, categoryId })}
              onRetry={onRetry}
            />
          </MenuLazyContent>
        </MenuRoot>
      )}
      <input
        ref={input}
        {...(Suggestions
          ? {
              type: 'text',
              inputMode: 'search',
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': popup?.open ?? false,
              'aria-controls': popup?.open ? listId : undefined,
              'aria-activedescendant': popup?.marked,
              onFocus: () => setPopup((present) => present ?? { open: false }),
            }
          : { type: 'search' })}
        aria-label={texts.field}
        placeholder={texts.field}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        value={typed.text}
        onChange={({ target }) => type({ ...typed, text: target.value })}
      />
      {Suggestions && popup && (
        <LazySuspense>
          <Suggestions
            text={typed.text}
            box={box}
            input={input}
            listId={listId}
            onPopup={setPopup}
            onText={(text) => type({ ...typed, text })}
            onPick={(text) => send({ ...typed, text })}
          />
        </LazySuspense>
      )}
      {typed.text && (
        <button type="button" aria-label={texts.clear} title={texts.clear} className={styles.clear} onClick={clear}>
          <Icon icon={X} size={16} />
        </button>
      )}
      <button type="submit" aria-label={texts.submit} title={texts.submit} className={styles.go} {...(loading && { 'aria-busy': true })}>
        {loading ? <span className={spinner} /> : <Icon icon={Search} size={18} />}
      </button>
    </form>
  );
}

function CategoryButton({ label, children }: { label: string; children: string }) {
  return (
    <button type="button" {...useMenuTrigger()} className={styles.category}>
      <span className={visuallyHidden}>{label}</span>
      <span className={styles.chosen}>{children}</span>
      <Icon icon={ChevronDown} size={16} className={styles.chevron} />
    </button>
  );
}

/** What the closed drop-down says. A category that is not known yet must not look like none. */
function nameOf(categories: SearchBoxProps['categories'], chosen: number | undefined, { all, other }: SearchBoxProps['texts']): string {
  if (chosen === undefined) return all;
  const known = typeof categories === 'string' ? undefined : (categories.find(({ id }) => id === chosen)?.name ?? other);
  return known ?? '…';
}
