import { type EndpointName, endpointTable } from '@galleria/api/table';
import * as api from '@galleria/api';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fixtures } from '../fixtures/index.ts';
import { refundReasons } from '../market/catalogue/index.ts';
import { ananya, createMarket, tomas } from '../market/seed.ts';
import { startSession } from '../market/sessions.ts';
import { googleToken, twitterVerifier } from '../market/thirdParty.ts';
import { pictureNames } from '../pictures.ts';
import { callEndpoint, type CallInput } from './callEndpoint.ts';
import { handlers } from './index.ts';

const hours = 3_600_000;
const page = { page: 1, limit: 20 };
const password = ananya.password;
const fresh = { email: 'new.shopper@mailbox.example', phone: '9123456780', countryCode: '+91' };

/** A market with a clock that can be set, and Ananya signed in. */
function aMarket() {
  let clock = Date.parse('2026-06-18T05:18:00Z');
  let code = '';
  const market = createMarket({ now: () => clock, log: (line) => void (code = /\d{6}$/.exec(line)?.[0] ?? code) });
  Object.assign(market.state.settings, { facebook: true, google: true, twitter: true });
  const token = startSession(market, ananya);
  const list = handlers(market);
  const own = market.state.orders.filter(({ shopper }) => shopper === ananya.id);
  const partIn = (state: string) => own.flatMap(({ parts }) => parts).find((part) => part.state === state && part.refund === 'none');
  return {
    market,
    token,
    list,
    send: (endpoint: api.Endpoint, input?: CallInput) => callEndpoint(list, endpoint, { token, ...input }),
    pass: (time: number) => void (clock += time),
    /** The last one-time code that was sent. */
    code: () => code,
    master: own.find(({ parts }) => parts.every(({ state }) => state === 'unpaid'))?.no ?? '',
    no: (state: string) => partIn(state)?.no ?? '',
    line: (state: string) => partIn(state)?.lines[0]?.id ?? 0,
    refundOrderNo: market.state.refunds.find(({ shopper }) => shopper === ananya.id)?.no ?? '',
  };
}
type World = ReturnType<typeof aMarket>;

const buyNow = { preOrderType: 'buyNow', orderDetails: [{ productId: 106, attrValueId: 1061, productNum: 2 }] };
const buyer = { realName: 'Ananya Rao', phone: '9886041210', email: ananya.email, payChannel: 'pc', shippingType: 1 };
const picture = () => ({ file: new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2)]), name: 'shoe.jpg' });

async function preOrderNo({ send }: World): Promise<string> {
  return v.parse(api.createPreOrder.answer, (await send(api.createPreOrder, { body: buyNow })).data).preOrderNo;
}

async function cartLine({ send, market }: World): Promise<number> {
  await send(api.addToCart, { body: [{ productId: 106, productAttrUnique: 1061, cartNum: 2 }] });
  return market.state.carts[ananya.id]?.[0]?.id ?? 0;
}

/** A code that was sent, by the call that sends it. */
async function codeBy(world: World, endpoint: api.Endpoint, body?: unknown): Promise<string> {
  await world.send(endpoint, { body });
  return world.code();
}

async function payPalToken({ send, master }: World): Promise<string> {
  const { data } = await send(api.payOrder, { body: { orderNo: master, payType: 'paypal', payChannel: 'pc' } });
  return new URL(v.parse(api.payOrder.answer, data).redirect).searchParams.get('token') ?? '';
}

