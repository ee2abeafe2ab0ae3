import { currentUser, signOut } from '@galleria/api';
import type { Account, CategoryMenuState, CategoryView, HeaderProps, MainPage, Resource } from '@galleria/ui';
import { defaultLocale, localeOf } from '@galleria/ui/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { createDrafts } from '../app/drafts.ts';
import { useServices, useToken } from '../app/services.tsx';
import { ownerIdOf, ownerOf } from '../data/owner.ts';
import { request } from '../data/request.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { searchPath, searchQueryOf } from './searchQuery.ts';
import { useLateRequest } from './useLateRequest.ts';

const loadCategories = async () => (await import('./categoriesRequest.ts')).categoriesRequest;
const loadCart = async () => (await import('./headerCartRequest.ts')).headerCartRequest;

/** Everything the bar gets; what to do with another language is for whoever holds the page. */
export function useHeader(onLocale: HeaderProps['onLocale']): HeaderProps {
  const { i18n } = useTranslation();
  const { prompt } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = searchQueryOf(pathname, search);
  const { resource: tree, reload, want } = useLateRequest(loadCategories);
  // Of a category that the page shows, the name is wanted at once.
  const named = query?.categoryId !== undefined;
  useEffect(() => {
    if (named) void want();
  }, [named, want]);
  const { resource: count, want: countCart } = useLateRequest(loadCart);
  const account = useAccount();
  const isMember = account.status === 'signedIn';
  useEffect(() => {
    if (isMember) void countCart();
  }, [isMember, countCart]);
  return {
    account,
    cartCount: isMember && count.status === 'ready' ? count.data : 0,
    page: mainPages[pathname.replace(/(.)\/$/, '$1')],
    locale: localeOf(i18n.language) ?? defaultLocale,
    query,
    categories: categoryState(tree),
    links,
    onCategories: want,
    onRetry: reload,
    onSearch: (asked) => navigate(searchPath(asked)),
    onLocale,
    onSignIn: () => prompt.open(),
    onSignOut: useSignOut(),
  };
}

const mainPages: Partial<Record<string, MainPage>> = { [paths.home]: 'home', [paths.about]: 'about', [paths.contact]: 'contact' };

const links: HeaderProps['links'] = {
  home: paths.home,
  about: paths.about,
  contact: paths.contact,
  content: '#content',
  cart: paths.cart,
  userCentre: paths.users,
  // Level and points of a member.
  memberCentre: paths.points,
  orders: paths.orderList(),
  category: ({ id }) => paths.goodsSearch({ cid: id }),
};

function categoryState(resource: Resource<readonly CategoryView[]>): CategoryMenuState {
  return resource.status === 'ready' ? { status: 'ready', categories: resource.data } : { status: resource.status };
}

function useAccount(): Account {
  const token = useToken();
  const { resource } = useResource(token === undefined ? undefined : request(currentUser, {}));
  const { shopper } = useServices();
  const owner = resource.status === 'ready' ? ownerOf(resource.data) : undefined;
  useEffect(() => {
    if (owner === undefined) return;
    shopper.note(owner);
    void forgetOtherDrafts(owner);
  }, [shopper, owner]);
  if (token === undefined) return { status: 'guest' };
  return { status: 'signedIn', user: resource.status === 'ready' ? resource.data : undefined };
}

/** Nobody finds on this tab what another shopper typed before. */
async function forgetOtherDrafts(owner: string): Promise<void> {
  const id = await ownerIdOf(owner);
  createDrafts().forgetOthers(id ?? '');
}

function useSignOut() {
  const { client, session } = useServices();
  const navigate = useNavigate();
  return async () => {
    // The call takes its token along at once; the session ends here whatever the server says, or does not say.
    const told = outcomeOf(client.call(signOut, {}));
    navigate(paths.home);
    session.end();
    await told;
  };
}
