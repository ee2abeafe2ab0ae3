'use client';

import { Menu } from 'lucide';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { buttonLook } from '../../components/Button/buttonLook.ts';
import { DisclosureMenuLazyContent, DisclosureMenuRoot, useDisclosureMenuTrigger } from '../../components/DisclosureMenu/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './CategoryMenu.css.ts';
import type { CategoryMenuProps } from './CategoryMenu.types.ts';

const load = () => import('./CategoryPanel.tsx');
const CategoryPanel = lazyWithRetry(load);

/**
 * The way into the goods: a button, the list of top-level categories, and beside it what is in the one that is
 * pointed at. A pointer on its way there may cross other entries. The panel's code is loaded when the button is pointed
 * at or focused. Renders a `<div>`. Load the namespace `common` with it.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | on the button: opens and closes; on a category: shows what is in it, or hides it |
 * | Arrow down | on the button: opens, focus on the first category |
 * | Arrow down, arrow up, Home, End | among the categories, or among the links of one |
 * | → | into what is in the category (← where text runs to the left) |
 * | ← | back to the category |
 * | Tab | goes through all that is shown, each category's links right after it |
 * | Escape | closes; focus returns to the button |
 */
export function CategoryMenu({ state, hrefOf, onIntent, onRetry, foot, ...rest }: CategoryMenuProps) {
  const want = () => {
    fetchAhead(load);
    onIntent?.();
  };
  return (
    <DisclosureMenuRoot {...rest}>
      <CategoryButton hasFoot={Boolean(foot)} onIntent={want} />
      <DisclosureMenuLazyContent>
        <CategoryPanel state={state} hrefOf={hrefOf} onRetry={onRetry} foot={foot} />
      </DisclosureMenuLazyContent>
    </DisclosureMenuRoot>
  );
}

function CategoryButton({ hasFoot, onIntent }: { hasFoot: boolean; onIntent: () => void }) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      {...useDisclosureMenuTrigger()}
      className={classes(buttonLook({ tone: 'quiet' }), styles.button, hasFoot && styles.iconButton)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon icon={Menu} />
      <span className={hasFoot ? styles.words.wide : undefined}>{t('header.categories')}</span>
      {hasFoot && <span className={styles.words.narrow}>{t('header.menu')}</span>}
    </button>
  );
}
