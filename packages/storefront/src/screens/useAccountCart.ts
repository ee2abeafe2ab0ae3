import { addToCart, ApiFailure, cartList, collectProduct, deleteCartLines, reselectCartSku, setCartQuantity } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import { maxQuantity } from '@galleria/ui/flows';
import type { CartData, CartRefusal, CartWish } from '@galleria/ui/screens';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { unstable_serialize as keyText, useSWRConfig } from 'swr';
import { type Services, useServices } from '../app/services.tsx';
import { useNavigateHere } from '../app/useNavigateHere.ts';
import { beginOrder } from '../data/beginOrder.ts';
import { cacheKeyOf, useInvalidate } from '../data/cache.ts';
import { tellCartChanged } from '../data/deviceStorage.ts';
import { createLineQueue } from '../data/lineQueue.ts';
import { combinedRequest } from '../data/request.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import type { CartSource } from './cartSource.ts';

/** What can be bought and what was taken down: two calls, one cart. */
export const cartRequest = combinedRequest<CartData>('cart', [cartList], {}, async (client) => {
  const [sold, withdrawn] = await Promise.all([
    client.call(cartList, { query: { isValid: true } }),
    client.call(cartList, { query: { isValid: false } }),
  ]);
  return { sold, withdrawn };
});

/** The cart of whoever is signed in, and what is done with it. */
export function useAccountCart(isMember: boolean): CartSource {
  const services = useServices();
  const { client, session, device } = services;
  const { cache, mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const navigateHere = useNavigateHere();
  const { resource, reload } = useResource(isMember ? cartRequest : undefined);
  const [refusals, setRefusals] = useState<ReadonlyMap<number, CartRefusal>>(new Map());
  const refuse = (id: number, refusal?: CartRefusal) =>
    setRefusals((all) => {
      if (!refusal && !all.has(id)) return all;
      const next = new Map(all);
      next.delete(id);
      return refusal ? next.set(id, refusal) : next;
    });
  const [queue] = useState(() =>
    createLineQueue<CartWish>({
      send: (id, wish) =>
        runSignedIn(services, () => client.call(setCartQuantity, { body: { id, number: typeof wish === 'number' ? wish : 1 } })),
      async settle(id, wish, outcome) {
        if (outcome.status === 'failed') {
          refuse(id, { error: outcome.error, wanted: typeof wish === 'number' ? wish : undefined });
          // What the server has is asked for, and not waited for: the line is what it was at once.
          void invalidate(setCartQuantity);
          return;
        }
        if (typeof wish !== 'number') return;
        tellCartChanged(device);
        const key = cacheKeyOf(cartRequest, session.token());
        // A cart that is on its way was asked for before the change, and SWR does not take it: then it is asked for again.
        const revalidate = cache.get(keyText(key))?.isValidating === true;
        await mutate<CartData>(key, (cart) => cart && withQuantity(cart, id, wish), { revalidate });
      },
    }),
  );
  useEffect(() => {
    addEventListener('pagehide', queue.leave);
    return () => removeEventListener('pagehide', queue.leave);
  }, [queue]);
  const wishes = useSyncExternalStore(queue.subscribe, queue.wishes, queue.wishes);

  /** Done or refused, the cart may not be what it was. */
  const send = async (work: () => Promise<unknown>): Promise<Outcome> => {
    const outcome = await runSignedIn(services, work);
    const shown = invalidate(addToCart);
    if (outcome.status === 'done') await shown;
    return outcome;
  };

  return {
    cart: resource,
    wishes,
    refusals,
    reload,
    acts: {
      onQuantity(id, quantity) {
        if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity) return;
        refuse(id);
        queue.ask(id, quantity);
      },
      onRemove: (ids) => queue.together(ids, 'removed', () => send(() => removeLines(services, ids))),
      onPutBack: (lines) =>
        send(() =>
          client.call(addToCart, {
            // The last one that is put in comes first.
            body: lines.toReversed().map(({ productId, skuId, quantity }) => ({ productId, productAttrUnique: skuId, cartNum: quantity })),
          }),
        ),
      onMoveToWishList(lines) {
        const ids = lines.map(({ id }) => id);
        return queue.together(ids, 'removed', async () => {
          const outcome = await send(async () => {
            const refused = await wishFor(client, new Set(lines.map(({ productId }) => productId)));
            const moved = lines.filter(({ productId }) => !refused.has(productId)).map(({ id }) => id);
            if (moved.length > 0) await removeLines(services, moved);
            // What nobody can wish for stays where it is, and is told of.
            for (const failure of refused.values()) throw failure;
          });
          await invalidate(collectProduct);
          return outcome;
        });
      },
      onReselect(id, skuId, num) {
        const line = resource.status === 'ready' ? lineOf(resource.data, id) : undefined;
        if (!line) return Promise.resolve({ status: 'failed', error: { kind: 'notFound', message: '' } });
        const body = { id, num, productId: line.productId, unique: skuId };
        refuse(id);
        return queue.together([id], line.quantity, () => send(() => client.call(reselectCartSku, { body })));
      },
    },
    async checkOut(lines) {
      // What was wished last is what is ordered.
      const ended = await queue.idle();
      const refused = lines.map(({ id }) => ended.get(id)).find((outcome) => outcome?.status === 'failed');
      if (refused) return refused;
      const outcome = await runSignedIn(services, async () => {
        const orderDetails = lines.map(({ id }) => ({ shoppingCartId: id }));
        navigateHere(paths.orderConfirm(await beginOrder(client, { preOrderType: 'shoppingCart', orderDetails })));
      });
      if (outcome.status === 'failed') void invalidate(addToCart);
      return outcome;
    },
  };
}

/** Takes lines out of the cart. One that left in another tab is out already, and the others go all the same. */
async function removeLines({ client }: Services, ids: readonly number[]): Promise<void> {
  try {
    await client.call(deleteCartLines, { body: { ids: [...ids] } });
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.error.kind !== 'notFound') throw cause;
    const cart = await cartRequest.send(client);
    const left = ids.filter((id) => lineOf(cart, id));
    if (left.length > 0) await client.call(deleteCartLines, { body: { ids: left } });
  }
}

const lineOf = ({ sold, withdrawn }: CartData, id: number) =>
  [...sold, ...withdrawn].flatMap(({ lines }) => lines).find((line) => line.id === id);

/** The cart with another quantity of a line; all other lines stay the same objects. */
function withQuantity({ sold, withdrawn }: CartData, id: number, quantity: number): CartData {
  const changed = sold.map((shop) =>
    shop.lines.some((line) => line.id === id)
      ? { ...shop, lines: shop.lines.map((line) => (line.id === id ? { ...line, quantity } : line)) }
      : shop,
  );
  return { sold: changed, withdrawn };
}

/** Puts goods on the wish list, those that come last first; gives what the server refused, such as goods that it does not know any more. */
async function wishFor(client: Services['client'], products: ReadonlySet<number>): Promise<Map<number, ApiFailure>> {
  const refused = new Map<number, ApiFailure>();
  for (const id of [...products].toReversed()) {
    try {
      await client.call(collectProduct, { body: { id, category: 'store' } });
    } catch (cause) {
      if (!(cause instanceof ApiFailure) || !['business', 'notFound'].includes(cause.error.kind)) throw cause;
      refused.set(id, cause);
    }
  }
  return refused;
}
