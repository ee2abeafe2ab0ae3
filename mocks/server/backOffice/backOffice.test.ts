import { orderStates } from '@galleria/ui/flows';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keepApplication } from '../../market/applications.ts';
import { inFlow } from '../../market/orders.ts';
import { beginPayment } from '../../market/payments.ts';
import { newQrCode, readQrCode } from '../../market/qrCodes.ts';
import { stateOfRefund } from '../../market/refunds.ts';
import { ananya, tomas } from '../../market/seed.ts';
import { shopperOf } from '../../market/sessions.ts';
import type { MerchantOrder, Order } from '../../market/state/orders.ts';
import type { Refund } from '../../market/state/refunds.ts';
import type { Market } from '../../market/state.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

let shop: TestServer;
let market: Market;

beforeEach(async () => {
  await shop?.close();
  shop = await startTestServer();
  ({ market } = shop);
});
afterAll(() => shop.close());

const get = (path: string, accept = 'text/html') => fetch(`${shop.base}/_mock${path}`, { headers: { Accept: accept } });
const send = (path: string, init: RequestInit = {}) => fetch(`${shop.base}/_mock${path}`, { method: 'POST', redirect: 'manual', ...init });

/** Does an action as a test does: with a JSON body, for a JSON answer. */
async function act(path: string, fields: object = {}) {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const response = await send(path, { headers, body: JSON.stringify(fields) });
  return { status: response.status, ...Object(await response.json()) };
}
const done = { status: 200, ok: true };
const refused = (message: string) => ({ status: 400, ok: false, message: expect.stringContaining(message) });
const unknown = { status: 404, ok: false, message: expect.stringMatching(/\.$/) };

function orderWith(fits: (part: MerchantOrder) => boolean): { order: Order; part: MerchantOrder } {
  for (const order of market.state.orders) for (const part of order.parts) if (fits(part)) return { order, part };
  return expect.fail('No order of the seed is like that.');
}
const refundIn = (state: string): Refund =>
  market.state.refunds.find((refund) => stateOfRefund(refund) === state) ?? expect.fail(`No refund of the seed is ${state}.`);
/** An order in a state that no refund stands in the way of. */
const orderIn = (state: MerchantOrder['state']) => orderWith((part) => part.state === state && part.refund === 'none');
const fresh = () => orderWith((part) => part.state === 'unpaid').order;
const unpaid = () => Object.assign(fresh(), { placedAt: market.now() });

