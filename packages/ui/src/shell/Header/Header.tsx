'use client';

import { User } from 'lucide';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SearchBox } from '../../components/SearchBox/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { lazyOptional } from '../../hooks/lazyOptional.ts';
import { CategoryMenu } from '../../patterns/CategoryMenu/index.ts';
import { ShopLogo } from '../ShopLogo/index.ts';
import { AccountLink } from './AccountLink.tsx';
import { BookmarkButton } from './BookmarkButton.tsx';
import { CartLink } from './CartLink.tsx';
import * as styles from './Header.css.ts';
import { type HeaderProps, mainPages } from './Header.types.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { searchCategories } from './searchCategories.ts';

// Neither is there at first: the one stands in a panel, the other is for those who are signed in.
const loadNarrow = () => import('./NarrowMenu.tsx');
const NarrowMenu = lazyWithRetry(loadNarrow);
const AccountMenu = lazyOptional(() => import('./AccountMenu.tsx'), AccountLink);

/** The bar on top of every page: logo, search, cart and account; below them the categories, the main menu and the language. */
export function Header({ logo, account, cartCount, page, locale, query, categories, links, onSignIn, onSignOut, ...on }: HeaderProps) {
  const { t } = useTranslation('common');
  const pages = mainPages.map((name) => ({
    href: links[name],
    label: t(`header.${name === 'home' ? 'start' : name}`),
    current: name === page,
  }));
  return (
    <header aria-label={t('header.label')} className={styles.root}>
      <a className={styles.skip} href={links.content}>
        {t('header.skip')}
      </a>
      <div className={styles.bar}>
        <Link className={styles.home} href={links.home} aria-label={t('header.home')}>
          <ShopLogo logo={logo} />
        </Link>
        <SearchBox
          className={styles.search}
          categories={categories.status === 'ready' ? searchCategories(categories.categories, query?.categoryId) : categories.status}
          query={query}
          texts={{
            label: t('header.search'),
            field: t('header.search'),
            category: t('header.searchIn'),
            all: t('header.everything'),
            other: t('header.otherCategory'),
            submit: t('header.find'),
            clear: t('header.clear'),
            failed: t('header.categoriesRetry'),
          }}
          onIntent={on.onCategories}
          onRetry={on.onRetry}
          onSearch={on.onSearch}
          Suggestions={on.Suggestions}
        />
        <div className={styles.mine}>
          <CartLink href={links.cart} count={cartCount} />
          {account.status === 'guest' ? (
            <Button tone="quiet" className={styles.signIn} onClick={onSignIn}>
              <Icon icon={User} />
              <span className={styles.wideWords}>{t('header.signIn')}</span>
            </Button>
          ) : (
            <LazySuspense fallback={<span className={styles.place} />}>
              <AccountMenu user={account.user} isVisitor={account.isVisitor} links={links} onSignOut={onSignOut} />
            </LazySuspense>
          )}
        </div>
        <div className={styles.row}>
          <nav aria-label={t('header.pages')} className={styles.nav}>
            <CategoryMenu
              className={styles.categories}
              state={categories}
              hrefOf={links.category}
              foot={
                <LazySuspense>
                  <NarrowMenu pages={pages} locale={locale} onLocale={on.onLocale} />
                </LazySuspense>
              }
              onIntent={() => {
                fetchAhead(loadNarrow);
                on.onCategories();
              }}
              onRetry={on.onRetry}
            />
            <ul className={styles.pages}>
              {pages.map(({ href, label, current }) => (
                <li key={href}>
                  <Link href={href} className={styles.page} aria-current={current ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            <BookmarkButton />
            <LanguageButton locale={locale} onLocale={on.onLocale} />
          </div>
        </div>
      </div>
    </header>
  );
}
