import * as api from '../../packages/api/src/index.ts';

/** What earlier answers told of: calls that read one thing ask for these. */
export interface Known {
  product?: number | undefined;
  merchant?: number | undefined;
  activity?: number | undefined;
  order?: string | undefined;
  /** An order that has arrived: a refund of it may be asked for. */
  arrived?: string | undefined;
  master?: string | undefined;
  refund?: string | undefined;
  address?: number | undefined;
}

/** A reading call with what it is asked for. */
export interface ProbeCall {
  endpoint: api.Endpoint;
  /** Asks; undefined when nothing is known that it could ask for. */
  ask: (client: api.Client, known: Known) => Promise<unknown> | undefined;
}

const page = { page: 1, limit: 10 };

function reads(endpoint: api.Endpoint, ask: ProbeCall['ask']): ProbeCall {
  return { endpoint, ask };
}

/** A call that reads one thing, which an earlier answer must have told of. */
function readsOne<Name extends keyof Known>(
  endpoint: api.Endpoint,
  name: Name,
  ask: (client: api.Client, id: NonNullable<Known[Name]>) => Promise<unknown>,
): ProbeCall {
  return {
    endpoint,
    ask: (client, { [name]: id }) => (id === undefined || id === null ? undefined : ask(client, id)),
  };
}

/** Every call that reads and changes nothing: lists first, then the things that they told of. */
export const probeCalls: readonly ProbeCall[] = [
  reads(api.site, (client) => client.call(api.site, {})),
  reads(api.activities, async (client, known) => (known.activity = (await client.call(api.activities, {}))[0]?.id)),
  reads(api.recommendedProducts, (client) => client.call(api.recommendedProducts, { query: page })),
  reads(api.searchWords, (client) => client.call(api.searchWords, {})),
  reads(api.productCategories, (client) => client.call(api.productCategories, {})),
  reads(api.productList, async (client, known) => (known.product = (await client.call(api.productList, { query: page })).items[0]?.id)),
  reads(api.topProducts, (client) => client.call(api.topProducts, {})),
  reads(api.payMethods, (client) => client.call(api.payMethods, {})),
  reads(api.couponOffers, (client) => client.call(api.couponOffers, { query: { ...page, useType: 1 } })),
  reads(api.merchantSearch, (client) => client.call(api.merchantSearch, { query: page })),
  reads(api.merchantStreet, async (client, known) => {
    known.merchant = (await client.call(api.merchantStreet, { query: page })).items[0]?.id;
  }),
  reads(api.merchantCategories, (client) => client.call(api.merchantCategories, {})),
  reads(api.merchantTypes, (client) => client.call(api.merchantTypes, {})),
  reads(api.settlementAgreement, (client) => client.call(api.settlementAgreement, {})),
  reads(api.signInMethods, (client) => client.call(api.signInMethods, {})),
  reads(api.signInPicture, (client) => client.call(api.signInPicture, {})),
  readsOne(api.activityDetail, 'activity', (client, id) => client.call(api.activityDetail, { params: { id } })),
  readsOne(api.activityProducts, 'activity', (client, id) => client.call(api.activityProducts, { params: { id }, query: page })),
  readsOne(api.productDetail, 'product', (client, id) => client.call(api.productDetail, { params: { id } })),
  readsOne(api.productSkus, 'product', (client, id) => client.call(api.productSkus, { params: { id } })),
  readsOne(api.productReviewCounts, 'product', (client, id) => client.call(api.productReviewCounts, { params: { id } })),
  readsOne(api.productReviews, 'product', (client, id) => client.call(api.productReviews, { params: { id }, query: { ...page, type: 0 } })),
  readsOne(api.merchantHome, 'merchant', (client, id) => client.call(api.merchantHome, { params: { id } })),
  readsOne(api.merchantService, 'merchant', (client, id) => client.call(api.merchantService, { params: { id } })),
  readsOne(api.merchantProducts, 'merchant', (client, merId) => client.call(api.merchantProducts, { query: { ...page, merId } })),
  readsOne(api.merchantProductCategories, 'merchant', (client, merId) => client.call(api.merchantProductCategories, { params: { merId } })),

  reads(api.currentUser, (client) => client.call(api.currentUser, {})),
  reads(api.userMenu, (client) => client.call(api.userMenu, {})),
  reads(api.cartCount, (client) => client.call(api.cartCount, { query: { numType: true, type: 'total' } })),
  reads(api.cartList, (client) => client.call(api.cartList, { query: { isValid: true } })),
  reads(api.orderCounts, (client) => client.call(api.orderCounts, {})),
  reads(api.orderList, async (client, known) => {
    const first = async (type: 2 | 4) => (await client.call(api.orderList, { query: { ...page, type } })).items[0]?.orderNo;
    known.order = await first(api.orderListTypes.toReceive);
    known.arrived = await first(api.orderListTypes.toReview);
  }),
  reads(api.unpaidOrders, async (client, known) => {
    known.master = (await client.call(api.unpaidOrders, { query: page })).items[0]?.orderNo;
  }),
  reads(api.refundReasons, (client) => client.call(api.refundReasons, {})),
  reads(api.refundList, async (client, known) => {
    known.refund = (await client.call(api.refundList, { query: page })).items[0]?.refundOrderNo;
  }),
  reads(api.reviewLines, (client) => client.call(api.reviewLines, { query: { ...page, evaluated: false } })),
  reads(api.myCoupons, (client) => client.call(api.myCoupons, { query: { ...page, type: 'usable' } })),
  reads(api.addresses, async (client, known) => (known.address = (await client.call(api.addresses, {}))[0]?.id)),
  reads(api.addressPage, (client) => client.call(api.addressPage, { query: page })),
  reads(api.defaultAddress, (client) => client.call(api.defaultAddress, {})),
  reads(api.applications, (client) => client.call(api.applications, { query: page })),
  reads(api.collectedProducts, (client) => client.call(api.collectedProducts, { query: page })),
  reads(api.followedMerchants, (client) => client.call(api.followedMerchants, { query: page })),
  reads(api.points, (client) => client.call(api.points, {})),
  reads(api.pointsEntries, (client) => client.call(api.pointsEntries, { query: page })),
  readsOne(api.merchantOrder, 'order', (client, orderNo) => client.call(api.merchantOrder, { params: { orderNo } })),
  readsOne(api.orderLogistics, 'order', (client, orderNo) => client.call(api.orderLogistics, { params: { orderNo } })),
  readsOne(api.refundableOrder, 'arrived', (client, orderNo) => client.call(api.refundableOrder, { params: { orderNo } })),
  readsOne(api.masterOrder, 'master', (client, orderNo) => client.call(api.masterOrder, { params: { orderNo } })),
  readsOne(api.refundDetail, 'refund', (client, refundOrderNo) => client.call(api.refundDetail, { params: { refundOrderNo } })),
  readsOne(api.address, 'address', (client, id) => client.call(api.address, { params: { id } })),
];

/** Calls by GET that are not made, and why. */
export const notAsked: Readonly<Record<string, string>> = {
  signOut: 'ends the session',
  captchaImage: 'makes a picture for one attempt',
  qrCode: 'begins a sign-in',
  qrCodeState: 'needs a sign-in that was begun',
  twitterRequest: 'begins a sign-in with a provider',
  merchantDetail: 'needs an answered picture',
  preOrder: 'needs an order that was begun',
  preOrderCoupons: 'needs an order that was begun',
  upiPaid: 'needs a payment that was begun',
  wechatPaid: 'needs a payment that was begun',
};
