'use client';

import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
} from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { fadeRow } from '../../hooks/fadeRow.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { showInRow } from '../../hooks/showInRow.ts';
import { classes } from '../../theme/classes.ts';
import { fadingRow } from '../../theme/fadingRow.css.ts';
import { printNumber, useFormat } from '../Format/index.ts';
import * as styles from './Tabs.css.ts';

interface TabsOfRoot {
  chosen: string;
  /** The tab that the Tab key stops at. */
  stop: string | undefined;
  choose: (value: string) => void;
  /** Another press or key begins: what was told of before may be told again. */
  begin: () => void;
  /** What the ids of tabs and panels begin with. */
  id: string;
}

const TabsContext = createContext<TabsOfRoot | undefined>(undefined);

export interface TabsRootProps<Value extends string> extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue' | 'onChange'> {
  /** The chosen tab. */
  value: NoInfer<Value>;
  /** Told of the tab that was pressed or reached by arrow keys. */
  onValueChange: (value: Value) => void;
  /** All tabs in their order. */
  values: readonly Value[];
  /** How lines run here, where the page says otherwise. Arrow keys go by what is shown. */
  dir?: 'ltr' | 'rtl';
}

/**
 * Several lists or texts of the same kind, one at a time: holds the tabs and their panels. Renders a `<div>`. For a choice
 * that changes a form use `SegmentedControl`, for what has an address of its own links.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes to the chosen tab, and then to its panel |
 * | Arrow right, arrow left | go to the next or previous tab and choose it, and go round |
 * | Home, End | go to the first or last tab and choose it |
 */
export function TabsRoot<Value extends string>({ value, onValueChange, values, ...rest }: TabsRootProps<Value>) {
  const id = useId();
  // A press focuses the tab first: it is chosen by focus and by press, and told of once.
  const told = useRef<string>(undefined);
  const root = useMemo((): TabsOfRoot => {
    const begin = () => {
      told.current = undefined;
    };
    const choose = (next: string) => {
      const found = values.find((one) => one === next);
      if (found === undefined || found === value || told.current === found) return;
      told.current = found;
      onValueChange(found);
    };
    return { chosen: value, stop: values.includes(value) ? value : values[0], choose, begin, id };
  }, [value, values, onValueChange, id]);
  return (
    <TabsContext value={root}>
      <div {...rest} />
    </TabsContext>
  );
}

function useTabsRoot(): TabsOfRoot {
  const root = useContext(TabsContext);
  if (!root) throw new Error('The parts of a row of tabs stand in a TabsRoot.');
  return root;
}

export const tabsSurfaces = ['page', 'panel'] as const;

export interface TabsListProps extends ComponentProps<'div'> {
  /** Names the row of tabs. */
  'aria-label': string;
  /** On a `page` the row draws its own line; at the lower edge of a `panel` that edge is the line. */
  surface?: (typeof tabsSurfaces)[number];
}

/** The row of tabs. Renders a `<div role="tablist">` that scrolls sideways when it is too narrow. */
export function TabsList({ surface = 'page', className, ref, ...rest }: TabsListProps) {
  useTabsRoot();
  return (
    <div
      role="tablist"
      {...rest}
      ref={useMergedRefs(keepInView, ref)}
      className={classes(fadingRow, styles.list, surface === 'page' && styles.line, className)}
    />
  );
}

/** To the tab that a key leads to, which is chosen when it has the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: tab, key } = event;
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])];
  const at = tabs.indexOf(tab);
  if (at < 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const next = tab.matches(':dir(rtl)') ? -1 : 1;
  const to = { ArrowRight: at + next, ArrowLeft: at - next, Home: 0, End: -1 }[key];
  if (to === undefined) return;
  // The row does not scroll by itself as well.
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

export interface TabsTabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The tab's name among `values`; its panel has the same. */
  value: string;
  /** How many wait behind it; 0 and absent show nothing. */
  count?: number | undefined;
  children: ReactNode;
}

/** One tab. Renders a `<button role="tab">`. */
export function TabsTab({
  value,
  count = 0,
  className,
  children,
  onFocus,
  onClick,
  onKeyDown,
  onPointerDown,
  onMouseDown,
  ...rest
}: TabsTabProps) {
  const { chosen, stop, choose, begin, id } = useTabsRoot();
  const format = useFormat();
  const focus = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
    // Browsers leave a tab that is half in view where it is; below a pointer none is moved.
    if (currentTarget.matches(':focus-visible')) showInRow(currentTarget);
    choose(value);
  };
  const press = () => {
    choose(value);
    begin();
  };
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    begin();
    moveFocus(event);
  };
  return (
    <button
      type="button"
      role="tab"
      id={idOf(id, 'tab', value)}
      aria-selected={value === chosen}
      aria-controls={idOf(id, 'panel', value)}
      tabIndex={value === stop ? 0 : -1}
      {...rest}
      className={classes(styles.tab, className)}
      onFocus={composeHandlers(onFocus, focus)}
      onClick={composeHandlers(onClick, press)}
      onKeyDown={composeHandlers(onKeyDown, move)}
      onPointerDown={composeHandlers(onPointerDown, begin)}
      onMouseDown={composeHandlers(onMouseDown, keepFocusFromOtherButtons)}
    >
      {children}
      {count > 0 && <span className={styles.count}>{printNumber(count, format)}</span>}
    </button>
  );
}

/** Whoever opens the menu of the browser on a tab has not chosen it. */
function keepFocusFromOtherButtons(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey) event.preventDefault();
}

const idOf = (root: string, part: 'tab' | 'panel', value: string) => `${root}-${part}-${value}`;

interface TabsPanelProps extends ComponentProps<'div'> {
  /** The name of its tab. */
  value: string;
}

/** What a tab shows. Renders a `<div role="tabpanel">`; only the chosen one has content. */
export function TabsPanel({ value, className, children, ...rest }: TabsPanelProps) {
  const { chosen, id } = useTabsRoot();
  return (
    <div
      role="tabpanel"
      id={idOf(id, 'panel', value)}
      aria-labelledby={idOf(id, 'tab', value)}
      tabIndex={0}
      hidden={value !== chosen}
      {...rest}
      className={classes(styles.panel, className)}
    >
      {value === chosen && children}
    </div>
  );
}

/** The chosen tab is in view, also after counts have come and have moved it, until somebody moves the row. */
function keepInView(list: HTMLElement | null) {
  if (!list) return;
  let isMoved = false;
  const own = () => {
    isMoved = true;
  };
  const leave = fadeRow(list, () => isMoved || showInRow(list.querySelector('[aria-selected="true"]')));
  const ended = new AbortController();
  for (const act of ['pointerdown', 'wheel', 'keydown']) list.addEventListener(act, own, { passive: true, signal: ended.signal });
  return () => {
    leave?.();
    ended.abort();
  };
}
