import { allows, type CouponState, couponFlow } from '../../flows/index.ts';
import type { CouponTicketState, CouponValidity } from '../../patterns/CouponTicket/index.ts';
import { usableValidity } from '../../patterns/CouponTicket/usableValidity.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** The tabs of the list: what a coupon counts for, and those that count no more. */
export const couponTabs = ['merchant', 'goods', 'category', 'general', 'usedOrExpired'] as const;
export type CouponTab = (typeof couponTabs)[number];

/** The tab of a text from the address bar; the first one when it names none. */
export function couponTabOf(text: string | null): CouponTab {
  return couponTabs.find((tab) => tab === text) ?? 'merchant';
}

/** How many coupons a page of the list has: whole rows of one, two and three. */
export const couponListPageSize = 12;

/** What the list shows below its tabs. */
export type CouponListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; coupons: readonly CouponEntryView[]; pages: number };

interface Named {
  id: number;
  name: string;
}

/** What a coupon counts for. Servers may not say which shop, category or goods. */
export type CouponScope =
  | { kind: 'general' | 'unknown' }
  | { kind: 'merchant'; merchant: Named | undefined }
  | { kind: 'category'; category: Named | undefined }
  | { kind: 'goods'; products: readonly Named[]; merchant: Named | undefined };

export interface CouponEntryView {
  id: number;
  name: string;
  amount: string;
  /** Spend from which it may be used. */
  minimum: string;
  scope: CouponScope;
  /** How its ticket looks. */
  ticket: CouponTicketState;
  validity: CouponValidity;
  /** Whether it can be spent now, on enough goods. */
  usable: boolean;
}

/** A coupon of the shopper's own, as the server gives it. */
export interface CouponData extends Named {
  scope: 'merchant' | 'product' | 'general' | 'category' | 'unknown';
  amount: string;
  minimum: string;
  state: CouponState;
  from?: string | undefined;
  until?: string | undefined;
  usedAt?: string | undefined;
  merchant?: Named | undefined;
  category?: Named | undefined;
  products: readonly Named[];
}

/** The one way from data to what the screen shows; `today` is the shopper's day, as `dayOf` counts it. */
export function couponListState(resource: Resource<{ items: readonly CouponData[]; total: number }>, today: number): CouponListState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', coupons: items.map((coupon) => entryOf(coupon, today)), pages: Math.ceil(total / couponListPageSize) };
}

function entryOf(coupon: CouponData, today: number): CouponEntryView {
  const { id, name, amount, minimum, state } = coupon;
  const validity = validityOf(coupon, today);
  return {
    id,
    name,
    amount,
    minimum,
    scope: scopeOf(coupon),
    ticket: validity.kind === 'today' ? 'expiring' : state,
    validity,
    // Nothing is bought yet: it is asked whether there can be goods that it counts for.
    usable: allows(couponFlow, state, 'use', { sum: '0', minimum: '0', over: false }),
  };
}

function validityOf({ state, from, until, usedAt }: CouponData, today: number): CouponValidity {
  switch (state) {
    case 'notStarted':
      return { kind: 'starts', from, until };
    case 'used':
      return { kind: 'used', at: usedAt };
    case 'expired':
      return { kind: 'expired', at: until };
    case 'unknown':
      return { kind: 'unknown' };
    case 'usable':
      return usableValidity(until, today);
    default:
      return state satisfies never;
  }
}

function scopeOf({ scope, merchant, category, products }: CouponData): CouponScope {
  switch (scope) {
    case 'merchant':
      return { kind: 'merchant', merchant };
    case 'category':
      return { kind: 'category', category };
    case 'product':
      return { kind: 'goods', products, merchant };
    case 'general':
    case 'unknown':
      return { kind: scope };
    default:
      return scope satisfies never;
  }
}
