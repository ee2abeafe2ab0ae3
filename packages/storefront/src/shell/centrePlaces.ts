import type { AddedNavEntry, AccountPage } from '@galleria/ui';
import { insidePath } from '@galleria/ui/addresses';
import { paths } from '../paths.ts';

/** Which entry of the user centre's menu a page belongs to, by its path. */
const pageOfPath: Partial<Record<string, AccountPage>> = {
  '/users': 'overview',
  '/users/order_list': 'orders',
  '/order/order_detail': 'orders',
  '/users/refund_list': 'refunds',
  '/users/refund_confirm': 'refunds',
  '/order/refund_detail': 'refunds',
  '/users/evaluation_list': 'reviews',
  '/users/evaluation_confirm': 'reviews',
  '/users/coupon_list': 'coupons',
  '/users/points': 'points',
  '/users/collection_list': 'wishList',
  '/users/user_info': 'profile',
  '/users/address_list': 'addresses',
  '/users/merchant_settled': 'openShop',
  '/users/application_record': 'applications',
};

/** `menuCur` of a link (docs/domain/site.md#routes): says where a page belongs whose path does not. */
const pageOfMenuCur = new Map<string | null, AccountPage>([
  ['111', 'orders'],
  ['222', 'refunds'],
  ['333', 'reviews'],
  ['70', 'openShop'],
]);

/** The entry that the present page belongs to, and its address for entries that the operator added. */
export function centrePlace(pathname: string, search: string): { page: AccountPage | undefined; href: string } {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(search);
  const page = pageOfPath[path] ?? pageOfMenuCur.get(query.get('menuCur'));
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
