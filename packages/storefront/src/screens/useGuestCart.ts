import { cartList } from '@galleria/api';
import type { Outcome, Resource } from '@galleria/ui';
import { maxQuantity } from '@galleria/ui/flows';
import type { CartData, CartLineData, CartShopData } from '@galleria/ui/screens';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../app/chunks.ts';
import { useServices } from '../app/services.tsx';
import { useNavigateHere } from '../app/useNavigateHere.ts';
import { beginOrder } from '../data/beginOrder.ts';
import { type GoodsOffers, goodsOffersRequest } from '../data/goodsOffers.ts';
import type { GuestCart, GuestLine } from '../data/guestCart.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { useLatestResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import type { CartSource } from './cartSource.ts';

const empty: readonly GuestLine[] = [];
const none: ReadonlyMap<number, never> = new Map<number, never>();
const done: Outcome = { status: 'done' };
const partMissing = { status: 'failed', error: { kind: 'transport' } } as const;

/** A visitor's cart: what the device keeps, at today's prices. A line's id is that of its sku. */
export function useGuestCart(isGuest: boolean): CartSource {
  const services = useServices();
  const { guestCart, client } = services;
  const navigateHere = useNavigateHere();
  const { t } = useTranslation('goodsDetail');
  const [cart, setCart] = useState<GuestCart>();
  useEffect(() => {
    if (isGuest)
      guestCart.load().then(setCart, (cause: unknown) =>
        setCart(() => {
          throw cause;
        }),
      );
  }, [guestCart, isGuest]);
  const kept = () => cart?.lines() ?? empty;
  const lines = useSyncExternalStore(guestCart.subscribe, kept, kept);
  const { offers, reload } = useOffers(lines, isGuest && cart !== undefined);
  const [removed] = useState(() => new Map<number, GuestLine>());

  return {
    cart: cartOf(),
    wishes: none,
    refusals: none,
    reload,
    acts: {
      onQuantity: (id, quantity) => cart?.setQuantity(id, quantity),
      async onRemove(ids) {
        for (const line of lines) if (ids.includes(line.skuId)) removed.set(line.skuId, line);
        cart?.remove(ids);
        return done;
      },
      async onPutBack(back) {
        for (const { lineId } of back.toReversed()) {
          const line = removed.get(lineId);
          if (line) cart?.add(line, stockOf(lineId));
        }
        return done;
      },
      async onReselect(id, skuId, quantity) {
        const sku = skuOf(skuId);
        if (!sku) return { status: 'failed', error: { kind: 'notFound', message: '' } };
        const isDone = cart?.exchange(id, { skuId, quantity, specText: sku.specText, image: sku.image }, sku.stock) ?? false;
        if (isDone) return done;
        const limit = sku.stock <= maxQuantity ? t('limit.stock', { count: sku.stock }) : t('limit.order', { count: maxQuantity });
        return { status: 'failed', error: { kind: 'business', message: limit } };
      },
    },
    async checkOut(ordered) {
      let kept: Outcome | undefined;
      const outcome = await runSignedIn(services, async () => {
        // Whoever has signed in has these lines in their own cart now.
        const part = await loadChunk(() => import('../data/joinCart.ts')).catch(() => undefined);
        const join = part ? await part.joinCart(services) : partMissing;
        if (join?.status === 'failed') {
          kept = { status: 'failed', error: join.error };
          return;
        }
        const groups = await client.call(cartList, { query: { isValid: true } });
        const wanted = new Set(ordered.map(({ skuId }) => skuId));
        const own = groups.flatMap((group) => group.lines).filter((line) => wanted.has(line.skuId) && line.offer && line.offer.stock > 0);
        const orderDetails = own.map(({ id }) => ({ shoppingCartId: id }));
        if (orderDetails.length === 0) return;
        navigateHere(paths.orderConfirm(await beginOrder(client, { preOrderType: 'shoppingCart', orderDetails })));
      });
      return kept ?? outcome;
    },
  };

  function cartOf(): Resource<CartData> {
    if (!cart) return { status: 'loading' };
    if (lines.length === 0) return { status: 'ready', data: { sold: [], withdrawn: [] }, refreshing: false };
    return offers.status === 'ready' ? { ...offers, data: guestCartData(lines, offers.data) } : offers;
  }

  function skuOf(skuId: number) {
    const known = offers.status === 'ready' ? Object.values(offers.data) : [];
    return known.flatMap((offer) => (offer.status === 'sold' ? offer.specification.skus : [])).find(({ id }) => id === skuId);
  }

  function stockOf(skuId: number): number {
    return skuOf(skuId)?.stock ?? Number.POSITIVE_INFINITY;
  }
}

/** What the goods of these lines cost; a line that leaves asks for nothing anew. */
function useOffers(lines: readonly GuestLine[], isWanted: boolean) {
  const present = [...new Set(lines.map(({ productId }) => productId))];
  const [asked, setAsked] = useState<readonly number[]>(present);
  const isNew = present.some((id) => !asked.includes(id));
  if (isNew) setAsked(present);
  const ids = isNew ? present : asked;
  const { resource, reload } = useLatestResource(isWanted && ids.length > 0 ? goodsOffersRequest(ids) : undefined);
  return { offers: resource, reload };
}

/** The device's lines by shop, with what their goods are sold as now. */
export function guestCartData(lines: readonly GuestLine[], offers: GoodsOffers): CartData {
  const sold: [GuestLine, CartLineData][] = [];
  const withdrawn: [GuestLine, CartLineData][] = [];
  for (const line of lines) {
    const { merchant: _, ...own } = line;
    const offer = offers[line.productId];
    const sku = offer?.status === 'sold' ? offer.specification.skus.find(({ id }) => id === line.skuId) : undefined;
    const view = {
      ...own,
      id: line.skuId,
      image: sku?.image || line.image,
      specText: sku?.specText ?? line.specText,
      offer: sku && { price: sku.price, stock: sku.stock },
      ...((!offer || offer.status === 'unknown') && { unpriced: true }),
    };
    (offer?.status === 'gone' ? withdrawn : sold).push([line, view]);
  }
  return { sold: byShop(sold), withdrawn: byShop(withdrawn) };
}

function byShop(lines: readonly [GuestLine, CartLineData][]): CartShopData[] {
  const groups = Map.groupBy(lines, ([{ merchant }]) => merchant.id);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ merchant: first[0].merchant, lines: own.map(([, view]) => view) }] : [];
  });
}
