import type { Answer, cartList, CookieStorage, Tabs } from '@galleria/api';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createServices } from '../app/services.tsx';
import type { GuestLine } from './guestCart.ts';
import { joinCart } from './joinCart.ts';
import { memoryDevice } from './memoryDevice.ts';
import { planJoin } from './joinPlan.ts';

const line = (skuId: number, quantity: number): GuestLine => ({
  productId: skuId,
  skuId,
  quantity,
  name: `Item ${skuId}`,
  image: '',
  specText: '',
  merchant: { id: 1, name: 'Kiln & Clay' },
});
const sold = (id: number, stock: number) => ({ status: 'sold', specification: { skus: [{ id, stock }] } }) as const;
const account = (lines: readonly [skuId: number, quantity: number][]): Answer<typeof cartList> => [
  {
    merchant: { id: 1, name: 'Kiln & Clay' },
    lines: lines.map(([skuId, quantity]) => ({
      id: skuId,
      productId: skuId,
      skuId,
      quantity,
      image: '',
      name: '',
      specText: '',
      offer: undefined,
    })),
  },
];

describe('what joins', () => {
  test('adds up as far as there are any and to 99, and leaves out what is gone', () => {
    const lines = [line(1, 3), line(2, 60), line(3, 6), line(4, 1), line(5, 1)];
    const offers = { 1: sold(1, 40), 2: sold(2, 400), 3: sold(3, 4), 4: { status: 'gone' } as const, 5: sold(5, 0) };
    const plan = planJoin(
      lines,
      account([
        [1, 2],
        [2, 60],
      ]),
      offers,
    );
    expect(plan.add.map(({ productAttrUnique, cartNum }) => [productAttrUnique, cartNum])).toEqual([
      [1, 3],
      [2, 39],
      [3, 4],
    ]);
    expect(plan.done).toEqual({
      status: 'done',
      joined: 3,
      cut: [
        { name: 'Item 2', quantity: 99 },
        { name: 'Item 3', quantity: 4 },
      ],
      gone: ['Item 4', 'Item 5'],
    });
  });

  test('never leads above stock or 99, never takes away, and adds nothing a second time', () => {
    const count = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 200 }), (there, wanted, stock) => {
        const first = planJoin([line(1, wanted)], account([[1, there]]), { 1: sold(1, stock) });
        const total = there + (first.add[0]?.cartNum ?? 0);
        expect(total).toBe(Math.max(there, Math.min(there + wanted, 99, stock)));
        const again = planJoin([line(1, wanted)], account([[1, total]]), { 1: sold(1, stock) }, first.totals);
        expect(again.add).toEqual([]);
      }),
    );
  });
});