describe('what merchants, couriers and providers do', () => {
  test('an unpaid order is paid, or lapses, once', async () => {
    const order = unpaid();
    expect(await act(`/orders/${order.no}/pay`)).toEqual(done);
    expect(order.parts.map(({ state }) => state)).toEqual(order.parts.map(() => 'toShip'));
    expect(await act(`/orders/${order.no}/pay`)).toEqual(refused('can no longer be paid'));
    expect(await act(`/orders/${order.no}/expire`)).toEqual(refused('can no longer be cancelled'));
    expect(await act(`/orders/${unpaid().no}/expire`)).toEqual(done);
    expect(await act('/orders/PT0/pay')).toEqual(unknown);
    expect(await act(`/orders/${order.no}/eat`)).toEqual(unknown);
  });

  test.each(['express', 'send', 'fictitious'])('a paid order is sent: %s', async (kind) => {
    const { part } = orderIn('toShip');
    expect(await act(`/orders/${part.no}/ship`, { kind: 'pigeon' })).toEqual(refused('kind: one of express'));
    expect(await act(`/orders/${part.no}/ship`, { kind })).toEqual(done);
    expect([part.state, part.delivery?.kind]).toEqual(['toReceive', kind]);
    expect(await act(`/orders/${part.no}/ship`, { kind })).toEqual(refused('Only a paid order'));
  });

  test('a parcel is followed until it is signed for, and no other order has one', async () => {
    const { part } = orderIn('toShip');
    expect(await act(`/orders/${part.no}/deliver`)).toEqual(refused('nothing of it is on its way'));
    await act(`/orders/${part.no}/ship`);
    expect(await act(`/orders/${part.no}/track`, { tracking: -1 })).toEqual(done);
    expect(part.delivery?.tracking).toBe(-1);
    expect(await act(`/orders/${part.no}/track`, { tracking: 7 })).toEqual(refused('from -1 to 6'));
    expect(await act(`/orders/${part.no}/deliver`)).toEqual(done);
    expect([part.delivery?.tracking, part.state]).toEqual([3, 'toReceive']);
    expect(await act(`/orders/${part.no}/deliver`)).toEqual(refused('nothing of it is on its way'));
  });

  test('a payment that was begun arrives, or is broken off', async () => {
    const order = unpaid();
    const owner = { ...ananya, id: order.shopper };
    beginPayment(market, owner, order.no, 'stripe');
    beginPayment(market, owner, order.no, 'upi');
    const [one = '', other = ''] = Object.keys(market.state.payments);
    expect(await act(`/payments/${one}/drop`)).toEqual(done);
    expect(await act(`/payments/${one}/settle`)).toEqual(unknown);
    expect(await act(`/payments/${other}/settle`)).toEqual(done);
    expect(order.paidAt).toBeDefined();
    expect(await act(`/payments/${other}/eat`)).toEqual(unknown);
  });

  test('a refund is refused with a reason, or granted, paid and settled', async () => {
    const { no } = refundIn('underReview');
    expect(await act(`/refunds/${no}/pay`)).toEqual(refused('cannot pay'));
    for (const event of ['grant', 'pay', 'settle']) expect(await act(`/refunds/${no}/${event}`)).toEqual(done);
    expect(await act(`/refunds/${no}/refuse`)).toEqual(refused('cannot refuse'));
    const other = refundIn('underReview');
    expect(await act(`/refunds/${other.no}/refuse`, { reason: 'It was worn.' })).toEqual(done);
    expect([stateOfRefund(other), other.refusal]).toEqual(['refused', 'It was worn.']);
    expect(await act(`/refunds/${no}/applyAgain`)).toEqual(unknown);
  });

  test('an application is approved, which opens a shop, or refused with a reason, once', async () => {
    const apply = (name: string) => {
      keepApplication(market, tomas, { ...about, name });
      return market.state.applications.at(-1) ?? expect.fail('It was not kept.');
    };
    const [good, bad] = [apply('Good shop'), apply('Bad shop')];
    expect(await act(`/applications/${good.id}/approve`)).toEqual(done);
    expect(market.state.merchants.at(-1)?.name).toBe('Good shop');
    expect(await act(`/applications/${good.id}/refuse`)).toEqual(refused('has been decided'));
    expect(await act(`/applications/${bad.id}/refuse`, { reason: 'Unreadable.' })).toEqual(done);
    expect([bad.status, bad.refusal]).toEqual([3, 'Unreadable.']);
    expect(await act(`/applications/${bad.id}/resubmit`)).toEqual(unknown);
  });

  test('a phone scans a QR code and signs a shopper in, in this order', async () => {
    const { key } = newQrCode(market);
    expect(await act(`/qr/${key}/confirm`)).toEqual(refused('is waiting'));
    expect(await act(`/qr/${key}/scan`)).toEqual(done);
    expect(await act(`/qr/${key}/confirm`, { shopper: 99 })).toEqual(unknown);
    expect(await act(`/qr/${key}/confirm`, { shopper: tomas.id })).toEqual(done);
    expect(shopperOf(market, readQrCode(market, key).token)?.id).toBe(tomas.id);
    expect(await act('/qr/none/scan')).toEqual(unknown);
  });
});

