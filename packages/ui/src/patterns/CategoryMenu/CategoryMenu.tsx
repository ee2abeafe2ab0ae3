import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DisclosureMenuButton, DisclosureMenuPanel, DisclosureMenuRoot } from '../../components/DisclosureMenu/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Bone, Skeleton } from '../../components/Skeleton/index.ts';
import { CategoryList } from './CategoryList.tsx';
import * as styles from './CategoryMenu.css.ts';
import type { CategoryView } from './category.ts';

export type CategoryMenuState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; categories: readonly CategoryView[] };

export interface CategoryMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The tree, or why it is not there yet. */
  state: CategoryMenuState;
  /** The page of a category. */
  hrefOf: (category: CategoryView) => string;
  /** Asked to load the tree again. */
  onRetry: () => void;
  /** Its words, in the language of the page. */
  texts: {
    button: string;
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

/**
 * The way into the goods: a button, the list of top-level categories, and beside it what is in the one that is
 * pointed at. A pointer on its way there may cross other entries. Renders a `<div>`.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | on the button: opens and closes; on a category: shows what is in it, or hides it |
 * | ↓ | on the button: opens, focus on the first category |
 * | ↓, ↑, Home, End | among the categories, or among the links of one |
 * | → | into what is in the category (← where text runs to the left) |
 * | ← | back to the category |
 * | Tab | goes through all that is shown, each category's links right after it |
 * | Escape | closes; focus returns to the button |
 */
export function CategoryMenu({ state, hrefOf, onRetry, texts, ...rest }: CategoryMenuProps) {
  return (
    <DisclosureMenuRoot {...rest}>
      <DisclosureMenuButton tone="quiet" className={styles.button}>
        <Icon glyph={Menu} />
        {texts.button}
      </DisclosureMenuButton>
      <DisclosureMenuPanel layout="plain" className={styles.layer}>
        <Content state={state} hrefOf={hrefOf} onRetry={onRetry} texts={texts} />
      </DisclosureMenuPanel>
    </DisclosureMenuRoot>
  );
}

function Content({ state, hrefOf, onRetry, texts }: Pick<CategoryMenuProps, 'state' | 'hrefOf' | 'onRetry' | 'texts'>) {
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={texts.loading}>
          <div className={styles.list}>
            {Array.from({ length: 8 }, (_, at) => (
              <Bone key={at} className={styles.boneEntry} />
            ))}
          </div>
          <div className={styles.panel}>
            <Bone className={styles.boneTitle} />
            <div className={styles.groups}>
              {Array.from({ length: 9 }, (_, at) => (
                <Bone key={at} className={styles.boneLine} />
              ))}
            </div>
          </div>
        </Skeleton>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.notice}>
          <p>{texts.failed}</p>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      );
    case 'ready':
      return state.categories.length > 0 ? (
        <CategoryList categories={state.categories} hrefOf={hrefOf} allText={texts.all} />
      ) : (
        <p className={styles.notice}>{texts.empty}</p>
      );
    default:
      return state satisfies never;
  }
}