/** One request for every endpoint that the marketplace accepts; a new endpoint without one does not compile. */
const requests: Record<EndpointName, (world: World) => CallInput | Promise<CallInput>> = {
  activities: () => ({}),
  activityDetail: ({ market }) => ({ params: { id: market.state.activities.find(({ closed }) => !closed)?.id ?? 0 } }),
  activityProducts: ({ market }) => ({ params: { id: market.state.activities.find(({ closed }) => !closed)?.id ?? 0 }, query: page }),
  addToCart: () => ({ body: [{ productId: 106, productAttrUnique: 1061, cartNum: 2 }] }),
  address: () => ({ params: { id: 11 } }),
  addressPage: () => ({ query: page }),
  addresses: () => ({}),
  applications: () => ({ query: page }),
  applyAsMerchant: async (world) => ({
    body: {
      ...fixtures.applyAsMerchant.request.body,
      email: fresh.email,
      name: 'Rao Letterpress',
      captcha: await codeBy(world, api.sendApplicationCode, fresh.email),
      categoryId: 1,
      typeId: 1,
      qualificationPicture: '["/pictures/book.svg"]',
    },
  }),
  cancelOrder: ({ master }) => ({ params: { orderNo: master } }),
  cancelPayPal: async (world) => ({ body: { token: await payPalToken(world) } }),
  captchaImage: () => ({}),
  cartCount: () => ({ query: { numType: true, type: 'total' } }),
  cartList: async (world) => (await cartLine(world), { query: { isValid: true } }),
  changePasswordByEmail: async (world) => ({
    body: { captcha: await codeBy(world, api.sendPasswordCodeByEmail), newPassword: 'Another-2026', passwordAgain: 'Another-2026' },
  }),
  changePasswordByPhone: async (world) => ({
    body: { captcha: await codeBy(world, api.sendPasswordCodeByPhone), newPassword: 'Another-2026', passwordAgain: 'Another-2026' },
  }),
  checkToken: () => ({}),
  collectProduct: () => ({ body: { id: 107, category: 'store' } }),
  collectedProducts: () => ({ query: page }),
  confirmPayPal: async (world) => ({ body: { token: await payPalToken(world), payerID: 'P1' } }),
  confirmReceipt: ({ no }) => ({ params: { orderNo: no('toReceive') } }),
  continueAsGuest: () => ({ body: fresh }),
  couponOffers: () => ({ query: { ...page, useType: 3 } }),
  createOrder: async (world) => ({ body: { ...buyer, preOrderNo: await preOrderNo(world), addressId: 11, payType: 'upi' } }),
  createPreOrder: () => ({ body: buyNow }),
  currentUser: () => ({}),
  defaultAddress: () => ({}),
  deleteAddress: () => ({ body: { id: 12 } }),
  deleteCartLines: async (world) => ({ body: { ids: [await cartLine(world)] } }),
  deleteCollectedProducts: ({ market }) => ({ body: { ids: String(market.state.collectedProducts[0]?.id) } }),
  deleteOrder: ({ no }) => ({ params: { orderNo: no('completed') } }),
  editUser: () => ({ body: { nickname: 'Ananya', avatar: '' } }),
  followMerchant: () => ({ params: { merId: 1 } }),
  followedMerchants: () => ({ query: page }),
  masterOrder: ({ master }) => ({ params: { orderNo: master } }),
  merchantCategories: () => ({}),
  merchantDetail: () => ({ params: { id: 3 } }),
  merchantHome: () => ({ params: { id: 3 } }),
  merchantOrder: ({ no }) => ({ params: { orderNo: no('toReceive') } }),
  merchantProductCategories: () => ({ params: { merId: 3 } }),
  merchantProducts: () => ({ query: { ...page, merId: 3 } }),
  merchantSearch: () => ({ query: { ...page, keywords: 'audio' } }),
  merchantService: () => ({ params: { id: 3 } }),
  merchantStreet: () => ({ query: page }),
  merchantTypes: () => ({}),
  myCoupons: () => ({ query: { ...page, type: 'usable' } }),
  orderCounts: () => ({}),
  orderList: () => ({ query: { ...page, type: 1 } }),
  orderLogistics: ({ no }) => ({ params: { orderNo: no('toReceive') } }),
  payMethods: () => ({}),
  payOrder: ({ master }) => ({ body: { orderNo: master, payType: 'stripe', payChannel: 'pc' } }),
  points: () => ({}),
  pointsEntries: () => ({ query: page }),
  preOrder: async (world) => ({ params: { preOrderNo: await preOrderNo(world) } }),
  preOrderCoupons: async (world) => ({ params: { preOrderNo: await preOrderNo(world) } }),
  productCategories: () => ({}),
  productDetail: () => ({ params: { id: 106 } }),
  productList: () => ({ query: { ...page, keyword: 'headphones', priceOrder: 'asc' } }),
  productReviewCounts: () => ({ params: { id: 109 } }),
  productReviews: () => ({ params: { id: 109 }, query: { ...page, type: 0 } }),
  productSkus: () => ({ params: { id: 106 } }),
  qrCode: () => ({}),
  qrCodeState: async ({ send }) => ({ params: { key: v.parse(api.qrCode.answer, (await send(api.qrCode)).data).key } }),
  quotePreOrder: async (world) => ({ body: { preOrderNo: await preOrderNo(world), useIntegral: true } }),
  receiveCoupon: ({ market }) => ({ body: { couponId: openOffer(market.state, market.now()) } }),
  recommendedProducts: () => ({ query: page }),
  refundDetail: ({ refundOrderNo }) => ({ params: { refundOrderNo } }),
  refundList: () => ({ query: page }),
  refundReasons: () => ({}),
  refundableOrder: ({ no }) => ({ params: { orderNo: no('toShip') } }),
  registerByEmail: async (world) => ({
    body: { email: fresh.email, captcha: await codeBy(world, api.sendEmailCode, fresh.email), password: 'Another-2026' },
  }),
  registerByPhone: async (world) => ({
    body: { ...phoneOf(fresh), captcha: await codeBy(world, api.sendPhoneCode, phoneOf(fresh)), password: 'Another-2026' },
  }),
  requestRefund: ({ no }) => ({ body: { orderNo: no('toShip'), text: refundReasons[0] } }),
  reselectCartSku: async (world) => ({ body: { id: await cartLine(world), num: 1, productId: 106, unique: 1062 } }),
  resetPassword: async (world) => ({
    body: {
      email: ananya.email,
      captcha: await codeBy(world, api.sendResetCode, ananya.email),
      newPassword: 'Another-2026',
      passwordAgain: 'Another-2026',
    },
  }),
  reviewLines: () => ({ query: { ...page, evaluated: false } }),
  saveAddress: () => ({
    body: { ...fixtures.saveAddress.request.body, id: 11, postCode: '560001', countryCode: '+91', phone: '9886041210' },
  }),
  searchWords: () => ({}),
  sendApplicationCode: () => ({ body: fresh.email }),
  sendEmailCode: () => ({ body: fresh.email }),
  sendPasswordCodeByEmail: () => ({}),
  sendPasswordCodeByPhone: () => ({}),
  sendPhoneCode: () => ({ body: phoneOf(fresh) }),
  sendResetCode: () => ({ body: ananya.email }),
  setCartQuantity: async (world) => ({ body: { id: await cartLine(world), number: 3 } }),
  setDefaultAddress: () => ({ body: { id: 12 } }),
  settlementAgreement: () => ({}),
  signInByEmail: () => ({ body: { email: ananya.email, password } }),
  signInByFacebook: () => ({ body: { id: '100042', name: 'Ana', picture: '', email: 'ana@mailbox.example' } }),
  signInByGoogle: () => ({ body: googleToken({ id: 'g1', name: 'Ana' }) }),
  signInByPhone: () => ({ body: { ...phoneOf(ananya), password } }),
  signInByPhoneCode: async (world) => ({ body: { ...phoneOf(ananya), captcha: await codeBy(world, api.sendPhoneCode, phoneOf(ananya)) } }),
  signInByTwitter: async ({ send }) => {
    const { data } = await send(api.twitterRequest, { query: { end: 'pc' } });
    const { token } = v.parse(api.twitterRequest.answer, data);
    return { body: { ...token, oauthVerifier: twitterVerifier({ id: 't1', name: 'Ana' }) } };
  },
  signInMethods: () => ({}),
  signInPicture: () => ({}),
  signOut: () => ({}),
  site: () => ({}),
  submitReview: ({ no, line }) => ({
    body: {
      orderNo: no('toReview'),
      orderInfoId: line('toReview'),
      productScore: 5,
      serviceScore: 4,
      star: 5,
      comment: 'Good.',
      pics: '[]',
    },
  }),
  topProducts: () => ({}),
  twitterRequest: () => ({ query: { end: 'pc' } }),
  uncollectProduct: ({ market }) => ({ params: { productId: market.state.collectedProducts[0]?.product ?? 0 } }),
  unfollowMerchant: () => ({ params: { merId: 3 } }),
  unpaidOrders: () => ({ query: page }),
  uploadPicture: () => ({ query: { model: 'product', pid: 1 }, body: picture() }),
  upiPaid: ({ master }) => ({ params: { orderNo: master } }),
  userMenu: () => ({}),
  wechatPaid: ({ master }) => ({ params: { orderNo: master } }),
  whereabouts: () => ({}),
};

