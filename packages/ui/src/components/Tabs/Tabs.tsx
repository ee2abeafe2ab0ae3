import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Tabs.css.ts';

export interface TabsRootProps<Value extends string> extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue' | 'onChange'> {
  /** The chosen tab. */
  value: Value;
  /** Told of the tab that was pressed or reached by arrow keys. */
  onValueChange: (value: Value) => void;
  /** All tabs in their order. */
  values: readonly Value[];
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
  const choose = (next: string) => {
    const found = values.find((one) => one === next);
    if (found !== undefined) onValueChange(found);
  };
  return <Radix.Root {...rest} value={value} onValueChange={choose} />;
}

export const tabsSurfaces = ['page', 'panel'] as const;

export interface TabsListProps extends ComponentProps<'div'> {
  /** Names the row of tabs. */
  'aria-label': string;
  /** On a `page` the row draws its own line; at the lower edge of a `panel` that edge is the line. */
  surface?: (typeof tabsSurfaces)[number];
}

/** The row of tabs. Renders a `<div role="tablist">` that scrolls sideways when it is too narrow. */
export function TabsList({ surface = 'page', className, ...rest }: TabsListProps) {
  return <Radix.List {...rest} className={classes(styles.list, surface === 'page' && styles.line, className)} />;
}

export interface TabsTabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The tab's name among `values`; its panel has the same. */
  value: string;
  /** How many wait behind it; 0 and absent show nothing. */
  count?: number | undefined;
  children: ReactNode;
}

/** One tab. Renders a `<button role="tab">`. */
export function TabsTab({ count = 0, className, children, onFocus, ref, ...rest }: TabsTabProps) {
  // Browsers leave a tab that is half in view where it is; below a pointer none is moved.
  const focus = (event: FocusEvent<HTMLButtonElement>) => {
    onFocus?.(event);
    if (event.currentTarget.matches(':focus-visible')) bringIntoView(event.currentTarget);
  };
  return (
    <Radix.Trigger {...rest} ref={useMergedRefs(showChosen, ref)} className={classes(styles.tab, className)} onFocus={focus}>
      {children}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Radix.Trigger>
  );
}

interface TabsPanelProps extends ComponentProps<'div'> {
  /** The name of its tab. */
  value: string;
}

/** What a tab shows. Renders a `<div role="tabpanel">`; only the chosen one has content. */
export function TabsPanel({ className, ...rest }: TabsPanelProps) {
  return <Radix.Content {...rest} className={classes(styles.panel, className)} />;
}

/** Moves the row alone: `scrollIntoView` would move the page too. */
function bringIntoView(tab: HTMLElement) {
  const list = tab.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The chosen tab is in view as soon as it is there. */
function showChosen(tab: HTMLElement | null) {
  if (tab?.ariaSelected === 'true') bringIntoView(tab);
}
