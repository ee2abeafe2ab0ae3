import type { AddressView } from '../../patterns/AddressCard/index.ts';
import type { CouponView } from '../../patterns/CouponTicket/index.ts';
import type { OrderLineView } from '../../patterns/OrderLine/index.ts';
import type { PayType } from '../../patterns/PayMethods/payTypes.ts';
import type { PriceSummaryView } from '../../patterns/PriceSummary/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';
import { isNothing } from '../../text/amounts.ts';
import { type ConfirmChoices, isNoteLong } from './OrderConfirmScreen.schema.ts';

/** What is about to be ordered of one shop. */
export interface ConfirmShopView {
  merchant: { id: number; name: string };
  lines: readonly ConfirmLineView[];
}

export interface ConfirmLineView extends Pick<OrderLineView, 'productId' | 'name' | 'image' | 'specText' | 'price' | 'quantity'> {
  skuId: number;
  /** Nothing of it is posted. */
  virtual: boolean;
}

/** Why a coupon of the shopper's own does not count here. Amounts are decimal text. */
export type CouponObstacle = { kind: 'short'; missing: string } | { kind: 'otherShop' | 'otherItems' | 'notYet' | 'unknown' };

/** What a coupon counts for. */
export type ConfirmCouponScope = 'general' | 'merchant' | 'category' | 'goods';

export interface ConfirmCouponView extends CouponView {
  scope: ConfirmCouponScope;
}

export interface UnusableCouponView extends ConfirmCouponView {
  obstacle: CouponObstacle;
}

/** The coupons of the shopper, seen from this order. */
export interface ConfirmCoupons {
  usable: readonly ConfirmCouponView[];
  /** The one that takes off most. */
  best: number | undefined;
  unusable: readonly UnusableCouponView[];
}

/** Whether its goods are posted. */
export type ConfirmKind = 'posted' | 'virtual' | 'mixed';

/** Why a pre-order is over before it became an order. */
export type EndReason = 'expired' | 'changed';

/** By what an order may have been placed: a call from here whose answer was lost, or another tab or device. */
export type PlacedBy = 'here' | 'elsewhere';

/** What the shopper has to know before paying, beside what is chosen. */
export type ConfirmNotice =
  /** It cannot be placed any more as it is; the server says why, if it does. */
  | { kind: EndReason; message: string }
  /** Lines that cost another price than when the page was opened, and a total that was not the one on the page. */
  | { kind: 'price'; changes: readonly PriceChange[]; total: Omit<PriceChange, 'name'> | undefined }
  /** What was chosen has gone meanwhile. */
  | { kind: 'couponGone' | 'addressGone' }
  /** It may have been placed. */
  | { kind: 'maybePlaced'; by: PlacedBy };

export interface PriceChange {
  name: string;
  before: string;
  now: string;
}

/** Everything about an order that can be placed. */
export interface ConfirmView {
  shops: readonly ConfirmShopView[];
  quantity: number;
  kind: ConfirmKind;
  addresses: readonly AddressView[];
  /** Where it goes: what is chosen, else the default. */
  address: AddressView | undefined;
  coupons: Resource<ConfirmCoupons>;
  /** The coupon that counts. */
  coupon: ConfirmCouponView | undefined;
  /** Absent when points cannot be used. */
  points: { available: number; most: number; deduction: string } | undefined;
  methods: readonly PayType[];
  /** Coupon and points cover everything: no method is asked. */
  free: boolean;
  sums: PriceSummaryView;
  /** `old` figures stand until the server has answered; `failed` ones may be wrong. */
  pricing: { status: 'current' | 'old' } | { status: 'failed'; error: ShopError };
  choices: ConfirmChoices;
  notices: readonly ConfirmNotice[];
}

export type OrderConfirmState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** No number in the address, or one that names nothing of this shopper's, such as an order that is placed already. */
  | { status: 'missing' }
  /** Its five minutes are over, or it cannot be bought any more. */
  | { status: 'ended'; message: string }
  | { status: 'ready'; order: ConfirmView };

interface QuoteData {
  goods: string;
  freight: string;
  couponDeduction: string;
  pointsDeduction?: string | undefined;
  total: string;
}

export interface PreOrderData extends QuoteData {
  quantity: number;
  address?: { id: number } | undefined;
  shops: readonly ConfirmShopView[];
  points?: ConfirmView['points'] | undefined;
}

export interface OrderConfirmData {
  /** Absent without a number in the address. */
  order: Resource<PreOrderData> | undefined;
  quote: Resource<QuoteData>;
  /** The quote is that of the choices before. */
  outdated: boolean;
  addresses: Resource<readonly AddressView[]>;
  coupons: Resource<ConfirmCoupons>;
  methods: Resource<readonly PayType[]>;
  /** Absent until it is known whose they are. */
  choices: ConfirmChoices | undefined;
  /** It is over, which the server said after it was loaded. */
  ended: { reason: EndReason; message: string } | undefined;
  maybePlaced: PlacedBy | undefined;
  /** The total was another one when the order was to be placed, so that it was not. */
  repriced: Omit<PriceChange, 'name'> | undefined;
  /** Prices by sku, as the shopper has seen them first. */
  seen: ReadonlyMap<number, string>;
}

/** The one way from data to what the screen shows. */
export function orderConfirmState(data: OrderConfirmData): OrderConfirmState {
  const { order, methods, addresses, choices } = data;
  if (!order) return { status: 'missing' };
  if (order.status === 'failed') return refusalOf(order.error);
  if (order.status === 'loading') return order;
  if (methods.status !== 'ready') return methods;
  if (addresses.status !== 'ready') return addresses;
  // A page that grows by a panel when coupons come would move what is being pressed.
  if (!choices || data.coupons.status === 'loading') return { status: 'loading' };
  return { status: 'ready', order: viewOf(data, order.data, methods.data, addresses.data, choices) };
}

