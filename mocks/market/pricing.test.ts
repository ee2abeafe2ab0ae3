import { isMoney } from '@galleria/api';
import * as money from '@galleria/api/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { amountText } from './cents.ts';
import { basketOf, priceOf } from './pricing.ts';
import { ananya, createMarket } from './seed.ts';

/** Whole cents as an exact amount of the shop's own arithmetic. */
function amount(cents: number) {
  const text = amountText(cents);
  return isMoney(text) ? text : expect.fail(`${text} is no amount`);
}

const cents = fc.integer({ min: 0, max: 90_000_000 });

test('what is split is what the storefront’s exact arithmetic splits', () => {
  fc.assert(
    fc.property(cents, fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 8 }), (total, weights) => {
      const parts = allocate(total, weights).map(amount);
      const exact = money.allocate(amount(total), weights.map(amount));
      expect(parts.map((part, at) => money.compare(part, exact[at] ?? money.zero))).toEqual(parts.map(() => 0));
    }),
  );
});

test('nothing is left of nothing, and no cent is lost when there is nothing to go by', () => {
  expect(allocate(0, [3, 4])).toEqual([0, 0]);
  expect(allocate(5, [0, 0])).toEqual([5, 0]);
  expect(allocate(5, [])).toEqual([]);
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
        // A coupon that does not fit is refused; that is told of elsewhere.
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
