import type { Outcome, Resource } from '@galleria/ui';
import type { CartData, CartScreenProps } from '@galleria/ui/screens';
import { useSyncExternalStore } from 'react';
import { type Services, useServices } from '../app/services.tsx';
import { createUnselected, type Unselected } from './unselected.ts';

type Acts = Pick<CartScreenProps, 'onRemove' | 'onPutBack' | 'onMoveToWishList' | 'onReselect'>;

const ofServices = new WeakMap<Services, Unselected>();

export function unselectedOf(services: Services): Unselected {
  const unselected = ofServices.get(services) ?? createUnselected(services.tabStorage);
  ofServices.set(services, unselected);
  return unselected;
}

/** The skus of a cart that are not to be ordered, how that is changed, and the acts of the cart, after which lines stay as they were. */
export function useUnselected<A extends Acts>(cart: Resource<CartData>, acts: A) {
  const unselected = unselectedOf(useServices());
  const skus = useSyncExternalStore(unselected.subscribe, unselected.get, unselected.get);
  const { onMoveToWishList } = acts;
  return {
    unselected: skus,
    onSelect: (ids: readonly number[], selected: boolean) => unselected.select(skusOf(cart, ids), selected),
    acts: {
      ...acts,
      onRemove: (ids: readonly number[]) => leaving(ids, acts.onRemove(ids)),
      onMoveToWishList: onMoveToWishList && ((lines) => leaving(idsOf(lines), onMoveToWishList(lines))),
      async onPutBack(lines) {
        const outcome = await acts.onPutBack(lines);
        if (outcome.status === 'done') unselected.putBack(lines.map(({ skuId }) => skuId));
        return outcome;
      },
      async onReselect(id, skuId, quantity) {
        const [before = skuId] = skusOf(cart, [id]);
        const outcome = await acts.onReselect(id, skuId, quantity);
        if (outcome.status === 'done') unselected.exchange(before, skuId);
        return outcome;
      },
    } satisfies Acts,
  };

  async function leaving(ids: readonly number[], act: Promise<Outcome>): Promise<Outcome> {
    const left = skusOf(cart, ids);
    const outcome = await act;
    if (outcome.status === 'done') unselected.leave(left);
    return outcome;
  }
}

const idsOf = (lines: readonly { id: number }[]) => lines.map(({ id }) => id);

function skusOf(cart: Resource<CartData>, ids: readonly number[]): number[] {
  if (cart.status !== 'ready') return [];
  const wanted = new Set(ids);
  const lines = [...cart.data.sold, ...cart.data.withdrawn].flatMap((shop) => shop.lines);
  return lines.filter(({ id }) => wanted.has(id)).map(({ skuId }) => skuId);
}
