import type { AddedNavEntry, AccountPage } from '@galleria/ui/shell';
import { insidePath } from '@galleria/ui/addresses';
import { pageAt, paths } from '../paths.ts';
import { pageEntries } from '../routes/pages.ts';

/** By `menuCur` of a link (docs/domain/site.md#routes). */
const menuEntryOf = new Map<string | null | undefined, AccountPage | undefined>(
  pageEntries.flatMap(([, { menuCur, menu }]) => (menuCur === undefined ? [] : [[menuCur, menu]])),
);

/** The entry that the present page belongs to, and its address for entries that the operator added. */
export function currentEntry(pathname: string, search: string): { page: AccountPage | undefined; href: string } {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(search);
  const page = pageAt(path)?.menu ?? menuEntryOf.get(query.get('menuCur'));
  return { page: page === 'wishList' && query.get('tab') === 'shops' ? 'followedShops' : page, href: path };
}

/** The entries of the server's menu whose addresses lead to a page of the shop; the others are no links, and are left out. */
export function linkedEntries(menu: readonly { id: number; name: string; icon: string; url: string }[], origin: string): AddedNavEntry[] {
  return menu.flatMap(({ url, ...entry }) => {
    const path = insidePath(url, origin);
    if (path === undefined || path === paths.home) return [];
    return [{ ...entry, href: path === target(paths.openShop) ? paths.openShop : path }];
  });
}

const target = (address: string) => address.split('?')[0];
