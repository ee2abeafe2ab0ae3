import { addToCart, productDetail, productReviewCounts, productReviews, reviewTypes } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import { maxQuantity } from '@galleria/ui/flows';
import {
  type GoodsDetailScreenProps,
  goodsDetailState,
  goodsReviewsState,
  goodsTabOf,
  reviewFilterOf,
  reviewsPageSize,
} from '@galleria/ui/screens';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart, loadPart } from '../app/lazyScreen.ts';
import { useServices } from '../app/services.tsx';
import { useNavigateHere } from '../app/useNavigateHere.ts';
import { atMost } from '../data/atMost.ts';
import { beginOrder } from '../data/beginOrder.ts';
import { useInvalidate } from '../data/cache.ts';
import { useFirstPictures } from '../data/firstPictures.ts';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useRecommended } from '../data/useRecommended.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { useGoodsCoupons } from '../data/useGoodsCoupons.ts';
import { useFollow } from '../data/useFollow.ts';
import { useWish } from '../data/useWish.ts';
import { useShop } from '../data/useShop.ts';
import { useAnswer, useLatestResource, useResource } from '../data/useResource.ts';
import { idOf } from '../idOf.ts';
import { paths } from '../paths.ts';
import { useStructuredData } from '../structuredData/useStructuredData.ts';
import { wholeAddress } from '../structuredData/wholeAddress.ts';
import { shareAddress } from './shareAddress.ts';

/** The goods themselves; what others say of them comes after. */
export const goodsRequest = (id: number) => request(productDetail, { params: { id } });

