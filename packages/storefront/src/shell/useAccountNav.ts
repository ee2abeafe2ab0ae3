import { currentUser, orderCounts, userMenu } from '@galleria/api';
import { type AccountNavProps, accountNavState, type AccountPage } from '@galleria/ui/shell';
import { useLocation } from 'react-router-dom';
import { request } from '../data/request.ts';
import { useAnswer } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { currentEntry, linkedEntries } from './accountEntries.ts';

const [userRequest, countsRequest, entriesRequest] = [request(currentUser, {}), request(orderCounts, {}), request(userMenu, {})];

/** What the menu asks. */
export const menuRequests = [userRequest, countsRequest, entriesRequest];

/** Everything the user centre's menu gets: who it is, what waits, and the operator's entries. */
export function useAccountNav(): AccountNavProps {
  const { pathname, search } = useLocation();
  const user = useAnswer(userRequest);
  const counts = useAnswer(countsRequest);
  const menu = useAnswer(entriesRequest, (entries) => linkedEntries(entries, location.origin));
  return {
    state: accountNavState({
      user: user.resource,
      counts: counts.resource,
      menu: menu.resource,
      links,
      present: currentEntry(pathname, search),
    }),
    onRetry: menu.reload,
    // Without a session asking again is to ask for one.
    onSignIn: user.reload,
  };
}

const links: Record<AccountPage, string> = {
  overview: paths.users,
  orders: paths.orderList(),
  refunds: paths.refundList(),
  reviews: paths.reviewList(),
  coupons: paths.couponList,
  points: paths.points,
  wishList: paths.wishList,
  followedShops: paths.followedShops,
  profile: paths.userInfo,
  addresses: paths.addressList(),
  openShop: paths.openShop,
  applications: paths.applicationRecord(),
};
