import type { ReactElement } from 'react';
import type { SearchBoxProps, SearchQuery } from '../../components/SearchBox/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CategoryMenuState, CategoryView } from '../../patterns/CategoryMenu/index.ts';
import type { Outcome } from '../../state/resource.ts';

/** Who is there: nobody, somebody who is not known yet, or somebody. */
export type Account =
  | { status: 'guest' }
  | {
      status: 'signedIn';
      user?: { nickname: string; avatar: string; points: number } | undefined;
      /** Buys without an account (docs/domain/sign-in.md#guests). */
      isVisitor?: boolean | undefined;
    };

export const mainPages = ['home', 'about', 'contact'] as const;
/** A page of the main menu. */
export type MainPage = (typeof mainPages)[number];

export interface HeaderProps {
  /** A logo of one's own, or the address of the operator's as the server has it; without one the drawn logo stands there. */
  logo?: string | ReactElement | undefined;
  account: Account;
  /** Lines in the cart; 0 while nobody knows. */
  cartCount: number;
  /** The page of the main menu that is shown. */
  page: MainPage | undefined;
  locale: Locale;
  /** What the page looks for. */
  query: SearchQuery | undefined;
  /** The tree, which comes after `onCategories`. */
  categories: CategoryMenuState;
  links: Record<MainPage | 'content' | 'cart' | 'account' | 'points' | 'orders' | 'register', string> & {
    category: (category: CategoryView) => string;
  };
  /** What the search box offers while somebody types. */
  Suggestions?: SearchBoxProps['Suggestions'] | undefined;
  /** The categories are about to be seen. May be told again and again. */
  onCategories: () => void;
  /** Asked to load the categories again. */
  onRetry: () => void;
  onSearch: (query: SearchQuery) => void;
  onLocale: (locale: Locale) => Promise<Outcome>;
  onSignIn: () => void;
  onSignOut: () => void;
}
