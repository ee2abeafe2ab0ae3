'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../components/Link/index.ts';
import { BookmarkKeys } from './BookmarkKeys.tsx';
import type { HeaderProps } from './Header.types.ts';
import * as styles from './NarrowMenu.css.ts';
import { useLanguages } from './useLanguages.ts';

interface NarrowMenuProps extends Pick<HeaderProps, 'locale' | 'onLocale'> {
  pages: readonly { href: string; label: string; current: boolean }[];
}

/** What the bar of a narrow page has no room for, below the categories: main menu, languages, bookmark. */
export default function NarrowMenu({ pages, locale, onLocale }: NarrowMenuProps) {
  const { t } = useTranslation('common');
  const { label, languages, choose } = useLanguages(onLocale);
  return (
    <>
      <ul aria-label={t('header.pages')} className={styles.list}>
        {pages.map(({ href, label: name, current }) => (
          <li key={href}>
            <Link href={href} className={styles.entry} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p aria-hidden className={styles.heading}>
        {label}
      </p>
      <ul aria-label={label} className={styles.languages}>
        {languages.map(({ value, label: name, lang }) => (
          <li key={value}>
            <button
              type="button"
              lang={lang}
              className={styles.language}
              aria-current={value === locale ? 'true' : undefined}
              onClick={() => choose(value)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.bookmark}>
        <BookmarkKeys />
      </div>
    </>
  );
}
