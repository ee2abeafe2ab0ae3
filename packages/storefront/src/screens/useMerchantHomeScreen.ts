import { couponScopes, merchantProductCategories, merchantProducts } from '@galleria/api';
import {
  type MerchantHomeScreenProps,
  merchantCouponsState,
  merchantFrontState,
  merchantItemsState,
  type ShopGoods,
  type ShopGoodsSort,
  shopGoodsPageSize,
} from '@galleria/ui/screens';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { couponOffersRequest, useCouponOffers } from '../data/useCouponOffers.ts';
import { useLatestResource, useResource } from '../data/useResource.ts';
import { useShopFrame } from '../data/useShopFrame.ts';
import { pageAt, paths, splitLocale } from '../paths.ts';
import { pages } from '../routes/pages.ts';
import { readShopGoods } from '../shopAddress.ts';

/** Everything a shop's front page, its goods and its coupons get: which of them, which shop and which goods from the address. */
export function useMerchantHomeScreen(): MerchantHomeScreenProps {
  const [search] = useSearchParams();
  const page = usePage();
  const { id, shop, frame } = useShopFrame();
  const chosen = readShopGoods(search);
  const categories = useResource(
    page === 'items' && id !== undefined ? request(merchantProductCategories, { params: { merId: id } }) : undefined,
  );
  const { outdated, ...goods } = useLatestResource(
    page === 'coupons' || id === undefined ? undefined : goodsRequest(id, page === 'items' ? chosen : first),
  );
  const coupons = useCouponOffers(
    page === 'coupons' && id !== undefined ? couponOffersRequest({ useType: couponScopes.merchant, merId: id }) : undefined,
  );
  const total = page === 'items' && !outdated && goods.resource.status === 'ready' ? goods.resource.data.total : undefined;
  useLastPage(chosen.page, total, shopGoodsPageSize, (last) => paths.merchantCategory(id ?? 0, { ...chosen, page: last }));
  return {
    ...frame,
    shop,
    content:
      page === 'coupons'
        ? merchantCouponsState(coupons.resource)
        : page === 'items'
          ? merchantItemsState(chosen, categories.resource, goods.resource, outdated)
          : merchantFrontState(goods.resource),
    links: { goods: paths.goodsDetail, items: paths.merchantCategory },
    onReceive: coupons.onReceive,
    onRetryContent: page === 'coupons' ? coupons.reload : goods.reload,
  };
}

/** Which of its pages the address names. */
function usePage() {
  const found = pageAt(splitLocale(useLocation().pathname).rest);
  if (found === pages.merchantCategory) return 'items';
  return found === pages.merchantCoupon ? 'coupons' : 'home';
}

const first: ShopGoods = { cid: undefined, sort: 'default', page: 1 };

const goodsRequest = (merId: number, { cid, sort, page }: ShopGoods) =>
  request(merchantProducts, { query: { merId, cid, page, limit: shopGoodsPageSize, ...orders[sort] } });

const orders = {
  default: {},
  sales: { salesOrder: 'desc' },
  new: { newOrder: 'desc' },
  'price-asc': { priceOrder: 'asc' },
  'price-desc': { priceOrder: 'desc' },
} as const satisfies Record<ShopGoodsSort, object>;
