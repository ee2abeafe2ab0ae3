import { type CallInput, couponOffers, receiveCoupon } from '@galleria/api';
import { type CouponOffersProps, type CouponOfferView, couponOfferViews } from '@galleria/ui/patterns';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from './cache.ts';
import { request } from './request.ts';
import { runSignedIn } from './runSignedIn.ts';
import { type Answered, useResource } from './useResource.ts';

/** Coupons on offer, as many as the contract gives at once: for everything, for a shop, or for one of the goods. */
export const couponOffersRequest = (query: Omit<CallInput<typeof couponOffers>['query'], 'page' | 'limit'>) =>
  request(couponOffers, { query: { ...query, page: 1, limit: 100 } });

/** What is on offer, as it stands now, and how it is received: a guest signs in first (docs/domain/coupons.md#on-offer). */
export function useCouponOffers(
  asked: ReturnType<typeof couponOffersRequest> | undefined,
): Answered<CouponOfferView[]> & Pick<CouponOffersProps, 'onReceive'> {
  const services = useServices();
  const invalidate = useInvalidate();
  const offers = useResource(asked, ({ items }) => couponOfferViews(items, Date.now()));
  return {
    ...offers,
    async onReceive(couponId) {
      const outcome = await runSignedIn(services, () => services.client.call(receiveCoupon, { body: { couponId } }));
      // Said when the ticket shows it, so that none stands there as if nothing had happened.
      await invalidate(receiveCoupon);
      return outcome;
    },
  };
}
