import { allocate, compare, zero } from '@galleria/api/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, splitCents } from './cents.ts';
import { unitOf } from '../currencies.ts';
import { basketOf, type Price, priceOf } from './pricing.ts';
import { ananya, createMarket } from './seed.ts';
import { isOnSale } from './shop.ts';

const cents = fc.integer({ min: 0, max: 90_000_000 });

test('a split loses no cent, gives nothing less than nothing, and is the split of the storefront', () => {
  fc.assert(
    fc.property(cents, fc.array(fc.oneof(fc.constant(0), cents), { minLength: 1, maxLength: 8 }), (total, weights) => {
      const parts = splitCents(total, weights, 1);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      const exact = allocate(amountText(total), weights.map(amountText));
      expect(parts.map((part, at) => compare(amountText(part), exact[at] ?? zero))).toEqual(parts.map(() => 0));
    }),
  );
});

test('when no part weighs anything, all get the same, to the cent', () => {
  expect(splitCents(5, [0, 0], 1)).toEqual([3, 2]);
  expect(splitCents(0, [0, 0], 1)).toEqual([0, 0]);
  expect(splitCents(0, [], 1)).toEqual([]);
});

test('a split in whole units loses none, and has no part of one', () => {
  expect(splitCents(20_000, [1, 1, 1], 100)).toEqual([6700, 6700, 6600]);
  expect(() => splitCents(150, [1, 1], 100)).toThrow(RangeError);
  fc.assert(
    fc.property(fc.nat(900_000), fc.array(cents, { minLength: 1, maxLength: 8 }), (units, weights) => {
      const parts = splitCents(units * 100, weights, 100);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(units * 100);
      expect(parts.every((part) => part >= 0 && part % 100 === 0)).toBe(true);
    }),
  );
});

test('an amount is a whole one in a currency that is written without decimals, and a hundredth in any other', () => {
  expect((['INR', 'USD', 'LAK', 'JPY', 'KWD'] as const).map(unitOf)).toEqual([1, 1, 100, 100, 1]);
});

const { state } = createMarket();
const products = state.products.filter((product) => isOnSale(state, product));
const wanted = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom(
      ...products.flatMap(({ id, skus }) =>
        skus.filter(({ gone, stock }) => !gone && stock > 3).map((sku) => ({ product: id, sku: sku.id })),
      ),
    ),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ sku }) => sku.sku },
);

test('goods + freight − coupon − points is what is paid, over all and in each shop, whole in its currency and never below zero', () => {
  fc.assert(
    fc.property(wanted, fc.boolean(), fc.nat({ max: 9 }), fc.constantFrom('INR', 'JPY', 'KWD'), (lines, useIntegral, pick, currency) => {
      const market = createMarket();
      market.state.settings.currency = currency;
      const basket = basketOf(
        market.state,
        lines.map(({ sku, quantity }) => ({ ...sku, quantity })),
      );
      const own = market.state.coupons.filter(({ shopper }) => shopper === ananya.id);
      const couponId = own[pick]?.id;
      let price: Price;
      try {
        price = priceOf(market, ananya, basket, { couponId, useIntegral });
      } catch {
        // A coupon that does not fit is refused; that is tested elsewhere.
        price = priceOf(market, ananya, basket, { useIntegral });
      }
      const sum = (of: (part: (typeof price.parts)[number]) => number) => price.parts.reduce((total, part) => total + of(part), 0);
      expect([
        sum((part) => part.goods),
        sum((part) => part.freight),
        sum((part) => part.couponShare),
        sum((part) => part.pointsShare),
      ]).toEqual([price.goods, price.freight, price.coupon, price.pointsFee]);
      expect(price.total).toBe(price.goods + price.freight - price.coupon - price.pointsFee);
      const amounts = [price.total, ...price.parts.flatMap((part) => [part.freight, part.couponShare, part.pointsShare])];
      expect(amounts.filter((amount) => amount % unitOf(currency) !== 0)).toEqual([]);
      for (const part of price.parts) expect(part.goods - part.couponShare - part.pointsShare).toBeGreaterThanOrEqual(0);
    }),
  );
});
