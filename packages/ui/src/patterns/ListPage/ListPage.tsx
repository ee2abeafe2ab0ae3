'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from '../../components/Tabs/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { PageHeader, type PageHeaderProps, Panel, Stack } from '../../layout/index.ts';
import type { ShopError } from '../../state/resource.ts';
import { AsyncContent, type AsyncContentProps } from '../AsyncContent/index.ts';
import { usePageTexts } from './usePageTexts.ts';

/** What a list can be; `ready` has one page of it, of `pages`. */
type ListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; pages?: number | undefined };

/** The tabs of a page; each shows something else. */
export interface PageTabs<Tab extends string> {
  /** Names the row of tabs. */
  label: string;
  /** The chosen tab. */
  value: Tab;
  /** All tabs in their order. */
  values: readonly Tab[];
  /** What a tab says. */
  labelOf: (tab: Tab) => string;
  /** How many wait behind each; absent and 0 show nothing. */
  counts?: Partial<Record<Tab, number>> | undefined;
  onValueChange: (tab: Tab) => void;
}

export interface ListPageProps<State extends ListState, Tab extends string>
  extends Pick<PageHeaderProps, 'title' | 'description' | 'actions'>,
    Pick<AsyncContentProps<State>, 'state' | 'skeleton' | 'failedTitle' | 'onRetry' | 'exit'> {
  /** Without them the page lists one thing. */
  tabs?: PageTabs<Tab> | undefined;
  /** Stands over the list while it loads and when it is there, such as a sentence about all of it. */
  intro?: ReactNode;
  /** An `EmptyState` that says what would stand here, and what to do. */
  empty: ReactNode;
  /** The present page, from 1. */
  page?: number | undefined;
  /** The address of another page; without it the list has no pages. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Draws the rows. */
  children: (state: Extract<State, { status: 'ready' }>) => ReactNode;
  /** How many rows there are: said when another tab's have come. */
  countOf?: ((state: Extract<State, { status: 'ready' }>) => number) | undefined;
  /** Beside the list, such as a dialog that outlives it. */
  aside?: ReactNode;
  /** Its root, such as for `useFocusAfterRemoval`. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A page of the account that lists things: its header, tabs, rows and pages, with loading, failure and emptiness drawn as
 * everywhere. Renders a `<div>`.
 */
export function ListPage<State extends ListState, Tab extends string = never>({
  title,
  description,
  actions,
  tabs,
  countOf,
  ref,
  ...results
}: ListPageProps<State, Tab>) {
  const content = <Results {...results} />;
  const { state } = results;
  const count = isReady(state) ? countOf?.(state) : state.status === 'empty' ? 0 : undefined;
  if (tabs) return <TabbedPage {...{ title, description, actions, tabs, count, ref }}>{content}</TabbedPage>;
  return (
    <Stack ref={ref}>
      <PageHeader {...{ title, description, actions }} />
      {content}
    </Stack>
  );
}

export interface TabbedPageProps<Tab extends string> extends Pick<PageHeaderProps, 'title' | 'description' | 'actions'> {
  /** The row of tabs, and which is chosen. */
  tabs: PageTabs<Tab>;
  /** What the chosen tab shows. */
  children: ReactNode;
  /** How many rows that has, once they are there: said when it is another tab's. */
  count?: number | undefined;
  /** Its root. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A page whose header has tabs; each shows something else in the same place. Renders a `<div>`. */
export function TabbedPage<Tab extends string>({ tabs, children, count, ref, ...header }: TabbedPageProps<Tab>) {
  const { label, value, values, labelOf, counts, onValueChange } = tabs;
  const { t } = useTranslation('common');
  const [first, setFirst] = useState<Tab | undefined>(value);
  // Nobody has asked for what the page begins with; whoever comes back to it has.
  if (first !== undefined && first !== value) setFirst(undefined);
  const said = first === undefined && count !== undefined ? `${labelOf(value)}: ${t('results', { count })}` : '';
  const row = (
    <TabsList aria-label={label} surface="panel">
      {values.map((tab) => (
        <TabsTab key={tab} value={tab} count={counts?.[tab]}>
          {labelOf(tab)}
        </TabsTab>
      ))}
    </TabsList>
  );
  return (
    <TabsRoot ref={ref} value={value} values={values} onValueChange={onValueChange}>
      <Stack>
        <PageHeader {...header} tabs={row} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {values.map((tab) => (
          <TabsPanel key={tab} value={tab}>
            {tab === value && children}
          </TabsPanel>
        ))}
      </Stack>
    </TabsRoot>
  );
}

type ResultsProps<State extends ListState> = Omit<
  ListPageProps<State, never>,
  'title' | 'description' | 'actions' | 'tabs' | 'countOf' | 'ref'
>;

function Results<State extends ListState>({
  state,
  skeleton,
  intro,
  empty,
  page = 1,
  hrefOf,
  children,
  aside,
  ...failed
}: ResultsProps<State>) {
  const pageTexts = usePageTexts();
  const waiting = (
    <>
      {intro}
      {skeleton}
    </>
  );
  return (
    <>
      <AsyncContent {...failed} state={state} skeleton={waiting}>
        {(arrived) =>
          isReady(arrived) ? (
            <>
              {intro}
              <Stack gap={6}>
                {children(arrived)}
                {hrefOf && <Pagination page={page} pages={arrived.pages ?? 1} hrefOf={hrefOf} texts={pageTexts} />}
              </Stack>
            </>
          ) : (
            <Panel padding="none">{empty}</Panel>
          )
        }
      </AsyncContent>
      {aside}
    </>
  );
}

const isReady = <State extends ListState>(state: State): state is Extract<State, { status: 'ready' }> => state.status === 'ready';
