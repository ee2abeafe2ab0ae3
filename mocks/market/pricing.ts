import { reject } from '../businessError.ts';
import { unitOf, upToUnit } from '../currencies.ts';
import { splitCents } from './cents.ts';
import { covers, findCoupon, isApplicable, offerOf } from './coupons.ts';
import { centsOfPoint, usablePoints } from './points.ts';
import { fewLeft, isOnSale, offered, productOf } from './shop.ts';
import type { BasketLine } from './state/checkout.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market, MarketState } from './state.ts';

/** What a basket costs, over all and for each merchant. */
export interface Price {
  goods: number;
  freight: number;
  coupon: number;
  /** How many points are used, and what they take off. */
  points: number;
  pointsFee: number;
  total: number;
  parts: PartPrice[];
}

export interface PartPrice {
  merchant: number;
  lines: BasketLine[];
  goods: number;
  freight: number;
  couponShare: number;
  pointsShare: number;
}

/** The lines as they are sold now; a refusal names what cannot be bought. */
export function basketOf(
  state: MarketState,
  wanted: readonly { product: number; sku: number; quantity: number; cartLine?: number }[],
): BasketLine[] {
  return wanted.map(({ product: id, sku: skuId, quantity, cartLine }) => {
    const product = productOf(state, id);
    const sku = product && isOnSale(state, product) ? offered(product).find((one) => one.id === skuId) : undefined;
    if (!product || !sku) return reject(500, `${product?.name ?? 'One of the goods'} is no longer on sale.`);
    if (sku.stock < quantity) reject(500, sku.stock ? fewLeft(sku.stock, product.name) : `${product.name} is sold out.`);
    return {
      product: id,
      sku: skuId,
      merchant: product.merchant,
      category: product.category,
      spec: sku.values.join(', '),
      price: sku.price,
      postage: upToUnit(state.settings.currency, product.postage),
      quantity,
      ...(cartLine !== undefined && { cartLine }),
    };
  });
}

/** payFee = goods + freight − coupon − points, never below zero (docs/domain/money.md#what-an-order-costs). */
export function priceOf(
  market: Market,
  shopper: Shopper,
  lines: readonly BasketLine[],
  { couponId, useIntegral }: { couponId?: number | undefined; useIntegral?: boolean | undefined } = {},
): Price {
  const { state } = market;
  const unit = unitOf(state.settings.currency);
  const merchants = [...new Set(lines.map(({ merchant }) => merchant))];
  const parts = merchants.map((merchant): PartPrice => {
    const own = lines.filter((line) => line.merchant === merchant);
    return {
      merchant,
      lines: own,
      goods: worth(own),
      freight: own.reduce((sum, { postage, quantity }) => sum + postage * quantity, 0),
      couponShare: 0,
      pointsShare: 0,
    };
  });
  const coupon = couponId === undefined ? 0 : takeCoupon(market, shopper, parts, couponId);
  const left = parts.map((part) => part.goods - part.couponShare);
  const points = useIntegral
    ? usablePoints(
        state,
        shopper,
        left.reduce((a, b) => a + b, 0),
      )
    : 0;
  const pointsFee = points * centsOfPoint(state);
  for (const [at, share] of splitCents(pointsFee, left, unit).entries()) {
    const part = parts[at];
    if (part) part.pointsShare = share;
  }
  const goods = worth(lines);
  const freight = parts.reduce((sum, part) => sum + part.freight, 0);
  return { goods, freight, coupon, points, pointsFee, total: goods + freight - coupon - pointsFee, parts };

  function takeCoupon(from: Market, owner: Shopper, of: PartPrice[], id: number): number {
    const record = findCoupon(from, owner, id);
    if (!isApplicable(from, record, lines)) reject(500, 'This coupon cannot be used for this order.');
    const offer = offerOf(state, record);
    const covered = of.map((part) => worth(part.lines.filter((line) => covers(state, offer, line))));
    const fee = Math.min(
      offer.amount,
      covered.reduce((a, b) => a + b, 0),
    );
    for (const [at, share] of splitCents(fee, covered, unit).entries()) {
      const part = of[at];
      if (part) part.couponShare = share;
    }
    return fee;
  }
}

const worth = (lines: readonly BasketLine[]) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