describe('what the operator does', () => {
  test('sets a stock, takes goods off sale and brings them back', async () => {
    const [product = expect.fail('There are no goods.')] = market.state.products;
    const [sku = expect.fail('It has no sku.')] = product.skus;
    expect(await act('/stock', { sku: sku.id, stock: 3 })).toEqual(done);
    expect(sku.stock).toBe(3);
    expect(await act('/stock', { sku: sku.id, stock: -1 })).toEqual(refused('stock: a whole number'));
    expect(await act('/stock', { sku: 0, stock: 1 })).toEqual(unknown);
    expect(await act(`/products/${product.id}/offer`)).toEqual(refused('is on sale already'));
    expect(await act(`/products/${product.id}/withdraw`)).toEqual(done);
    expect(await act(`/products/${product.id}/withdraw`)).toEqual(refused('was withdrawn already'));
    expect(await act(`/products/${product.id}/offer`)).toEqual(done);
    expect(product.withdrawn).toBeUndefined();
  });

  test('turns switches: all that are named, or none', async () => {
    expect(await act('/settings', { captcha: true, service: 'email' })).toEqual(done);
    expect(market.state.settings).toMatchObject({ captcha: true, service: 'email' });
    expect(await act('/settings', { captcha: false, service: 'pigeon' })).toEqual(refused('service: one of'));
    expect(await act('/settings', { currency: 'KWD' })).toEqual(done);
    expect(market.state.settings.currency).toBe('KWD');
    const freights = () => market.state.orders.flatMap(({ parts }) => parts.map(({ freight }) => freight % 100));
    expect(freights()).toContain(50);
    expect(await act('/settings', { currency: 'JPY' })).toEqual(done);
    expect(freights()).not.toContain(50);
    expect(await act('/settings', { currency: 'toString' })).toEqual(refused('currency: one of'));
    expect(await act('/settings', { constructor: true })).toEqual(refused('no setting "constructor"'));
    expect(market.state.settings.captcha).toBe(true);
  });

  test('puts the clock forward: what lapses has lapsed at once, and it never goes back', async () => {
    const order = unpaid();
    expect(await act('/clock', { milliseconds: 2 * 3_600_000 })).toEqual(done);
    expect(market.state.clockOffset).toBe(2 * 3_600_000);
    await get('');
    expect(order.parts.map(({ state }) => state)).toEqual(order.parts.map(() => 'cancelled'));
    expect(await act('/clock', { milliseconds: -1 })).toEqual(refused('milliseconds: a whole number'));
  });

  test('puts the clock forward by ten years in all, and no further', async () => {
    const tenYears = 3652 * 86_400_000;
    expect(await act('/clock', { milliseconds: tenYears - 5 })).toEqual(done);
    expect(await act('/clock', { milliseconds: 6 })).toEqual(refused('ten years'));
    expect(market.state.clockOffset).toBe(tenYears - 5);
    expect(await act('/clock', { milliseconds: 5 })).toEqual(done);
    expect(await act('/clock', { milliseconds: 999_999_999_999_999 })).toEqual(refused('ten years'));
    expect((await get('')).status).toBe(200);
  });

  test('breaks the network for some calls, and mends it', async () => {
    const call = () => fetch(`${shop.base}/api/front/login/method/info`).then(({ status }) => status);
    expect(await act('/faults', { fault: 'http503', path: '*/login/*', next: 1 })).toEqual(done);
    expect([await call(), await call()]).toEqual([503, 200]);
    await act('/faults', { fault: 'http500' });
    await act('/faults', { fault: 'http429', share: 0.5 });
    const { faults } = Object(await (await get('/state')).json());
    expect(faults).toMatchObject([
      { fault: 'http429', path: '/api/*', share: 0.5 },
      { fault: 'http500', share: 1 },
    ]);
    expect(await act(`/faults/${faults[0].id}/remove`)).toEqual(done);
    expect(await act(`/faults/${faults[0].id}/remove`)).toEqual(unknown);
    expect(await call()).toBe(500);
    expect(await act('/faults/clear')).toEqual(done);
    expect(await call()).toBe(200);
    for (const wrong of [{ fault: 'gone' }, { fault: 'hang', share: 2 }, { fault: 'hang', next: 0 }])
      expect(await act('/faults', wrong)).toMatchObject({ status: 400 });
  });

  test('begins anew', async () => {
    market.state.orders = [];
    await act('/faults', { fault: 'http500' });
    expect(await act('/reset')).toEqual(done);
    expect(market.state.orders.length).toBeGreaterThan(0);
    expect(await (await get('/state')).json()).toMatchObject({ faults: [], now: market.now() });
  });
});