const phoneOf = ({ phone }: { phone: string }) => ({ phone, countryCode: '+91' });

function openOffer(state: ReturnType<typeof createMarket>['state'], now: number): number {
  const has = (id: number) => state.coupons.some((coupon) => coupon.offer === id && coupon.shopper === ananya.id);
  return (
    state.couponOffers.find((offer) => !has(offer.id) && offer.left !== 0 && offer.receiveFrom <= now && now <= offer.receiveUntil)?.id ?? 0
  );
}

const existing = pictureNames();
const rows = endpointTable.map(({ name, endpoint }) => [name, endpoint] as const);

/** The keys of an object or of the first object of a list, as the wire has them. */
function keysOf(data: unknown): string[] {
  if (Array.isArray(data)) return keysOf(data[0]);
  return typeof data === 'object' && data !== null ? Object.keys(data) : [];
}

describe.each(rows)('%s', (name, endpoint) => {
  test('is answered, and its answer is what the contract says', async () => {
    const world = aMarket();
    const { code, message, data } = await world.send(endpoint, await requests[name](world));
    expect([code, message]).toEqual([200, 'ok']);
    expect(v.safeParse(endpoint.answer, data).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
    // An answer says all that its fixture says, or the fixture would show more than the marketplace does. A token comes
    // with the state "confirmed" alone.
    const shown = keysOf(wireKeysOf(name)).filter((key) => name !== 'qrCodeState' || key !== 'token');
    expect(keysOf(data)).toEqual(expect.arrayContaining(shown));
    // A picture without a file is a broken one in every story.
    const named = [...JSON.stringify(data ?? '').matchAll(/\/pictures\/([^"\\/]+)\.svg/g)].map(([, picture = '']) => picture);
    expect(named.filter((picture) => !existing.has(picture))).toEqual([]);
  });

  test('is answered to a guest exactly when it is public', async () => {
    const world = aMarket();
    const { code } = await world.send(endpoint, { ...(await requests[name](world)), token: undefined });
    expect(code).toBe(endpoint.access === 'public' ? 200 : 401);
  });
});

/** All that is Ananya's, as one text. */
function belongings({ state }: World['market']): string {
  const own = ({ shopper }: { shopper?: number }) => shopper === ananya.id;
  const { orders, refunds, coupons, pointsEntries, addresses, collectedProducts, followedMerchants, applications, preOrders, reviews } =
    state;
  return JSON.stringify([
    [orders, refunds, coupons, pointsEntries, addresses, collectedProducts, followedMerchants, applications, preOrders, reviews].map(
      (list) => list.filter((one: { shopper?: number }) => own(one)),
    ),
    state.carts[ananya.id] ?? [],
    state.shoppers.find(({ id }) => id === ananya.id),
  ]);
}

test.each(rows.filter(([, { access }]) => access === 'token'))(
  '%s neither shows nor changes what is another shopper’s',
  async (name, endpoint) => {
    const world = aMarket();
    const input = await requests[name](world);
    const before = belongings(world.market);
    const { data } = await world.send(endpoint, { ...input, token: startSession(world.market, tomas) });
    expect(belongings(world.market)).toBe(before);
    const told = JSON.stringify(data);
    for (const own of [ananya.email, ananya.phone, world.master, 'Cubbon Road', world.refundOrderNo]) expect(told).not.toContain(own);
  },
);

/** A fixture's answer without what is there only to show that it is ignored: keys that no decoder reads. */
function wireKeysOf(name: EndpointName): unknown {
  const { answer } = fixtures[name];
  const known = (key: string) => /^[a-zA-Z_]+$/.test(key) && readKeys(endpointOf(name).answer).has(key);
  const one: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (typeof one !== 'object' || one === null) return {};
  return Object.fromEntries(Object.entries(one).filter(([key]) => known(key)));
}

const endpointOf = (name: EndpointName) => endpointTable.find((row) => row.name === name)?.endpoint ?? expect.fail(name);

/** The keys that a schema reads at its top. */
function readKeys(schema: v.GenericSchema): Set<string> {
  if ('pipe' in schema && Array.isArray(schema.pipe)) return readKeys(schema.pipe[0]);
  if ('item' in schema) return readKeys(Object(schema.item));
  return new Set('entries' in schema ? Object.keys(Object(schema.entries)) : []);
}

// The answer to a captcha may be left out of the query, so a call with nothing else has nothing to refuse.
test.each(rows.filter(([, { query, body }]) => body ?? (query !== api.sendPasswordCodeByEmail.query && query)))(
  '%s refuses what the contract does not allow',
  async (name, endpoint) => {
    const world = aMarket();
    const { code, data } = await world.send(endpoint, {
      ...(await requests[name](world)),
      query: { page: 0, limit: 'all' },
      ...(endpoint.body && { body: endpoint.encoding === 'text' ? '' : { rubbish: true } }),
    });
    expect([code, data]).toEqual([400, null]);
  },
);

describe('a token', () => {
  const counts = (headers: Record<string, string>) => new Request('https://shop.example/api/front/order/center/data', { headers });

  test('is read from either header', async () => {
    const { list, token } = aMarket();
    for (const [name, value] of [
      ['Authori-zation', token],
      ['Authorization', `Bearer ${token}`],
    ] as const) {
      expect(await (await getResponse(list, counts({ [name]: value })))?.json()).toHaveProperty('code', 200);
    }
  });

  test('lives a day from its last use', async () => {
    const { send, pass } = aMarket();
    for (const code of [200, 200, 200]) {
      pass(23 * hours);
      expect(await send(api.currentUser)).toHaveProperty('code', code);
    }
    pass(25 * hours);
    expect(await send(api.currentUser)).toHaveProperty('code', 401);
    expect(await send(api.checkToken)).toHaveProperty('data', false);
  });

  test('ends with its session, and no other does', async () => {
    const { send, market } = aMarket();
    const other = startSession(market, ananya);
    await send(api.signOut);
    expect(await send(api.currentUser)).toHaveProperty('code', 401);
    expect(await send(api.currentUser, { token: other })).toHaveProperty('code', 200);
  });

  test('that names something of every object is none', async () => {
    expect(await aMarket().send(api.currentUser, { token: 'constructor' })).toHaveProperty('code', 401);
  });
});

describe('the cart', () => {
  const of = (productId: number, cartNum: number) => ({ productId, productAttrUnique: productId * 10 + 1, cartNum });
  const quantities = ({ market }: World) => market.state.carts[ananya.id]?.map(({ product, quantity }) => [product, quantity]);
  const setStock = ({ market }: World, id: number, stock: number) => {
    for (const { skus } of market.state.products) for (const sku of skus) if (sku.id === id) sku.stock = stock;
  };

  test('adds up the same sku, to 99 and to what there is, and refuses a sum above', async () => {
    const world = aMarket();
    setStock(world, 1061, 200);
    setStock(world, 1071, 5);
    const add = (...lines: ReturnType<typeof of>[]) => world.send(api.addToCart, { body: lines });
    const name = (id: number) => world.market.state.products.find((product) => product.id === id)?.name;
    await add(of(106, 2), of(107, 4));
    // All or nothing, and nothing is cut without a word.
    expect(await add(of(106, 97), of(107, 2))).toMatchObject({
      code: 500,
      message: `Only 5 of ${name(107)} are left, and 4 of them are in your cart.`,
    });
    expect(await add(of(106, 98))).toMatchObject({
      code: 500,
      message: `There can be up to 99 of ${name(106)} in your cart, where 2 are.`,
    });
    expect(await add(of(107, 1), of(107, 1))).toHaveProperty('code', 500);
    expect(quantities(world)).toEqual([
      [107, 4],
      [106, 2],
    ]);
    await add(of(106, 97), of(107, 1));
    expect(quantities(world)).toEqual([
      [107, 5],
      [106, 99],
    ]);
    expect(await add(of(107, 1))).toHaveProperty('message', `All 5 that are left of ${name(107)} are in your cart.`);
  });

  test('says of the last one that it is left, and of several that they are', async () => {
    const world = aMarket();
    await world.send(api.addToCart, { body: [of(106, 1)] });
    const id = world.market.state.carts[ananya.id]?.[0]?.id;
    const name = world.market.state.products.find((product) => product.id === 106)?.name;
    const body = { preOrderType: 'buyNow', orderDetails: [{ productId: 106, attrValueId: 1061, productNum: 3 }] };
    for (const [stock, are] of [
      [1, 'is'],
      [2, 'are'],
    ] as const) {
      setStock(world, 1061, stock);
      const message = `Only ${stock} ${are} left.`;
      expect(await world.send(api.setCartQuantity, { body: { id, number: 3 } })).toMatchObject({ code: 500, message });
      const ofShoes = `Only ${stock} of ${name} ${are} left.`;
      expect(await world.send(api.createPreOrder, { body })).toMatchObject({ code: 500, message: ofShoes });
    }
  });

  test('takes all or nothing: what is sold out keeps the rest away', async () => {
    const world = aMarket();
    const { code, message } = await world.send(api.addToCart, { body: [of(106, 1), of(111, 1)] });
    expect([code, message]).toEqual([500, 'Ratnagiri Alphonso mangoes is sold out.']);
    expect(quantities(world) ?? []).toEqual([]);
  });

  test.each([0, 100, 1.5])('refuses a quantity of %d', async (cartNum) => {
    expect(await aMarket().send(api.addToCart, { body: [of(106, cartNum)] })).toHaveProperty('code', 400);
  });

  test('keeps apart what is withdrawn, what is sold out and what has lost its specification', async () => {
    const world = aMarket();
    await world.send(api.addToCart, { body: [of(106, 1), of(107, 1), of(109, 1), of(110, 1)] });
    const { products } = world.market.state;
    setStock(world, 1071, 0);
    for (const product of products) {
      if (product.id === 109) for (const sku of product.skus) sku.gone = true;
      if (product.id === 110) product.withdrawn = true;
    }
    const lines = async (isValid: boolean) => {
      const { data } = await world.send(api.cartList, { query: { isValid } });
      return v.parse(api.cartList.answer, data).flatMap((group) => group.lines.map(({ productId, offer }) => [productId, offer?.stock]));
    };
    expect(await lines(true)).toEqual(
      expect.arrayContaining([
        [106, expect.any(Number)],
        [107, 0],
        [109, undefined],
      ]),
    );
    expect(await lines(false)).toEqual([[110, undefined]]);
    const { data } = await world.send(api.cartCount, { query: { numType: true, type: 'total' } });
    expect(data).toEqual({ count: 1 });
  });

  test('joins a line that is re-selected with the one that has that specification', async () => {
    const world = aMarket();
    await world.send(api.addToCart, { body: [of(106, 1), { ...of(106, 2), productAttrUnique: 1062 }] });
    const line = world.market.state.carts[ananya.id]?.find(({ sku }) => sku === 1061);
    await world.send(api.reselectCartSku, { body: { id: line?.id, num: 1, productId: 106, unique: 1062 } });
    const cart = () => world.market.state.carts[ananya.id]?.map(({ sku, quantity }) => [sku, quantity]);
    expect(cart()).toEqual([[1062, 3]]);

    // More than there are is refused, and both lines stay.
    await world.send(api.addToCart, { body: [of(106, 1)] });
    const other = world.market.state.carts[ananya.id]?.find(({ sku }) => sku === 1061);
    const sku = world.market.state.products.find(({ id }) => id === 106)?.skus.find(({ id }) => id === 1062);
    const body = { id: other?.id, num: sku?.stock, productId: 106, unique: 1062 };
    expect(await world.send(api.reselectCartSku, { body })).toMatchObject({ code: 500, message: expect.stringMatching(/left/) });
    expect(cart()).toEqual([
      [1061, 1],
      [1062, 3],
    ]);
  });
});

describe('an order', () => {
  test('takes the lines out of the cart, and nobody else may see or pay it', async () => {
    const world = aMarket();
    const line = await cartLine(world);
    const begun = await world.send(api.createPreOrder, {
      body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: line }] },
    });
    const { preOrderNo: no } = v.parse(api.createPreOrder.answer, begun.data);
    const stranger = startSession(world.market, tomas);
    expect(await world.send(api.preOrder, { params: { preOrderNo: no }, token: stranger })).toHaveProperty('code', 404);
    const placed = await world.send(api.createOrder, { body: { ...buyer, preOrderNo: no, addressId: 11, payType: 'upi' } });
    const { orderNo } = v.parse(api.createOrder.answer, placed.data);
    expect(world.market.state.carts[ananya.id]).toEqual([]);
    const pay = { orderNo, payType: 'upi', payChannel: 'pc' };
    expect(await world.send(api.payOrder, { body: pay, token: stranger })).toHaveProperty('code', 404);
    expect(await world.send(api.createOrder, { body: { ...buyer, preOrderNo: no, addressId: 11, payType: 'upi' } })).toHaveProperty(
      'code',
      404,
    );
  });

  test('that was not placed within five minutes has to be begun again', async () => {
    const world = aMarket();
    const no = await preOrderNo(world);
    world.pass(5 * 60_000 + 1);
    const { code, message } = await world.send(api.preOrder, { params: { preOrderNo: no } });
    expect([code, message]).toEqual([500, 'This order wasn’t placed within five minutes. Begin again.']);
  });

  test('to another shopper’s address is refused', async () => {
    const world = aMarket();
    const body = { ...buyer, preOrderNo: await preOrderNo(world), addressId: 31, payType: 'upi' };
    expect(await world.send(api.createOrder, { body })).toHaveProperty('code', 404);
  });

  const begin = async (world: World, ...goods: (readonly [product: number, sku: number])[]) => {
    const orderDetails = goods.map(([productId, attrValueId]) => ({ productId, attrValueId, productNum: 1 }));
    const { data } = await world.send(api.createPreOrder, { body: { preOrderType: 'buyNow', orderDetails } });
    return v.parse(api.createPreOrder.answer, data).preOrderNo;
  };
  const shoe = [106, 1061] as const;
  const giftCard = [486, 4861] as const;

  test('of a shop that has closed meanwhile is refused', async () => {
    const world = aMarket();
    const no = await begin(world, shoe);
    const shoes = world.market.state.products.find(({ id }) => id === 106);
    for (const merchant of world.market.state.merchants) if (merchant.id === shoes?.merchant) merchant.closed = true;
    const refusal = { code: 500, message: `${shoes?.name} is no longer on sale.` };
    expect(await world.send(api.preOrder, { params: { preOrderNo: no } })).toMatchObject(refusal);
    const body = { ...buyer, preOrderNo: no, addressId: 11, payType: 'upi' };
    expect(await world.send(api.createOrder, { body })).toMatchObject(refusal);
  });

  test.each([
    ['posted goods', [shoe], 500],
    ['posted goods beside a gift card', [shoe, giftCard], 500],
    ['a gift card alone', [giftCard], 200],
  ] as const)('of %s without an address answers as the goods are, whatever it calls its shipping', async (_, goods, code) => {
    for (const shippingType of Object.values(api.shippingTypes)) {
      const world = aMarket();
      const body = { ...buyer, preOrderNo: await begin(world, ...goods), payType: 'upi', shippingType };
      expect(await world.send(api.createOrder, { body })).toHaveProperty('code', code);
    }
  });

  test.each([
    ['a gift card', [giftCard], {}, 500],
    ['a gift card that a coupon pays for', [giftCard], { couponId: 0 }, 200],
    ['a gift card beside posted goods', [giftCard, shoe], { addressId: 11, shippingType: 1 }, 200],
  ] as const)('of %s in cash is taken if somebody comes to the door, or nothing is to be paid', async (_, goods, wish, code) => {
    const world = aMarket();
    const { couponOffers, coupons } = world.market.state;
    const offer = couponOffers.find(({ scope }) => scope === 3);
    Object.assign(offer ?? {}, { amount: 50_000, minimum: 0 });
    const coupon = coupons.find((one) => one.offer === offer?.id && one.shopper === ananya.id && one.usedAt === undefined);
    const body = { ...buyer, shippingType: 3, ...wish, preOrderNo: await begin(world, ...goods), payType: 'cod' };
    const placed = await world.send(api.createOrder, { body: 'couponId' in wish ? { ...body, couponId: coupon?.id } : body });
    expect(placed).toHaveProperty('code', code);
  });

  test.each([
    ['posted goods', [shoe], 500],
    ['posted goods beside a gift card', [shoe, giftCard], 500],
    ['a gift card alone', [giftCard], 200],
  ] as const)('of %s is sent online if nothing has to be posted', async (_, goods, code) => {
    const world = aMarket();
    const body = { ...buyer, preOrderNo: await begin(world, ...goods), addressId: 11, payType: 'upi' };
    expect(await world.send(api.createOrder, { body: { ...body, shippingType: api.shippingTypes.virtual } })).toHaveProperty('code', code);
    // The pre-order is still there, and right in another way.
    if (code === 500) expect(await world.send(api.createOrder, { body })).toHaveProperty('code', 200);
  });

  test('goes to the whole address that was confirmed', async () => {
    const world = aMarket();
    const body = { ...buyer, preOrderNo: await begin(world, shoe), addressId: 11, payType: 'upi' };
    const { orderNo } = v.parse(api.createOrder.answer, (await world.send(api.createOrder, { body })).data);
    const shown = {
      realName: 'Ananya Rao',
      userPhone: '+919886041210',
      userAddress: '12 Cubbon Road, Shivajinagar, Bengaluru 560001, India',
    };
    expect(await world.send(api.masterOrder, { params: { orderNo } })).toHaveProperty('data', expect.objectContaining(shown));
  });

  test.each([
    ['paid', api.confirmPayPal],
    ['broken off', api.cancelPayPal],
  ] as const)('that is paid by card is not %s by PayPal', async (_, endpoint) => {
    const world = aMarket();
    const begun = await world.send(api.payOrder, { body: { orderNo: world.master, payType: 'stripe', payChannel: 'pc' } });
    const { stripeClientSecret: token } = v.parse(v.object({ stripeClientSecret: v.string() }), begun.data);
    const payments = structuredClone(world.market.state.payments);
    expect(Object.keys(payments)).toEqual([token]);
    expect(await world.send(endpoint, { body: { token, payerID: 'P1' } })).toHaveProperty('code', 404);
    expect(world.market.state.payments).toEqual(payments);
    expect(await world.send(api.masterOrder, { params: { orderNo: world.master } })).toHaveProperty('data.paid', false);
  });

  test('of a gift card cannot be paid in cash later, either', async () => {
    const world = aMarket();
    const body = { ...buyer, preOrderNo: await begin(world, giftCard), payType: 'upi', shippingType: 3 };
    const { data } = await world.send(api.createOrder, { body });
    const pay = { ...Object(data), payChannel: 'pc' };
    expect(await world.send(api.payOrder, { body: { ...pay, payType: 'cod' } })).toHaveProperty('code', 500);
    expect(await world.send(api.payOrder, { body: { ...pay, payType: 'upi' } })).toHaveProperty('code', 200);
  });

  test('cannot be paid in a way that is switched off', async () => {
    const world = aMarket();
    world.market.state.settings.wechat = false;
    const body = { orderNo: world.master, payType: 'wechat', payChannel: 'pc' };
    expect(await world.send(api.payOrder, { body })).toHaveProperty('code', 500);
    expect((await world.send(api.payMethods)).data).toHaveProperty('wechatPaySwitch', false);
  });
});
