import { allocate, compare, zero } from '@galleria/api/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, splitCents } from './cents.ts';
import { basketOf, priceOf } from './pricing.ts';
import { ananya, createMarket } from './seed.ts';

const cents = fc.integer({ min: 0, max: 90_000_000 });

test('a split loses no cent, gives nothing less than nothing, and is the split of the storefront', () => {
  fc.assert(
    fc.property(cents, fc.array(fc.oneof(fc.constant(0), cents), { minLength: 1, maxLength: 8 }), (total, weights) => {
      const parts = splitCents(total, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      const exact = allocate(amountText(total), weights.map(amountText));
      expect(parts.map((part, at) => compare(amountText(part), exact[at] ?? zero))).toEqual(parts.map(() => 0));
    }),
  );
});

test('when no part weighs anything, all get the same, to the cent', () => {
  expect(splitCents(5, [0, 0])).toEqual([3, 2]);
  expect(splitCents(0, [0, 0])).toEqual([0, 0]);
  expect(splitCents(0, [])).toEqual([]);
});

const { products } = createMarket().state;
const wanted = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom(
      ...products.flatMap(({ id, skus, withdrawn }) =>
        skus.filter(({ gone, stock }) => !gone && !withdrawn && stock > 3).map((sku) => ({ product: id, sku: sku.id })),
      ),
    ),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ sku }) => sku.sku },
);

test('goods + freight − coupon − points is what is paid, over all and in each shop, and never below zero', () => {
  fc.assert(
    fc.property(wanted, fc.boolean(), fc.nat({ max: 9 }), (lines, useIntegral, pick) => {
      const market = createMarket();
      const basket = basketOf(
        market.state,
        lines.map(({ sku, quantity }) => ({ ...sku, quantity })),
      );
      const own = market.state.coupons.filter(({ shopper }) => shopper === ananya.id);
      const couponId = own[pick]?.id;
      let price: ReturnType<typeof priceOf>;
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
      for (const part of price.parts) expect(part.goods - part.couponShare - part.pointsShare).toBeGreaterThanOrEqual(0);
    }),
  );
});
