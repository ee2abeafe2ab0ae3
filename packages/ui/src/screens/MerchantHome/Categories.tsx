'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './MerchantHomeScreen.css.ts';
import type { ShopCategoryView } from './MerchantHomeScreen.state.ts';

interface CategoriesProps {
  /** Absent while they are on their way. */
  categories: readonly ShopCategoryView[] | undefined;
  chosen: number | undefined;
  hrefOf: (cid: number | undefined) => string;
}

/** The shop's own categories on two levels, each a link; on a narrow page in rows. */
export function Categories({ categories, chosen, hrefOf }: CategoriesProps) {
  const { t } = useTranslation('merchantHome');
  const { locale } = useFormat();
  // Its place stays: what comes later must not push the goods aside.
  if (!categories) return <div />;
  const entry = (id: number | undefined, name: string, below = false) => (
    <Link
      href={hrefOf(id)}
      lang={foreignLang(name, locale)}
      className={classes(styles.category, below && styles.subcategory)}
      aria-current={id === chosen ? 'true' : undefined}
    >
      {name}
    </Link>
  );
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.tree}>
        <li>{entry(undefined, t('everything'))}</li>
        {categories.map(({ id, name, children = [] }) => (
          <li key={id} className={styles.branch}>
            {entry(id, name)}
            {children.length > 0 && (
              <ul className={styles.tree}>
                {children.map((child) => (
                  <li key={child.id}>{entry(child.id, child.name, true)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
