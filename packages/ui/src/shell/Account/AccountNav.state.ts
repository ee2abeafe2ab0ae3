import type { Resource } from '../../state/resource.ts';

/** The pages that the menu of the user centre can lead to by a name and an icon of ours. */
export const accountPages = [
  'overview',
  'orders',
  'refunds',
  'reviews',
  'coupons',
  'points',
  'wishList',
  'followedShops',
  'profile',
  'addresses',
  'openShop',
  'applications',
] as const;
export type AccountPage = (typeof accountPages)[number];

export const accountNavGroups = ['orders', 'benefits', 'account', 'merchants', 'more'] as const;

/** An entry of the menu. */
export type AccountNavEntry =
  | { kind: 'own'; page: AccountPage; href: string; count: number; current: boolean }
  /** One that the operator added, by the server's name and picture. */
  | { kind: 'added'; id: number; name: string; picture: string; href: string; current: boolean }
  /** One that is likely to come. */
  | { kind: 'awaited'; page: AccountPage };

export interface AccountNavGroup {
  name: (typeof accountNavGroups)[number];
  entries: readonly AccountNavEntry[];
}

/** What the menu of the user centre shows. */
export interface AccountNavState {
  /** Who it is, or why that is not known. */
  user: { status: 'ready'; nickname: string; avatar: string; points: number } | { status: 'loading' | 'failed' | 'signedOut' };
  overview: { href: string; current: boolean };
  groups: readonly AccountNavGroup[];
  /** The server's entries did not come: what is here is not all. */
  incomplete?: boolean | undefined;
}

/** An entry of the server's menu, with an address that may be followed. */
export interface AddedNavEntry {
  id: number;
  name: string;
  /** Address of a picture; may be empty. */
  icon: string;
  href: string;
}

export interface AccountNavData {
  user: Resource<{ nickname: string; avatar: string; points: number; coupons: number }>;
  counts: Resource<{ afterSales: number; toReview: number }>;
  menu: Resource<readonly AddedNavEntry[]>;
  /** Where our pages are; those of the server's menu have its addresses once it is there. */
  links: Record<AccountPage, string>;
  /** Where the shopper is: one of our pages, or the address of another. */
  present: { page: AccountPage | undefined; href: string };
}

/** Our pages among the entries of the server's menu (docs/domain/site.md#user-centre). */
const pageOfId = new Map<number, AccountPage>([
  [65, 'profile'],
  [66, 'addresses'],
  [67, 'wishList'],
  [68, 'coupons'],
  [70, 'openShop'],
  [71, 'applications'],
]);

/**
 * The one way from data to the menu. A menu that did not come leaves the pages that are always there; who is signed out has no menu
 * that could come, and keeps all of ours.
 */
export function accountNavState({ user, counts, menu, links, present }: AccountNavData): AccountNavState {
  const who = user.status === 'ready' ? user.data : undefined;
  const signedOut = isSignedOut(user) || isSignedOut(menu);
  const waiting = counts.status === 'ready' ? counts.data : undefined;
  const given = menu.status === 'ready' ? menu.data : [];

  const own = (page: AccountPage, href: string, count = 0): AccountNavEntry => ({
    kind: 'own',
    page,
    href,
    count,
    current: present.page === page,
  });
  const ofMenu = (page: AccountPage, count?: number): AccountNavEntry[] => {
    if (signedOut) return [own(page, links[page])];
    if (menu.status === 'loading') return [{ kind: 'awaited', page }];
    const entry = given.find(({ id }) => pageOfId.get(id) === page);
    return entry ? [own(page, entry.href, count)] : [];
  };
  const wishes = ofMenu('wishList');
  const shops = wishes.map((wish) => (wish.kind === 'awaited' ? wish : own('followedShops', links.followedShops)));
  const added = given.flatMap(({ id, name, icon, href }): AccountNavEntry[] =>
    pageOfId.has(id) || !name.trim()
      ? []
      : [{ kind: 'added', id, name, picture: icon, href, current: !present.page && present.href === href }],
  );

  const groups: Record<AccountNavGroup['name'], AccountNavEntry[]> = {
    orders: [
      own('orders', links.orders),
      own('refunds', links.refunds, waiting?.afterSales),
      own('reviews', links.reviews, waiting?.toReview),
    ],
    benefits: [...ofMenu('coupons', who?.coupons), own('points', links.points, who?.points), ...wishes, ...shops],
    account: [...ofMenu('profile'), ...ofMenu('addresses')],
    merchants: [...ofMenu('openShop'), ...ofMenu('applications')],
    more: added,
  };
  return {
    user: userState(user, signedOut),
    overview: { href: links.overview, current: present.page === 'overview' },
    incomplete: menu.status === 'failed' && !signedOut,
    groups: accountNavGroups.flatMap((name) => (groups[name].length ? [{ name, entries: groups[name] }] : [])),
  };
}

const isSignedOut = (resource: Resource<unknown>) => resource.status === 'failed' && resource.error.kind === 'unauthorized';

function userState(user: AccountNavData['user'], signedOut: boolean): AccountNavState['user'] {
  if (signedOut) return { status: 'signedOut' };
  if (user.status !== 'ready') return { status: user.status };
  const { nickname, avatar, points } = user.data;
  return { status: 'ready', nickname, avatar, points };
}