describe('joining', () => {
  /** A shop with one sku, whose answer to the call that adds may be lost, before or after it is carried out. */
  function aShop(...fates: ('done' | 'lostBefore' | 'lostAfter' | 'refused')[]) {
    const kept = new Map<string, string>();
    const cookies: CookieStorage = {
      get: (name) => kept.get(name),
      set: (name, value) => void kept.set(name, value),
      remove: (name) => void kept.delete(name),
    };
    const cart = new Map([[1, 2]]);
    let added = 0;
    const envelope = (data: unknown, code = 200) => Response.json({ code, message: code === 200 ? 'ok' : 'Not now.', data });
    const wireLine = ([skuId, cartNum]: [number, number]) => ({
      id: skuId,
      productId: skuId,
      productAttrUnique: skuId,
      cartNum,
      image: '',
      storeName: 'Item',
      attrId: skuId,
      suk: '',
      price: 10,
      attrStatus: true,
      stock: 40,
    });
    const client: Parameters<typeof createServices>[1] = {
      retries: 0,
      async fetch(url, init) {
        const path = String(url);
        if (path.includes('/product/sku/detail/'))
          return envelope({ productAttr: [], productValue: { '': { id: 1, sku: '', stock: 40, price: 10 } } });
        if (path.includes('/cart/list')) return envelope([{ merId: 1, merName: 'Kiln & Clay', cartInfoList: [...cart].map(wireLine) }]);
        if (!path.includes('/cart/save')) throw new Error(`Nobody expected ${path}.`);
        const fate = fates.shift() ?? 'done';
        if (fate === 'lostBefore') throw new TypeError('The connection broke.');
        if (fate === 'refused') return envelope(null, 500);
        added += 1;
        const [{ cartNum }] = JSON.parse(String(init?.body));
        cart.set(1, (cart.get(1) ?? 0) + cartNum);
        if (fate === 'lostAfter') throw new TypeError('The connection broke.');
        return envelope(null);
      },
    };
    const device = memoryDevice();
    /** A tab of the same browser, in which nobody has signed in yet. */
    const tab = (tabs?: Tabs) => ({ services: createServices(cookies, client, { device, ...(tabs && { tabs }) }) });
    const { services } = tab();
    return { services, cart, added: () => added, tab };
  }
  const fill = async ({ services }: ReturnType<typeof aShop>) => (await services.guestCart.load()).add(line(1, 3), 40);
  const left = async ({ services }: ReturnType<typeof aShop>) => (await services.guestCart.load()).lines().length;

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Another tab that hears of the sign-in in the first, and of changes of what is stored, but of nothing else. */
  async function anotherTab({ services, tab }: ReturnType<typeof aShop>) {
    const view = new EventTarget();
    vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
    vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view));
    let hear: Parameters<Tabs['listen']>[0] = () => {};
    const other = tab({
      post: () => {},
      listen: (listener) => {
        hear = listener;
        return () => {};
      },
    });
    await services.guestCart.load();
    services.session.start('mobile', 'abc12345');
    hear('started');
    return { other: other.services, storageChanges: () => view.dispatchEvent(Object.assign(new Event('storage'), { key: null })) };
  }

  test('the tab in which somebody signed in tells of it, though another one hears of it first', async () => {
    const shop = aShop();
    await fill(shop);
    const { other, storageChanges } = await anotherTab(shop);
    const later = joinCart(other);
    expect(await joinCart(shop.services)).toMatchObject({ status: 'done', joined: 1 });
    storageChanges();
    expect([await later, shop.added()]).toEqual([undefined, 1]);
  });

  test('another tab joins it when the first has gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shop = aShop();
    await fill(shop);
    const { other } = await anotherTab(shop);
    const later = joinCart(other);
    await vi.advanceTimersByTimeAsync(2900);
    expect(shop.added()).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect([await later, shop.added()]).toMatchObject([{ status: 'done', joined: 1 }, 1]);
  });

  test('adds the lines once, whoever asks, and empties the cart of the device', async () => {
    const shop = aShop();
    shop.services.session.start('mobile', 'abc12345');
    await fill(shop);
    const both = await Promise.all([joinCart(shop.services), joinCart(shop.services)]);
    expect(both).toEqual([both[0], both[0]]);
    expect([shop.cart.get(1), shop.added(), await left(shop)]).toEqual([5, 1, 0]);
    expect(await joinCart(shop.services)).toBeUndefined();
  });

  test('believes the cart when the answer is lost', async () => {
    const shop = aShop('lostAfter');
    shop.services.session.start('mobile', 'abc12345');
    await fill(shop);
    expect(await joinCart(shop.services)).toMatchObject({ status: 'done', joined: 1 });
    expect([shop.cart.get(1), await left(shop)]).toEqual([5, 0]);
  });

  test.each(['lostBefore', 'refused'] as const)('loses nothing when the call is %s, and does it the next time', async (fate) => {
    const shop = aShop(fate);
    shop.services.session.start('mobile', 'abc12345');
    await fill(shop);
    expect(await joinCart(shop.services)).toMatchObject({ status: 'failed', lines: 1 });
    expect([shop.cart.get(1), await left(shop)]).toEqual([2, 1]);
    expect(await joinCart(shop.services)).toMatchObject({ status: 'done' });
    expect([shop.cart.get(1), await left(shop)]).toEqual([5, 0]);
  });
});
