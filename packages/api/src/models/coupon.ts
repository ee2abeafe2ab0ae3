import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { countSchema, enumSchema, flagSchema, idSchema, listSchema, maybeInstantSchema, textSchema } from '../wire.ts';

/** A coupon that can be received. */
export type CouponOffer = v.InferOutput<typeof couponOfferSchema>;
/** A coupon that a shopper has. Its `id` is the record's, which the order calls want (docs/domain/coupons.md#at-checkout). */
export type Coupon = v.InferOutput<typeof couponSchema>;

/** `useType` on the wire: what a coupon may be used for. */
export const couponScopes = { merchant: 1, product: 2, general: 3, category: 4 } as const;
export type CouponScope = keyof typeof couponScopes;
/** Where a shopper's coupon stands. */
export type CouponState = 'notStarted' | 'usable' | 'used' | 'expired' | 'unknown';

const scopeSchema = enumSchema({ 1: 'merchant', 2: 'product', 3: 'general', 4: 'category' });

export const couponOfferSchema = v.pipe(
  v.object({
    id: idSchema,
    name: v.string(),
    money: moneySchema,
    isLimited: flagSchema,
    lastTotal: v.nullish(countSchema),
    minPrice: moneySchema,
    receiveStartTime: maybeInstantSchema,
    receiveEndTime: maybeInstantSchema,
    isFixedTime: flagSchema,
    day: v.nullish(countSchema),
    useType: scopeSchema,
    isUse: v.nullish(flagSchema, false),
    useStartTimeStr: maybeInstantSchema,
    useEndTimeStr: maybeInstantSchema,
  }),
  v.transform((coupon) => ({
    id: coupon.id,
    name: coupon.name,
    amount: coupon.money,
    /** Spend from which it may be used. */
    minimum: coupon.minPrice,
    scope: coupon.useType,
    /** How many are left; absent when there is no limit. */
    left: coupon.isLimited ? (coupon.lastTotal ?? 0) : undefined,
    receivableFrom: coupon.receiveStartTime,
    receivableUntil: coupon.receiveEndTime,
    validity: coupon.isFixedTime
      ? { kind: 'fixed' as const, from: coupon.useStartTimeStr, until: coupon.useEndTimeStr }
      : { kind: 'days' as const, /** Counted from the day it is received. */ days: coupon.day ?? 0 },
    received: coupon.isUse,
  })),
);

export const couponSchema = v.pipe(
  v.object({
    id: idSchema,
    name: v.string(),
    useType: scopeSchema,
    money: moneySchema,
    minPrice: moneySchema,
    status: v.nullish(v.number(), 0),
    startTime: maybeInstantSchema,
    endTime: maybeInstantSchema,
    useTime: maybeInstantSchema,
    validStr: textSchema,
    merId: v.nullish(idSchema),
    merName: textSchema,
    categoryId: v.nullish(idSchema),
    categoryName: textSchema,
    productList: listSchema(v.object({ id: idSchema, name: v.string() })),
  }),
  v.transform((coupon) => ({
    id: coupon.id,
    name: coupon.name,
    scope: coupon.useType,
    amount: coupon.money,
    /** Spend from which it may be used. */
    minimum: coupon.minPrice,
    state: stateOf(coupon.status, coupon.validStr),
    from: coupon.startTime,
    until: coupon.endTime,
    usedAt: coupon.useTime,
    /** The shop that gave it, and whose goods it counts for; absent for a coupon of the marketplace, or where the server does not say it. */
    merchant: named(coupon.merId, coupon.merName),
    /** The first-level category that it counts for, where the server says it. */
    category: named(coupon.categoryId, coupon.categoryName),
    /** The goods that it counts for, where the server says them. */
    products: coupon.productList,
  })),
);

/** A thing that can be both named and led to. */
function named(id: number | null | undefined, name: string): { id: number; name: string } | undefined {
  return typeof id === 'number' && name ? { id, name } : undefined;
}

/** The wire tells twice where a coupon stands; what is spent or over wins. */
function stateOf(status: number, valid: string): CouponState {
  if (status === 1) return 'used';
  if (status === 2 || valid === 'overdue') return 'expired';
  if (valid === 'notStart') return 'notStarted';
  return status === 0 && (valid === 'usable' || valid === '') ? 'usable' : 'unknown';
}
