import {
  cancelPayPal,
  confirmPayPal,
  createOrder,
  createPreOrder,
  payMethods,
  payOrder,
  preOrder,
  quotePreOrder,
  shippingTypes,
  upiPaid,
  wechatPaid,
} from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { findMaster, payOrder as payOrderOf, payPriceOf, placeOrder } from '../market/orders.ts';
import { beginPayment, dropPayment, isOn, notPosted, settlePayment } from '../market/payments.ts';
import { beginOrder, findPreOrder, fromCart } from '../market/preOrders.ts';
import { priceOf } from '../market/pricing.ts';
import { productOf } from '../market/shop.ts';
import type { Address } from '../market/state/addresses.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { Market } from '../market/state.ts';
import { reject } from '../businessError.ts';
import { wirePreOrder, wireQuote } from '../wire/checkout.ts';
import { wireMoney } from '../wire/wire.ts';

export const checkoutHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, createPreOrder, ({ shopper, body }) => ({
    preOrderNo: beginOrder(
      market,
      shopper,
      body.preOrderType === 'shoppingCart'
        ? fromCart(
            market,
            shopper,
            body.orderDetails.map(({ shoppingCartId }) => shoppingCartId),
          )
        : body.orderDetails.map(({ productId, attrValueId, productNum }) => ({
            product: productId,
            sku: attrValueId,
            quantity: productNum,
          })),
    ),
  })),
  createHandler(market, preOrder, ({ shopper, params }) => {
    const { lines } = findPreOrder(market, shopper, params['preOrderNo'] ?? '');
    return wirePreOrder(market, shopper, priceOf(market, shopper, lines));
  }),
  createHandler(market, quotePreOrder, ({ shopper, body }) => {
    if (body.addressId !== undefined) findAddress(market, shopper, body.addressId);
    return wireQuote(priceOf(market, shopper, findPreOrder(market, shopper, body.preOrderNo).lines, body));
  }),
  createHandler(market, createOrder, ({ shopper, body }) => {
    if (!isOn(market, body.payType)) reject(500, 'This way to pay is not available. Choose another.');
    const { lines } = findPreOrder(market, shopper, body.preOrderNo);
    const posted = lines.some(({ product }) => !productOf(market.state, product)?.virtual);
    if (posted && body.shippingType === shippingTypes.virtual)
      reject(500, 'What is posted can’t be delivered online. Choose another way of delivery.');
    if (posted && body.addressId === undefined) reject(500, 'Choose an address.');
    // An order that costs nothing is paid in any way (docs/domain/checkout.md#shipping).
    if (!posted && body.payType === 'cod' && priceOf(market, shopper, lines, body).total > 0) reject(500, notPosted);
    const address = body.addressId === undefined ? undefined : findAddress(market, shopper, body.addressId);
    const order = placeOrder(market, shopper, { ...body, address });
    // Coupon and points cover all of it: nobody is asked to pay nothing.
    if (order.parts.every((part) => payPriceOf(part) === 0)) payOrderOf(market, order);
    return { orderNo: order.no };
  }),
  createHandler(market, payMethods, () => {
    const { paypal, stripe, wechat, cod, upi } = market.state.settings;
    return { paypalStatus: paypal, stripeStatus: stripe, wechatPaySwitch: wechat, codSwitch: cod, upiSwitch: upi };
  }),
  createHandler(market, payOrder, ({ shopper, body }) => {
    const { redirect, secret } = beginPayment(market, shopper, body.orderNo, body.payType);
    return { status: true, payType: body.payType, orderNo: body.orderNo, redirect, stripeClientSecret: secret };
  }),
  createHandler(market, confirmPayPal, ({ shopper, body }) => {
    const { no, parts } = settlePayment(market, body.token, shopper, 'paypal');
    return { status: true, payPrice: wireMoney(parts.reduce((sum, part) => sum + payPriceOf(part), 0)), orderNo: no };
  }),
  createHandler(market, cancelPayPal, ({ body }) => {
    dropPayment(market, body.token, 'paypal');
    return null;
  }),
  createHandler(market, wechatPaid, ({ shopper, params }) => isPaid(market, shopper, params['orderNo'] ?? '')),
  createHandler(market, upiPaid, ({ shopper, params }) => isPaid(market, shopper, params['orderNo'] ?? '')),
];

function isPaid(market: Market, shopper: Shopper, no: string): boolean {
  return findMaster(market, shopper, no).order.paidAt !== undefined;
}

function findAddress({ state }: Market, shopper: Shopper, id: number): Address {
  return (
    state.addresses.find((address) => address.id === id && address.shopper === shopper.id) ?? reject(404, 'This address does not exist.')
  );
}
