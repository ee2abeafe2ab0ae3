import { currentUser, signOut } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import type { CategoryMenuState, CategoryView } from '@galleria/ui/patterns';
import type { Account, HeaderProps, MainPage } from '@galleria/ui/shell';
import { defaultLocale, localeOf } from '@galleria/ui/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { content } from '../app/content.ts';
import { lazyPart } from '../app/lazyScreen.ts';
import { useServices, useToken } from '../app/services.tsx';
import { ownerOf } from '../data/ownerOf.ts';
import { request } from '../data/request.ts';
import { useShop } from '../data/useShop.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { searchPath, searchQueryOf } from './searchQuery.ts';
import { useSWRConfig } from 'swr';
import { refresh } from '../data/cache.ts';
import { cartChangedName } from '../data/deviceStorage.ts';
import { useLazyRequest } from './useLazyRequest.ts';

const loadCategories = async () => (await import('./categoriesRequest.ts')).categoriesRequest;
// Neither is what the search box offers, nor what it remembers.
const Suggestions = lazyPart(async () => ({ default: (await import('./HeaderSuggestions.tsx')).HeaderSuggestions }), 'goodsSearch');
const loadRecent = () => import('./recentSearches.ts');
const loadCart = async () => (await import('./headerCartRequest.ts')).headerCartRequest;

/** Everything the bar gets; what to do with another language is for whoever holds the page. */
export function useHeader(onLocale: HeaderProps['onLocale']): HeaderProps {
  const { i18n } = useTranslation();
  const { prompt } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = searchQueryOf(pathname, search);
  const { resource: tree, reload, ask } = useLazyRequest(loadCategories);
  // Of a category that the page shows, the name is wanted at once.
  const named = query?.categoryId !== undefined;
  useEffect(() => {
    if (named) void ask();
  }, [named, ask]);
  const account = useAccount();
  const cartCount = useCartCount(account.status === 'signedIn');
  return {
    logo: useShop()?.logoUrl,
    account,
    cartCount,
    page: mainPages[pathname.replace(/(.)\/$/, '$1')],
    locale: localeOf(i18n.language) ?? defaultLocale,
    query,
    categories: categoryState(tree),
    links,
    onCategories: ask,
    onRetry: reload,
    Suggestions,
    onSearch: (asked) => {
      navigate(searchPath(asked));
      void remember(asked.text);
    },
    onLocale,
    // The panel is there already.
    onSignIn: () => (pathname === paths.login ? content()?.querySelector('input')?.focus() : prompt.open()),
    onSignOut: useSignOut(),
  };
}

/** Lines of the shopper's cart, or of the device's; it follows what is done in other tabs. */
function useCartCount(isMember: boolean): number {
  const { guestCart } = useServices();
  const { cache, mutate } = useSWRConfig();
  const { resource, ask } = useLazyRequest(loadCart);
  const kept = useSyncExternalStore(guestCart.subscribe, guestCart.count, none);
  useEffect(() => {
    if (!isMember) return undefined;
    void ask();
    const follow = ({ key }: StorageEvent) => key === cartChangedName && void refresh({ cache, mutate }, ['cart']);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [isMember, ask, cache, mutate]);
  if (!isMember) return kept;
  return resource.status === 'ready' ? resource.data : 0;
}

const none = () => 0;

/** Words that are not remembered are no failure. */
const remember = (words: string) =>
  loadRecent()
    .then(({ recentSearches }) => recentSearches.add(words))
    .catch(() => {});

const mainPages: Partial<Record<string, MainPage>> = { [paths.home]: 'home', [paths.about]: 'about', [paths.contact]: 'contact' };

const links: HeaderProps['links'] = {
  home: paths.home,
  about: paths.about,
  contact: paths.contact,
  content: '#content',
  cart: paths.cart,
  account: paths.users,
  points: paths.points,
  orders: paths.orderList(),
  register: paths.login,
  category: ({ id }) => paths.goodsSearch({ cid: id }),
};

function categoryState(resource: Resource<readonly CategoryView[]>): CategoryMenuState {
  return resource.status === 'ready' ? { status: 'ready', categories: resource.data } : { status: resource.status };
}

function useAccount(): Account {
  const token = useToken();
  const { resource } = useResource(token === undefined ? undefined : request(currentUser, {}));
  const { shopper, session } = useServices();
  const owner = resource.status === 'ready' ? ownerOf(resource.data) : undefined;
  const isUnknown = resource.status === 'failed';
  useEffect(() => {
    // Of each session, though it be the same shopper's.
    if (token === undefined) return;
    if (owner !== undefined || isUnknown) shopper.note(owner);
    if (owner !== undefined) void removeOtherDrafts(owner);
  }, [shopper, token, owner, isUnknown]);
  if (token === undefined) return { status: 'guest' };
  return { status: 'signedIn', user: resource.status === 'ready' ? resource.data : undefined, isVisitor: session.isGuest() };
}

/** A guest's page does without its code. Drafts have the name of their shopper, so that it can wait for another visit. */
async function removeOtherDrafts(owner: string): Promise<void> {
  await import('../data/removeOtherDrafts.ts').then((drafts) => drafts.removeOtherDrafts(owner)).catch(() => {});
}

function useSignOut() {
  const { client, session } = useServices();
  const navigate = useNavigate();
  return async () => {
    // The call takes its token along at once; the session ends here whatever the server says, or does not say.
    const answered = outcomeOf(client.call(signOut, {}));
    navigate(paths.home);
    session.end();
    await answered;
  };
}
