import {
  addresses as allAddresses,
  createOrder,
  currentUser,
  myCoupons,
  payMethods,
  preOrder,
  preOrderCoupons,
  quotePreOrder,
  saveAddress,
  shippingTypes,
} from '@galleria/api';
import { effectiveChoices, kindOf, type OrderConfirmScreenProps, orderConfirmState } from '@galleria/ui/screens';
import type { Outcome } from '@galleria/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices, useToken } from '../app/services.tsx';
import { useNavigateHere } from '../app/useNavigateHere.ts';
import { type Basket, keptBasket } from '../data/baskets.ts';
import { beginOrder } from '../data/beginOrder.ts';
import { useInvalidate } from '../data/cache.ts';
import { type Request, request } from '../data/request.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { addressBody, useAddressForm } from '../data/useAddressForm.ts';
import { useMoney } from '../data/useMoney.ts';
import { useDay } from '../data/useDay.ts';
import { useAnswer, useLatestResource, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { confirmCoupons } from './confirmCoupons.ts';
import { useConfirmChoices } from './useConfirmChoices.ts';
import { usePlacedOrder } from './usePlacedOrder.ts';
import { usePreOrderEnd } from './usePreOrderEnd.ts';

const [bookRequest, methodsRequest] = [request(allAddresses, {}), request(payMethods, {})];
const orderRequest = (preOrderNo: string) => request(preOrder, { params: { preOrderNo } });
const usableRequest = (preOrderNo: string) => request(preOrderCoupons, { params: { preOrderNo } });

/** What the page asks first, beside the order. */
export const confirmRequests: readonly Request<unknown>[] = [bookRequest, methodsRequest];

/** The order that an address names. */
export function confirmRequestsAt(search: URLSearchParams): Request<unknown>[] {
  const preOrderNo = search.get('preOrderNo') ?? '';
  return preOrderNo ? [orderRequest(preOrderNo), usableRequest(preOrderNo)] : [];
}

/** Everything the page that confirms an order gets: the pre-order from the address, what is chosen from its draft, the rest from the server. */
export function useOrderConfirmScreen(): OrderConfirmScreenProps {
  const services = useServices();
  const { client, session } = services;
  const navigateHere = useNavigateHere();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const preOrderNo = search.get('preOrderNo') ?? '';
  const today = useDay();
  const guest = useToken() !== undefined && session.isGuest();

  const order = useResource(preOrderNo ? orderRequest(preOrderNo) : undefined);
  const book = useResource(bookRequest);
  const methods = useResource(methodsRequest);
  const usable = useResource(preOrderNo ? usableRequest(preOrderNo) : undefined);
  // Why others do not count is of help, and no more: nothing waits for it.
  const own = useAnswer(request(myCoupons, { query: { page: 1, limit: 50, type: 'usable' } }));
  const user = useAnswer(request(currentUser, {}));
  const { choices, choose, carry, forget } = useConfirmChoices(preOrderNo);
  const money = useMoney();
  const form = useAddressForm(book.resource.status === 'ready' && book.resource.data.length === 0);

  const ready = order.resource.status === 'ready' ? order.resource.data : undefined;
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>();
  const lines = ready?.shops.flatMap((shop) => shop.lines) ?? [];
  if (ready && !seen) setSeen(new Map(lines.map(({ skuId, price }) => [skuId, price])));

  const isKnown = book.resource.status === 'ready' && usable.resource.status !== 'loading';
  const counts =
    ready && choices && isKnown ? effectiveChoices(choices, ready, dataOf(book.resource) ?? [], dataOf(usable.resource) ?? []) : undefined;
  const wish = counts && {
    preOrderNo,
    ...(counts.addressId !== undefined && { addressId: counts.addressId }),
    ...(counts.couponId !== undefined && { couponId: counts.couponId }),
    useIntegral: choices?.usePoints ?? false,
  };
  const quote = useLatestResource(wish && request(quotePreOrder, { body: wish }));
  const reloadChoices = () => Promise.all([book.reload(), usable.reload()]);
  const end = usePreOrderEnd(preOrderNo, quote.resource, reloadChoices);
  const placed = usePlacedOrder();
  const [repriced, setRepriced] = useState<{ before: string; now: string }>();
  const renewing = useRef(false);

  const state = orderConfirmState({
    order: preOrderNo ? order.resource : undefined,
    quote: quote.resource,
    outdated: quote.outdated,
    addresses: book.resource,
    coupons:
      usable.resource.status === 'ready' && ready && money
        ? { ...usable.resource, data: confirmCoupons(money, usable.resource.data, dataOf(own.resource)?.items ?? [], ready, today) }
        : usable.resource.status === 'ready'
          ? { status: 'loading' }
          : usable.resource,
    methods: methods.resource,
    choices,
    ended: end.ended,
    maybePlaced: end.maybePlaced,
    repriced,
    seen: seen ?? new Map(),
  });
  const basket: Basket | undefined =
    keptBasket(preOrderNo)?.basket ??
    (ready && {
      preOrderType: 'buyNow',
      orderDetails: lines.map(({ productId, skuId, quantity }) => ({ productId, attrValueId: skuId, productNum: quantity })),
    });

  return {
    state,
    guest,
    email: dataOf(user.resource)?.email ?? '',
    links: {
      cart: paths.cart,
      orders: paths.orderList(),
      shop: paths.merchantHome,
      goods: paths.goodsDetail,
      change: changeAt(keptBasket(preOrderNo)?.basket),
    },
    book: {
      ...form,
      async onSave(typed, id) {
        const before = new Set(dataOf(book.resource)?.map((address) => address.id));
        const outcome = await runSignedIn(services, () => client.call(saveAddress, { body: addressBody(typed, id) }));
        await invalidate(saveAddress);
        if (outcome.status === 'failed' || !choices) return outcome;
        if (id === undefined) form.onForget();
        const addressId = id ?? (await newAddress(before));
        if (addressId !== undefined) choose({ ...choices, addressId });
        return outcome;
      },
    },
    onChange(next) {
      // What it was before says nothing of another price.
      if (priceParts.some((part) => next[part] !== choices?.[part])) setRepriced(undefined);
      choose(next);
    },
    onRetry: () => Promise.all([order.reload(), methods.reload(), reloadChoices()]),
    onReprice: () => Promise.all([quote.reload(), usable.reload()]),
    onRenew: basket && (() => renew(basket)),
    onPlace: place,
  };

  /** The server does not tell the number of a new address: it is the one that was not there before. */
  async function newAddress(before: ReadonlySet<number>): Promise<number | undefined> {
    try {
      const now = await client.call(allAddresses, {});
      return now.find(({ id }) => !before.has(id))?.id;
    } catch {
      // It is saved and in the list: the shopper can choose it there.
      return undefined;
    }
  }

  async function renew(again: Basket): Promise<Outcome> {
    if (renewing.current) return { status: 'done' };
    renewing.current = true;
    const outcome = await runSignedIn(services, async () => {
      const next = await beginOrder(client, again);
      carry(next);
      setRepriced(undefined);
      end.begin();
      await navigateHere(paths.orderConfirm(next), { replace: true });
    });
    renewing.current = false;
    if (outcome.status === 'failed') await end.notRenewed(outcome.error);
    return outcome;
  }

  async function place(): Promise<Outcome | { status: 'held' }> {
    if (state.status !== 'ready' || !wish || !choices || !ready) return { status: 'held' };
    const { sums, address, methods: on, free } = state.order;
    const payType = free ? (on[0] ?? 'cod') : choices.payType;
    if (!payType) return { status: 'held' };
    const found: { total?: string; orderNo?: string } = {};
    const mark = choices.note.trim();
    const who = dataOf(user.resource);
    const outcome = await runSignedIn(services, async () => {
      // Nobody pays another price than the one on the page.
      const price = await client.call(quotePreOrder, { body: wish });
      found.total = price.total;
      if (price.total !== sums.total || price.goods !== sums.goods) return;
      end.send();
      const { orderNo } = await client.call(createOrder, {
        body: {
          ...wish,
          payType,
          payChannel: 'pc',
          ...(mark && { mark }),
          realName: address?.name || nameOf(who?.nickname) || 'Galleria',
          phone: address ? `${address.dialCode}${address.phone}` : (who?.phone ?? ''),
          email: address?.email || who?.email || '',
          shippingType: kindOf(ready.shops) === 'virtual' ? shippingTypes.virtual : shippingTypes[choices.shipping],
        },
      });
      found.orderNo = orderNo;
    });
    if (outcome.status === 'failed') {
      if (await end.isOver(outcome.error)) return { status: 'held' };
      // With words of the server it is a refusal, whole; without them nobody knows what was done.
      if ('message' in outcome.error) end.refused();
      await reloadChoices();
      return outcome;
    }
    if (found.orderNo === undefined) {
      setRepriced({ before: sums.total, now: found.total ?? sums.total });
      await Promise.all([order.reload(), quote.reload()]);
      return { status: 'held' };
    }
    forget();
    await placed.goOn({ orderNo: found.orderNo, payType, free });
    await invalidate(createOrder);
    return { status: 'done' };
  }
}

const dataOf = <T>(resource: { status: 'loading' | 'failed' } | { status: 'ready'; data: T }): T | undefined =>
  resource.status === 'ready' ? resource.data : undefined;

/** What of the choices the price depends on. */
const priceParts = ['addressId', 'couponId', 'usePoints', 'shipping'] as const;

/** A nickname as the name that goods are for, which has at most 64 characters. */
const nameOf = (nickname = '') => [...nickname].slice(0, 64).join('');

/** Where what is ordered can be changed: what the tab does not know came from the cart. */
function changeAt(basket: Basket | undefined): string {
  const [first] = basket?.preOrderType === 'buyNow' ? basket.orderDetails : [];
  return first ? paths.goodsView(first.productId, { sku: first.attrValueId }) : paths.cart;
}