/** Everything the page of goods gets: their id, the chosen sku, tab, and filter and page of reviews from the address, the rest from the server. */
export function useGoodsDetailScreen(): GoodsDetailScreenProps {
  const services = useServices();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const navigateHere = useNavigateHere();
  const { t } = useTranslation('goodsDetail');
  const wish = useWish();
  const { onFollow } = useFollow();
  const id = idOf(useParams()['id']);
  const [search] = useSearchParams();
  const sku = idOf(search.get('sku'));
  const tab = goodsTabOf(search.get('tab'));
  const filter = reviewFilterOf(search.get('reviews'));
  const page = pageOf(search.get('page'));
  const params = id === undefined ? undefined : { id };

  const detail = useResource(id === undefined ? undefined : goodsRequest(id));
  // What others say is further down, and waits on a first visit.
  const seen = useFirstPictures();
  const counts = useAnswer(params && seen ? request(productReviewCounts, { params }) : undefined);
  const state = goodsDetailState(params && detail.resource);
  const listed = tab === 'reviews' ? { filter, page } : { filter: 'all' as const, page: 1 };
  const query = { page: listed.page, limit: reviewsPageSize, type: reviewTypes[listed.filter] };
  const hasReviews = params !== undefined && seen && (tab === 'reviews' || tab === 'product');
  const reviews = useLatestResource(hasReviews ? request(productReviews, { params, query }) : undefined);
  const goods = state.status === 'ready' && seen ? { productId: state.goods.id, merchantId: state.goods.merchant.id } : undefined;
  const coupons = useGoodsCoupons(goods);
  const products = state.status === 'ready' ? state.goods.merchant.products : [];
  const shown = [id ?? 0, ...products.map((one) => one.id)];
  const recommended = useRecommended(tab === 'recommend' || state.status === 'notOnSale', 20, shown);

  const described = detail.resource.status === 'ready' ? detail.resource.data : undefined;
  const reviewed = counts.resource.status === 'ready' ? counts.resource.data : undefined;
  const currency = useShop()?.currency.code;
  const about = described && currency && [described.id, described.price, described.stock, reviewed?.all].join(' ');
  useStructuredData(about, async () => {
    const { breadcrumb, product } = await import('../structuredData/data.ts');
    if (!described || !currency) return [];
    const { name, merchant } = described;
    const [url, sellerUrl] = [wholeAddress(paths.goodsDetail(described.id)), wholeAddress(paths.merchantHome(merchant.id))];
    return [
      product({ product: described, origin: location.origin, url, sellerUrl, currency, reviews: reviewed }),
      breadcrumb([
        { name: 'Galleria', url: wholeAddress(paths.home) },
        { name: merchant.name, url: sellerUrl },
        { name, url },
      ]),
    ];
  });

  const view = { sku, ...(tab !== 'product' && { tab }), ...(filter !== 'all' && { reviews: filter }), page };
  const listedReviews = tab === 'reviews' && !reviews.outdated && reviews.resource.status === 'ready' ? reviews.resource.data : undefined;
  useLastPage(page, listedReviews?.total, reviewsPageSize, (last) => paths.goodsView(id ?? 0, { ...view, page: last }));
  /** Another state of the same page: Back leaves it, and the page stays where it is. */
  const show = (change: Parameters<typeof paths.goodsView>[1]) => {
    if (id !== undefined) navigate(paths.goodsView(id, change), { replace: true });
  };
  /** A visitor's cart is on the device. */
  async function addToGuestCart({ productId, skuId, quantity }: Parameters<GoodsDetailScreenProps['onAddToCart']>[0]): Promise<Outcome> {
    const chosen = described?.skus.find((one) => one.id === skuId);
    if (!described || !chosen) return { status: 'failed', error: { kind: 'notFound', message: '' } };
    const { name, merchant } = described;
    const seen = {
      name,
      image: chosen.image || described.image,
      specText: chosen.values.join(', '),
      merchant: { id: merchant.id, name: merchant.name },
    };
    try {
      const cart = await services.guestCart.load();
      const told = cart.add({ productId, skuId, quantity, ...seen }, chosen.stock);
      if (told === 'added') return { status: 'done' };
      // The cart has now as many as it can have.
      const limit = chosen.stock <= maxQuantity ? t('limit.inCart', { count: chosen.stock }) : t('limit.order', { count: maxQuantity });
      return { status: 'failed', error: { kind: 'business', message: told === 'cut' ? limit : '' } };
    } catch {
      return { status: 'failed', error: { kind: 'transport' } };
    }
  }

  return {
    state,
    sku,
    tab,
    counts: counts.resource.status === 'ready' ? counts.resource.data : undefined,
    reviews: { state: goodsReviewsState(reviews.resource), filter, page, onRetry: reviews.reload },
    coupons: { ...couponsPart, state: coupons.state },
    recommended,
    links: {
      home: paths.home,
      cart: paths.cart,
      allGoods: paths.goodsSearch({}),
      goods: paths.goodsDetail,
      shop: paths.merchantHome,
      reviews: (to) => paths.goodsView(id ?? 0, { ...view, tab: 'reviews', page: to }),
    },
    onRetry: detail.reload,
    // Even one that the address still names: another may be on its way there.
    onSku: (next) => show({ ...view, sku: next }),
    onTab: (next) => show({ sku, ...(next !== 'product' && { tab: next }) }),
    onFilter: (next) => show({ sku, tab: 'reviews', ...(next !== 'all' && { reviews: next }) }),
    async onAddToCart({ productId, skuId, quantity }) {
      if (services.session.token() === undefined) return addToGuestCart({ productId, skuId, quantity });
      const line = { productId, productAttrUnique: skuId, cartNum: quantity };
      const outcome = await runSignedIn(services, () => services.client.call(addToCart, { body: [line] }));
      // Refused: there may be less than the page says.
      await (outcome.status === 'done' ? atMost(patience, invalidate(addToCart)) : detail.reload());
      return outcome;
    },
    async onBuyNow({ productId, skuId, quantity }) {
      const line = { productId, attrValueId: skuId, productNum: quantity };
      const outcome = await runSignedIn(services, async () => {
        navigateHere(paths.orderConfirm(await beginOrder(services.client, { preOrderType: 'buyNow', orderDetails: [line] })));
      });
      if (outcome.status === 'failed') await detail.reload();
      return outcome;
    },
    onWish: wish,
    onFollow,
    onShare: (title) => shareAddress(title, location.href),
  };
}

/** Milliseconds after which it is said that something is in the cart, though the number of the badge does not come. */
const patience = 1500;

const load = () => import('../routes/GoodsCoupons.tsx');

const couponsPart: GoodsDetailScreenProps['coupons'] = {
  Dialog: lazyPart(load, 'coupons'),
  // What could not be fetched in advance is fetched again by the press.
  preload: () => void loadPart(load, ['coupons']).catch(() => {}),
};
