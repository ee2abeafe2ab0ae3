import { ChevronDown, Search, X } from 'lucide-react';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import { spinner } from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './SearchBox.css.ts';
import { followPage, queryOf, type SearchDraft, type SearchQuery, sameQuery } from './searchDraft.ts';

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'children' | 'role' | 'onSubmit'> {
  /** What can be narrowed to. Without any there is no drop-down. */
  categories: readonly { id: number; name: string }[];
  /** Its words, in the language of the page. */
  texts: {
    /** Names the search among the landmarks of the page. */
    label: string;
    /** Names the field; also shown while it is empty. */
    field: string;
    /** Names the drop-down. */
    category: string;
    /** The drop-down's first entry: no category. */
    all: string;
    submit: string;
    clear: string;
  };
  /** What the page shows now, as from its address. The box follows when it changes. */
  query?: SearchQuery | undefined;
  /** Asked to search. Its text is trimmed; an empty one comes with a category. */
  onSearch: (query: SearchQuery) => void;
  /** The answer is on its way. Everything can still be typed and stays; the same query is not sent twice. */
  busy?: boolean | undefined;
}

const nothing: SearchQuery = { text: '' };

/** Looks for goods by words and category. Renders a `<form role="search">`, sent by the button or the Enter key. */
export function SearchBox({ categories, texts, query = nothing, onSearch, busy, className, ...rest }: SearchBoxProps) {
  const [draft, setDraft] = useState<SearchDraft>({ typed: query, shown: query });
  // While rendering, not in an effect, which would show the old words once more.
  const present = followPage(draft, query);
  if (present !== draft) setDraft(present);
  const input = useRef<HTMLInputElement>(null);
  const { typed } = present;
  const type = (change: SearchQuery) => setDraft({ ...present, typed: change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = queryOf(typed);
    if (!asked) return input.current?.focus();
    if (busy && sameQuery(asked, present.sent)) return;
    setDraft({ ...present, sent: asked });
    onSearch(asked);
  };
  const clear = () => {
    type({ ...typed, text: '' });
    input.current?.focus();
  };
  return (
    <form aria-label={texts.label} {...rest} role="search" className={classes(styles.root, className)} onSubmit={submit}>
      {categories.length > 0 && (
        <div className={styles.category}>
          <select
            aria-label={texts.category}
            className={styles.select}
            value={typed.categoryId ?? ''}
            onChange={({ target }) => type({ ...typed, categoryId: target.value ? Number(target.value) : undefined })}
          >
            <option value="" className={styles.option}>
              {texts.all}
            </option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id} className={styles.option}>
                {name}
              </option>
            ))}
          </select>
          <Icon glyph={ChevronDown} size={16} className={styles.chevron} />
        </div>
      )}
      <input
        ref={input}
        type="search"
        aria-label={texts.field}
        placeholder={texts.field}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        value={typed.text}
        onChange={({ target }) => type({ ...typed, text: target.value })}
      />
      {typed.text && (
        <button type="button" aria-label={texts.clear} title={texts.clear} className={styles.clear} onClick={clear}>
          <Icon glyph={X} size={16} />
        </button>
      )}
      <button type="submit" aria-label={texts.submit} title={texts.submit} className={styles.go} {...(busy && { 'aria-busy': true })}>
        {busy ? <span className={spinner} /> : <Icon glyph={Search} size={18} />}
      </button>
    </form>
  );
}
