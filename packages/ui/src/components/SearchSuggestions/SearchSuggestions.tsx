'use client';

import { History, TrendingUp, X } from 'lucide';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useDebouncedValue } from '../../hooks/useDebouncedValue.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { useWidthOf } from '../Combobox/popup.ts';
import { useFormat } from '../Format/index.ts';
import { Icon } from '../Icon/index.ts';
import { Image } from '../Image/index.ts';
import { layer as layerStyle } from '../Popover/Popover.css.ts';
import { usePopoverLayer } from '../Popover/usePopoverLayer.ts';
import { Price } from '../Price/index.ts';
import type { SuggestionsSlot } from '../SearchBox/index.ts';
import * as styles from './SearchSuggestions.css.ts';
import { useSuggestionList } from './useSuggestionList.ts';

/** A product whose name matches what is typed. */
export interface SuggestedGoods {
  id: number;
  name: string;
  image: string;
  price: string;
}

export interface SearchSuggestionsProps extends Omit<ComponentProps<'div'>, 'children'>, SuggestionsSlot {
  /** What the shopper searched for before, the last first. */
  recent: readonly string[];
  /** What many search for. */
  popular: readonly string[];
  /** Goods whose names match. */
  goods: readonly SuggestedGoods[];
  /** Asked to show a product. */
  onOpen: (goodsId: number) => void;
  /** Asked to forget a search of before. */
  onForget: (words: string) => void;
  /** Asked to forget all of them. */
  onForgetAll: () => void;
  /** Its words, in the language of the page. */
  texts: {
    /** Names the list. */
    label: string;
    recent: string;
    popular: string;
    goods: string;
    forget: (words: string) => string;
    forgetAll: string;
    /** Tells a screen reader how many there are, such as "3 results". */
    count: (found: number) => string;
  };
}

/** What is pressed does not take the focus from the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Offers searches of before, searches of others and goods below a `SearchBox`, while its field has the focus: a combobox of the
 * WAI-ARIA practices, "list autocomplete with manual selection". Renders a `<div>` in the platform's top layer. Give it to the box as
 * `Suggestions`, loaded lazily: it is drawn when the field is first focused.
 *
 * | key | does |
 * | --- | --- |
 * | letters | change what is offered, and mark nothing |
 * | ArrowDown, ArrowUp | open the list; mark the next or the one before, from one end to the other |
 * | ArrowLeft, ArrowRight, Home, End | move the caret and take the mark away |
 * | Enter | takes what is marked; without a mark it searches for what is typed |
 * | Escape | closes the list; pressed again, empties the field |
 * | Shift+Delete | forgets the marked search |
 * | Tab | goes to the buttons that forget |
 */
export function SearchSuggestions({
  text,
  box,
  input,
  listId,
  onPopup,
  onText,
  onPick,
  recent,
  popular,
  goods,
  onOpen,
  onForget,
  onForgetAll,
  texts,
  className,
  ref,
  onMouseDown,
  ...rest
}: SearchSuggestionsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { locale } = useFormat();
  const words = [...recent, ...popular];
  const count = words.length + goods.length;
  const idOf = (at: number) => `${listId}-${at}`;
  const choose = (at: number) => {
    const found = goods[at - words.length];
    if (found) onOpen(found.id);
    else onPick(words[at] ?? '');
  };
  const forget = (at: number) => {
    const gone = recent[at];
    if (gone === undefined) return;
    // Its button goes with it.
    input.current?.focus();
    onForget(gone);
  };
  const list = useSuggestionList({ text, box, input, layer, count, idOf, onChoose: choose, onDelete: forget, onPopup, onText });
  useWidthOf(box, layer, list.isOpen);
  usePopoverLayer({ open: list.isOpen, onDismiss: list.close, anchor: box, layer, lightDismiss: false });
  const told = useDebouncedValue(list.isOpen ? texts.count(count) : '', 500);
  const take = (at: number) => {
    list.close();
    choose(at);
  };
  const option = (at: number, row: number) =>
    ({
      id: idOf(at),
      role: 'option',
      'aria-selected': at === list.marked,
      style: { gridRow: row },
      onClick: () => take(at),
    }) as const;
  const look = (at: number, more?: string) => classes(styles.option, at === list.marked && styles.marked, more);
  // Each line has a row of the grid: the buttons that forget stand beside their searches, but not in the list.
  const [popularRow, goodsRow] = [recent.length + 2, recent.length + popular.length + 3];
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {told}
      </span>
      <div
        role="presentation"
        {...rest}
        ref={useMergedRefs(layer, ref)}
        popover="manual"
        className={classes(layerStyle, styles.layer, className)}
        onMouseDown={composeHandlers(onMouseDown, keepFocus)}
      >
        <div id={listId} role="listbox" aria-label={texts.label} className={styles.bare}>
          {recent.length > 0 && (
            <Group id={`${listId}-recent`} label={texts.recent} row={1}>
              {recent.map((one, at) => (
                <div key={one} {...option(at, at + 2)} className={look(at, styles.forgettable)}>
                  <Icon icon={History} size={16} className={styles.sign} />
                  <span className={styles.words}>{one}</span>
                </div>
              ))}
            </Group>
          )}
          {popular.length > 0 && (
            <Group id={`${listId}-popular`} label={texts.popular} row={popularRow}>
              {popular.map((one, at) => (
                <div key={one} {...option(recent.length + at, popularRow + 1 + at)} className={look(recent.length + at)}>
                  <Icon icon={TrendingUp} size={16} className={styles.sign} />
                  <span className={styles.words}>{one}</span>
                </div>
              ))}
            </Group>
          )}
          {goods.length > 0 && (
            <Group id={`${listId}-goods`} label={texts.goods} row={goodsRow}>
              {goods.map((one, at) => (
                <div key={one.id} {...option(words.length + at, goodsRow + 1 + at)} className={look(words.length + at)}>
                  <Image src={one.image} alt="" seed={one.id} className={styles.picture} />
                  <span className={styles.product}>
                    <span lang={foreignLang(one.name, locale)} className={styles.name}>
                      {one.name}
                    </span>
                    <Price amount={one.price} size="small" tone="plain" cents="auto" />
                  </span>
                </div>
              ))}
            </Group>
          )}
        </div>
        {recent.length > 0 && (
          <>
            <button type="button" className={styles.forgetAll} onClick={() => [input.current?.focus(), onForgetAll()]}>
              {texts.forgetAll}
            </button>
            {recent.map((one, at) => (
              <button
                key={one}
                type="button"
                aria-label={texts.forget(one)}
                title={texts.forget(one)}
                className={styles.forget}
                style={{ gridRow: at + 2 }}
                onClick={() => forget(at)}
              >
                <Icon icon={X} size={16} />
              </button>
            ))}
          </>
        )}
      </div>
    </>
  );
}

function Group({ id, label, row, children }: { id: string; label: string; row: number } & Pick<ComponentProps<'div'>, 'children'>) {
  return (
    <div role="group" aria-labelledby={id} className={styles.bare}>
      <div id={id} role="presentation" className={styles.label} style={{ gridRow: row }}>
        {label}
      </div>
      {children}
    </div>
  );
}