function refusalOf(error: ShopError): OrderConfirmState {
  if (error.kind === 'notFound') return { status: 'missing' };
  return error.kind === 'business' ? { status: 'ended', message: error.message } : { status: 'failed', error };
}

function viewOf(
  data: OrderConfirmData,
  order: PreOrderData,
  methods: readonly PayType[],
  addresses: readonly AddressView[],
  choices: ConfirmChoices,
): ConfirmView {
  const kind = kindOf(order.shops);
  const usable = data.coupons.status === 'ready' ? data.coupons.data.usable : [];
  const { addressId, couponId } = effectiveChoices(choices, order, addresses, usable);
  const { quote, outdated } = data;
  const priced = quote.status === 'ready' ? quote.data : order;
  const deducts = (amount: string | undefined) => (amount === undefined || isNothing(amount) ? undefined : amount);
  const [couponDeduction, pointsDeduction] = [deducts(priced.couponDeduction), deducts(priced.pointsDeduction)];
  const free = isNothing(priced.total);
  return {
    shops: order.shops,
    quantity: order.quantity,
    kind,
    addresses,
    address: kind === 'virtual' ? undefined : addresses.find(({ id }) => id === addressId),
    coupons: data.coupons,
    coupon: usable.find(({ id }) => id === couponId),
    points: order.points && order.points.most > 0 ? order.points : undefined,
    // Nobody comes to the door with what is not posted.
    methods: kind === 'virtual' ? methods.filter((method) => method !== 'cod') : methods,
    free,
    sums: { goods: priced.goods, freight: priced.freight, couponDeduction, pointsDeduction, total: priced.total },
    pricing:
      quote.status === 'failed'
        ? { status: 'failed', error: quote.error }
        : { status: quote.status === 'loading' || outdated ? 'old' : 'current' },
    choices,
    notices: noticesOf(data, order, { addressId, couponId }),
  };
}

/** What counts of the choices: what has gone meanwhile does not, and without a choice the parcel goes to the default address. */
export function effectiveChoices(
  { addressId, couponId }: Pick<ConfirmChoices, 'addressId' | 'couponId'>,
  order: Pick<PreOrderData, 'address' | 'shops'>,
  addresses: readonly { id: number; isDefault: boolean }[],
  usable: readonly { id: number }[],
): { addressId: number | undefined; couponId: number | undefined } {
  const known = (id: number | undefined) => addresses.find((one) => one.id === id)?.id;
  return {
    addressId:
      kindOf(order.shops) === 'virtual'
        ? undefined
        : (known(addressId) ?? addresses.find(({ isDefault }) => isDefault)?.id ?? known(order.address?.id)),
    couponId: usable.find(({ id }) => id === couponId)?.id,
  };
}

export function kindOf(shops: PreOrderData['shops']): ConfirmKind {
  const lines = shops.flatMap((shop) => shop.lines);
  const virtual = lines.filter((line) => line.virtual).length;
  if (virtual === 0) return 'posted';
  return virtual === lines.length ? 'virtual' : 'mixed';
}

function noticesOf(
  { ended, maybePlaced, repriced, seen, choices, coupons }: OrderConfirmData,
  order: PreOrderData,
  effective: Pick<ConfirmChoices, 'addressId' | 'couponId'>,
): ConfirmNotice[] {
  const changes = order.shops
    .flatMap(({ lines }) => lines)
    .flatMap(({ skuId, name, price: now }) => {
      const before = seen.get(skuId);
      return before === undefined || before === now ? [] : [{ name, before, now }];
    });
  const isGone = (chosen: number | undefined, counts: number | undefined) => chosen !== undefined && chosen !== counts;
  return [
    ...(maybePlaced ? [{ kind: 'maybePlaced', by: maybePlaced } as const] : []),
    ...(ended ? [{ kind: ended.reason, message: ended.message } as const] : []),
    ...(changes.length > 0 || repriced ? [{ kind: 'price', changes, total: repriced } as const] : []),
    ...(coupons.status === 'ready' && isGone(choices?.couponId, effective.couponId) ? [{ kind: 'couponGone' } as const] : []),
    ...(kindOf(order.shops) !== 'virtual' && isGone(choices?.addressId, effective.addressId) ? [{ kind: 'addressGone' } as const] : []),
  ];
}

/** Why it cannot be placed whatever is chosen. Each has its text below `summary.blocked`. */
export type ConfirmBlock = Extract<ConfirmNotice['kind'], EndReason | 'maybePlaced'> | 'payment';

export function blockOf({ notices, free, methods }: Pick<ConfirmView, 'notices' | 'free' | 'methods'>): ConfirmBlock | undefined {
  for (const { kind } of notices) if (kind === 'maybePlaced' || kind === 'expired' || kind === 'changed') return kind;
  return !free && methods.length === 0 ? 'payment' : undefined;
}

/** What keeps an order from being placed, in the order of the page. Each has its text below `invalid`. */
export const confirmProblems = ['address', 'note', 'payment'] as const;
export type ConfirmProblem = (typeof confirmProblems)[number];

export function problemsOf({ kind, address, free, methods, choices }: ConfirmView): ConfirmProblem[] {
  const wrong: Record<ConfirmProblem, boolean> = {
    address: kind !== 'virtual' && address === undefined,
    note: isNoteLong(choices.note),
    payment: !free && !methods.some((method) => method === choices.payType),
  };
  return confirmProblems.filter((problem) => wrong[problem]);
}
