import {
  addToCart,
  cartList,
  confirmPayPal,
  createOrder,
  createPreOrder,
  type Endpoint,
  masterOrder,
  merchantOrder,
  myCoupons,
  orderList,
  orderListTypes,
  payOrder,
  preOrder,
  productDetail,
  quotePreOrder,
  refundableOrder,
  refundDetail,
  refundList,
  requestRefund,
  unpaidOrders,
} from '@galleria/api';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moveRefund } from '../market/refunds.ts';
import { ananya } from '../market/seed.ts';
import { sellIn } from '../market/settings.ts';
import { mei } from '../market/shoppers.ts';
import { isOnSale } from '../market/shop.ts';
import type { CallInput } from './callEndpoint.ts';
import { testMarket } from './testMarket.ts';

const page = { page: 1, limit: 100 };

/** A market that sells in yen, and a shopper there; every answer is looked through for an amount that is none. */
function inYen(shopper = ananya) {
  const shop = testMarket();
  sellIn(shop.market.state, 'JPY');
  const { send } = shop.as(shopper);
  return {
    market: shop.market,
    async get(endpoint: Endpoint, input?: CallInput): Promise<unknown> {
      const { code, message, data } = await send(endpoint, input);
      expect([endpoint.path, code, message]).toEqual([endpoint.path, 200, 'ok']);
      expect([endpoint.path, partsOf(data)]).toEqual([endpoint.path, []]);
      return data;
    },
  };
}

/** Every number of an answer that is not whole, by its name. */
function partsOf(data: unknown, name = ''): string[] {
  if (typeof data === 'number') return Number.isInteger(data) ? [] : [`${name}: ${data}`];
  return typeof data === 'object' && data !== null ? Object.entries(data).flatMap(([key, value]) => partsOf(value, key)) : [];
}

const { state } = testMarket().market;
const offered = state.products
  .filter((product) => isOnSale(state, product) && !product.virtual)
  .flatMap(({ id, skus, postage }) =>
    skus.filter(({ gone, stock }) => !gone && stock > 3).map((sku) => ({ product: id, sku: sku.id, postage })),
  );
const goods = fc.record({
  // Half of them with postage, which few goods have.
  sku: fc.oneof(fc.constantFrom(...offered), fc.constantFrom(...offered.filter(({ postage }) => postage > 0))),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const basket = fc.uniqueArray(goods, { minLength: 1, maxLength: 5, selector: ({ sku }) => sku.sku });

test('every amount on the wire is whole in JPY, from the cart to the money that comes back', async () => {
  await fc.assert(
    fc.asyncProperty(basket, fc.boolean(), fc.boolean(), async (wanted, withCoupon, useIntegral) => {
      const { market, get } = inYen();
      // A coupon for anything, which shops share unevenly, and which pays for nothing alone.
      Object.assign(market.state.couponOffers.find(({ scope }) => scope === 3) ?? {}, { amount: 5_000, minimum: 0 });
      const coupon = market.state.coupons.find(
        ({ shopper, offer, usedAt }) =>
          shopper === ananya.id && usedAt === undefined && market.state.couponOffers.find(({ id }) => id === offer)?.scope === 3,
      );
      await get(addToCart, {
        body: wanted.map(({ sku, quantity }) => ({ productId: sku.product, productAttrUnique: sku.sku, cartNum: quantity })),
      });
      await get(cartList, { query: { isValid: true } });
      const orderDetails = (market.state.carts[ananya.id] ?? []).map(({ id }) => ({ shoppingCartId: id }));
      const { preOrderNo } = v.parse(
        createPreOrder.answer,
        await get(createPreOrder, { body: { preOrderType: 'shoppingCart', orderDetails } }),
      );
      await get(preOrder, { params: { preOrderNo } });
      const wish = { preOrderNo, addressId: 11, useIntegral, ...(withCoupon && { couponId: coupon?.id }) };
      const quote = v.parse(v.object({ payFee: v.number() }), await get(quotePreOrder, { body: wish }));
      const buyer = { realName: 'Ananya Rao', phone: '9886041210', email: ananya.email };
      const { orderNo } = v.parse(
        createOrder.answer,
        await get(createOrder, { body: { ...wish, ...buyer, payType: 'paypal', payChannel: 'pc', shippingType: 1 } }),
      );
      await get(unpaidOrders, { query: page });
      expect(await get(masterOrder, { params: { orderNo } })).toHaveProperty('payPrice', quote.payFee);
      const begun = v.parse(payOrder.answer, await get(payOrder, { body: { orderNo, payType: 'paypal', payChannel: 'pc' } }));
      const token = new URL(begun.redirect).searchParams.get('token');
      await get(confirmPayPal, { body: { token, payerID: 'P1' } });

      const parts = market.state.orders.find(({ no }) => no === orderNo)?.parts ?? [];
      const before = market.state.shoppers.find(({ id }) => id === ananya.id)?.points ?? 0;
      for (const { no } of parts) {
        await get(merchantOrder, { params: { orderNo: no } });
        await get(refundableOrder, { params: { orderNo: no } });
        await get(requestRefund, { body: { orderNo: no, text: 'I ordered it by mistake' } });
        const refund = market.state.refunds.find(({ order }) => order === no) ?? expect.fail('There is no refund.');
        await get(refundDetail, { params: { refundOrderNo: refund.no } });
        for (const event of ['grant', 'pay'] as const) moveRefund(market, refund, event);
      }
      await get(refundList, { query: page });
      // As many points as were used, whatever one is worth.
      const used = market.state.orders.find(({ no }) => no === orderNo)?.points ?? 0;
      expect(market.state.shoppers.find(({ id }) => id === ananya.id)?.points).toBe(before + used);
    }),
    { numRuns: 10 },
  );
}, 60_000);

test.each([ananya, mei])('what was ordered before the shop sold in JPY is whole, too', async (shopper) => {
  const { market, get } = inYen(shopper);
  await get(unpaidOrders, { query: page });
  for (const type of Object.values(orderListTypes)) await get(orderList, { query: { ...page, type } });
  const orders = market.state.orders.filter((order) => order.shopper === shopper.id);
  expect(orders).not.toEqual([]);
  for (const { no, parts } of orders) {
    await get(masterOrder, { params: { orderNo: no } });
    for (const part of parts) await get(merchantOrder, { params: { orderNo: part.no } });
  }
  await get(refundList, { query: page });
  await get(myCoupons, { query: { ...page, type: 'usable' } });
});

test('a product’s page speaks of no rupees', async () => {
  const { market, send } = testMarket();
  sellIn(market.state, 'JPY');
  const posted = market.state.products.find(({ postage }) => postage > 0);
  const { data } = await send(productDetail, { params: { id: posted?.id ?? 0 } });
  expect(data).toHaveProperty('productInfo.content', expect.stringMatching(/Postage is ¥\d+ for/));
  expect(JSON.stringify(data)).not.toContain('₹');
});

test('a point takes a whole yen off', async () => {
  const { get } = inYen();
  const { preOrderNo } = v.parse(
    createPreOrder.answer,
    await get(createPreOrder, {
      body: { preOrderType: 'buyNow', orderDetails: [{ productId: 109, attrValueId: 1091, productNum: 1 }] },
    }),
  );
  expect(await get(preOrder, { params: { preOrderNo } })).toMatchObject({
    integralDeduct: { available: ananya.points, maxUse: ananya.points, fee: ananya.points },
  });
});
