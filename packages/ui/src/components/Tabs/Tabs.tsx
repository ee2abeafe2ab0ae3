'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react';
import type { ChosenProps } from '../../hooks/chosenProps.ts';
import { fadeRow } from '../../hooks/fadeRow.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { showInRow } from '../../hooks/showInRow.ts';
import { classes } from '../../theme/classes.ts';
import { fadingRow } from '../../theme/fadingRow.css.ts';
import { printNumber, useFormat } from '../Format/index.ts';
import * as styles from './Tabs.css.ts';

const TabsContext = createContext(false);

interface TabsRootOwnProps<Value extends string> extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue' | 'onChange'> {
  /** All tabs in their order. */
  values: readonly Value[];
  /** `rtl` where lines run from right to left: it is not taken from the page, and arrow keys go by it. */
  dir?: 'ltr' | 'rtl' | undefined;
}

export type TabsRootProps<Value extends string> = TabsRootOwnProps<Value> & ChosenProps<Value>;

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
export function TabsRoot<Value extends string>({ value, defaultValue, onValueChange, values, ...rest }: TabsRootProps<Value>) {
  // A press focuses the tab first: Radix tells of it on focus and on press, both in one task.
  const told = useRef<string>(undefined);
  const choose = (next: string) => {
    const found = values.find((one) => one === next);
    if (found === undefined || told.current === next) return;
    told.current = next;
    queueMicrotask(() => {
      told.current = undefined;
    });
    onValueChange?.(found);
  };
  return (
    <TabsContext value>
      <Radix.Root {...rest} {...(value === undefined ? { defaultValue } : { value })} onValueChange={choose} />
    </TabsContext>
  );
}

/** Radix would say it in its own names. */
function useTabsRoot(): void {
  if (!useContext(TabsContext)) throw new Error('The parts of a row of tabs stand in a TabsRoot.');
}

export const tabsSurfaces = ['page', 'panel'] as const;

export interface TabsListProps extends ComponentProps<'div'> {
  /** Names the row of tabs. */
  'aria-label': string;
  /** On a `page` the row draws its own line; at the lower edge of a `panel` that edge is the line. */
  surface?: (typeof tabsSurfaces)[number] | undefined;
}

/** The row of tabs. Renders a `<div role="tablist">` that scrolls sideways when it is too narrow. */
export function TabsList({ surface = 'page', className, ref, ...rest }: TabsListProps) {
  useTabsRoot();
  return (
    <Radix.List
      {...rest}
      ref={useMergedRefs(keepInView, ref)}
      className={classes(fadingRow, styles.list, surface === 'page' && styles.line, className)}
    />
  );
}

export interface TabsTabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The tab's name among `values`; its panel has the same. */
  value: string;
  /** How many wait behind it; 0 and absent show nothing. */
  count?: number | undefined;
  children: ReactNode;
}

/** One tab. Renders a `<button role="tab">`. */
export function TabsTab({ count = 0, className, children, ...rest }: TabsTabProps) {
  useTabsRoot();
  const format = useFormat();
  return (
    <Radix.Trigger {...rest} className={classes(styles.tab, className)}>
      {children}
      {count > 0 && <span className={styles.count}>{printNumber(count, format)}</span>}
    </Radix.Trigger>
  );
}

interface TabsPanelProps extends ComponentProps<'div'> {
  /** The name of its tab. */
  value: string;
}

/** What a tab shows. Renders a `<div role="tabpanel">`; only the chosen one has content. */
export function TabsPanel({ className, ...rest }: TabsPanelProps) {
  useTabsRoot();
  return <Radix.Content {...rest} className={classes(styles.panel, className)} />;
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
