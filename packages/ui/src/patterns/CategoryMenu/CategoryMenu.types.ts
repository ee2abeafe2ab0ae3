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
  /**
   * Stands below the categories on a narrow page, such as the pages that have no room in the bar. The button is then an icon
   * there, named "Menu"; without it the button keeps its words.
   */
  foot?: ReactNode;
}
