import { followMerchant, unfollowMerchant } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import { useState } from 'react';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from './cache.ts';
import { runSignedIn } from './runSignedIn.ts';

export interface Follow {
  /** Whether a shop is followed: as was pressed last, else as the server says. */
  isFollowed: (shop: { id: number; followed: boolean }) => boolean;
  /** Follows a shop, or no longer does: a guest signs in first. Ends when the page shows what is. */
  onFollow: (shopId: number, follow: boolean) => Promise<Outcome>;
}

/** Follows shops (docs/domain/merchants.md#following): the page shows it at once, and takes it back when it was refused. */
export function useFollow(): Follow {
  const services = useServices();
  const invalidate = useInvalidate();
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  return {
    isFollowed: ({ id, followed }) => wanted.get(id) ?? followed,
    async onFollow(shopId, follow) {
      const outcome = await runSignedIn(services, () => {
        // Not before: a guest who closes the sign-in follows nothing.
        setWanted((all) => new Map(all).set(shopId, follow));
        return services.client.call(follow ? followMerchant : unfollowMerchant, { params: { merId: shopId } });
      });
      if (outcome.status === 'done') await invalidate(followMerchant);
      setWanted((all) => new Map([...all].filter(([id]) => id !== shopId)));
      return outcome;
    },
  };
}
