import type { CouponOfferView } from '../../patterns/CouponOffers/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What the dialog of coupons shows. */
export type GoodsCouponsState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; offers: readonly CouponOfferView[] };

/**
 * Coupons for goods, for their shop and for everything are asked for apart. What has come is shown, each once and those that can be
 * received first; it has failed only if nothing has come.
 */
export function goodsCouponsState(resources: readonly Resource<readonly CouponOfferView[]>[]): GoodsCouponsState {
  if (resources.some(({ status }) => status === 'loading')) return { status: 'loading' };
  const offers = new Map(resources.flatMap((one) => (one.status === 'ready' ? one.data.map((offer) => [offer.id, offer] as const) : [])));
  const failed = resources.find((one) => one.status === 'failed');
  if (offers.size === 0) return failed ?? { status: 'empty' };
  return { status: 'ready', offers: [...offers.values()].toSorted((a, b) => rank(a) - rank(b)) };
}

/** Those that can be received, or were. */
export const usableOffers = (offers: readonly CouponOfferView[]) => offers.filter((one) => rank(one) < 2);

const rank = ({ state }: CouponOfferView) => (state === 'available' ? 0 : state === 'received' ? 1 : 2);
