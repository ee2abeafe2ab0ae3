import { collectProduct, uncollectProduct } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from './cache.ts';
import { runSignedIn } from './runSignedIn.ts';

/** Puts a product on the wish list, or takes it off: a guest signs in first. Ends when the page shows what is. */
export function useWish(): (productId: number, wanted: boolean) => Promise<Outcome> {
  const services = useServices();
  const invalidate = useInvalidate();
  return async (productId, wanted) => {
    const outcome = await runSignedIn(services, () =>
      wanted
        ? services.client.call(collectProduct, { body: { id: productId, category: 'store' } })
        : services.client.call(uncollectProduct, { params: { productId } }),
    );
    if (outcome.status === 'done') await invalidate(collectProduct);
    return outcome;
  };
}
