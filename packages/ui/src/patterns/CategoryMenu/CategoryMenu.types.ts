import type { ComponentProps, ReactNode } from 'react';
import type { CategoryView } from './category.ts';

export type CategoryMenuState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; categories: readonly CategoryView[] };

export interface CategoryMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The tree, or why it is not there yet. */
  state: CategoryMenuState;
  /** The page of a category. */
  hrefOf: (category: CategoryView) => string;
  /** Somebody is about to open it: the time to ask for the tree. May be told again and again. */
  onIntent?: (() => void) | undefined;
  /** Asked to load the tree again. */
  onRetry: () => void;
  /** Stands below the categories on a narrow page, such as the pages that have no room in the bar. */
  foot?: ReactNode;
  /** Its words, in the language of the page. */
  texts: {
    button: string;
    /** Names the button on a narrow page, where it is an icon alone. Without it the button keeps its words. */
    narrow?: string | undefined;
    loading: string;
    /** What happened and why. */
    failed: string;
    retry: string;
    /** The shop has no category yet. */
    empty: string;
    /** The link to a category itself, such as "All in Women". */
    all: (name: string) => string;
  };
}