describe('the page', () => {
  test('shows the newest orders, narrowed by shopper and by state', async () => {
    const all = await (await get('?all=orders')).text();
    const newest = market.state.orders.toSorted((a, b) => b.placedAt - a.placedAt)[0];
    expect(/id="order-(\w+)"/.exec(all)?.[1]).toBe(newest?.no);
    expect(all.match(/id="order-/g)?.length).toBe(market.state.orders.length);
    for (const state of orderStates.filter((state) => state !== 'unknown')) {
      const some = await (await get(`?shopper=${ananya.id}&state=${state}&all=orders`)).text();
      const wanted = market.state.orders.filter(
        ({ shopper, parts }) => shopper === ananya.id && parts.some((part) => inFlow(part).state === state),
      );
      expect(some.match(/id="order-/g)?.length ?? 0).toBe(wanted.length);
    }
  });

  test('offers no button that the flows refuse', async () => {
    const text = await (await get('?all=orders')).text();
    for (const { part } of [orderIn('completed'), orderIn('toReview'), orderIn('cancelled')])
      expect(text).not.toContain(`/orders/${part.no}/`);
    expect(text).toContain(`/orders/${orderIn('toShip').part.no}/ship`);
    expect(text).not.toContain(`/refunds/${refundIn('refused').no}/`);
  });

  test('a form leads back to it, with its filters, or says on it why nothing was done', async () => {
    const order = unpaid();
    const paid = await send(`/orders/${order.no}/pay?shopper=1`);
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, `/_mock?shopper=1#order-${order.no}`]);
    const again = await send(`/orders/${order.no}/pay`);
    expect([again.status, await again.text()]).toEqual([400, expect.stringMatching(/role="alert">This order can no longer be paid\./)]);
    const stock = await send('/stock', { body: new URLSearchParams({ sku: '0', stock: '1' }) });
    expect([stock.status, await stock.text()]).toEqual([404, expect.stringContaining('There is no sku 0.')]);
  });

  test('shows what shoppers wrote as text and nothing else', async () => {
    const nasty = `"><script>alert('1')</script>&`;
    const [shopper = expect.fail('There is nobody.')] = market.state.shoppers;
    shopper.nickname = nasty;
    refundIn('underReview').remark = nasty;
    market.state.codes[`sign in:${nasty}`] = { code: nasty, until: market.now() + 1000 };
    const page = await (await get(`?goods=${encodeURIComponent(nasty)}&shopper=${encodeURIComponent(nasty)}&all=orders`)).text();
    const other = await (await get('?all=refunds')).text();
    for (const text of [page, other]) {
      expect(text).not.toMatch(/<script|'1'/);
      expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
    }
  });

  test('runs nothing, is kept nowhere and stands in no frame', async () => {
    const response = await get('');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
    });
    expect(await response.text()).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });
});

test.each<[string, HeadersInit, number]>([
  ['another origin', { Origin: 'https://shop.example' }, 403],
  ['a page that hides its origin', { Origin: 'null' }, 403],
  ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['the same site on another port', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['the page itself', { 'Sec-Fetch-Site': 'same-origin' }, 303],
  ['no page', {}, 303],
])('a form from %s', async (_, headers, status) => {
  expect((await send('/clock', { headers, body: new URLSearchParams({ milliseconds: '1' }) })).status).toBe(status);
  expect(market.state.clockOffset).toBe(status === 303 ? 1 : 0);
});

test.each([['/nothing'], ['/constructor'], ['/state/more']])('there is no %s', async (path) => {
  expect(await act(path)).toEqual(unknown);
  expect((await get(path, 'application/json')).status).toBe(404);
});

test.each(['{"sku":', '[]', 'null', '7'])('a JSON body that is no object is refused: %s', async (body) => {
  const response = await send('/stock', { headers: { Accept: 'application/json', 'Content-Type': 'application/json' }, body });
  expect([response.status, await response.json()]).toMatchObject([400, { ok: false }]);
});

const about = {
  category: 1,
  type: 1,
  realName: 'Maria Silva',
  email: 'maria@mailbox.example',
  phone: '9000000100',
  address: '1 Quay Street',
  keywords: '',
  pictures: ['/pictures/pen.svg'],
};
