import { couponScopes, myCoupons } from '@galleria/api';
import { type CouponListScreenProps, type CouponTab, couponListPageSize, couponListState, couponTabOf } from '@galleria/ui/screens';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useDay } from '../data/useDay.ts';
import { useRecommended } from '../data/useRecommended.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

function couponsRequest(search: URLSearchParams) {
  const query = { page: pageOf(search.get('page')), limit: couponListPageSize, ...queryOf(couponTabOf(search.get('tab'))) };
  return request(myCoupons, { query });
}

/** What the list asks first at an address. */
export const couponListRequestsAt = (search: URLSearchParams) => [couponsRequest(search)];

/** Everything the list of coupons gets: tab and page from the address, coupons from the server, today from the clock. */
export function useCouponListScreen(): CouponListScreenProps {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = couponTabOf(search.get('tab'));
  const page = pageOf(search.get('page'));
  const today = useDay();
  const { resource, reload } = useResource(couponsRequest(search));
  const asked = useRef(today);
  useEffect(() => {
    if (asked.current === today) return;
    // Coupons begin and end with the days.
    asked.current = today;
    reload();
  }, [today, reload]);
  useLastPage(page, resource.status === 'ready' ? resource.data.total : undefined, couponListPageSize, (last) =>
    paths.couponTab(tab, last),
  );
  return {
    tab,
    page,
    state: couponListState(resource, today),
    links: {
      home: paths.home,
      list: paths.couponTab,
      allGoods: paths.goodsSearch({}),
      goods: paths.goodsDetail,
      shop: paths.merchantHome,
      category: (cid) => paths.goodsSearch({ cid }),
    },
    recommended: { ...useRecommended(true, 4), goodsHref: paths.goodsDetail },
    onTab: (next) => navigate(paths.couponTab(next)),
    onRetry: reload,
  };
}

function queryOf(tab: CouponTab) {
  switch (tab) {
    case 'merchant':
    case 'category':
    case 'general':
      return { type: 'usable', useType: couponScopes[tab] } as const;
    case 'goods':
      return { type: 'usable', useType: couponScopes.product } as const;
    case 'usedOrExpired':
      return { type: 'unusable' } as const;
    default:
      return tab satisfies never;
  }
}
