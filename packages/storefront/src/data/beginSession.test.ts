import type { CookieStorage } from '@galleria/api';
import { expect, test } from 'vitest';
import { createServices } from '../app/services.tsx';
import { beginSession } from './beginSession.ts';
import { memoryDevice } from './memoryDevice.ts';

const line = (skuId: number, cartNum: number) => ({
  id: skuId + 1000,
  productId: 7,
  productAttrUnique: skuId,
  cartNum,
  image: '',
  storeName: `Item ${skuId}`,
  suk: '',
});
const cart = [{ merId: 1, merName: 'Kiln & Clay', cartInfoList: [line(11, 2), line(12, 1)] }];

/** Somebody who is signed in already signs in again; which lines the device then keeps, and the session that there is. */
async function signIn(present: 'visitor' | 'email', answer: () => Response) {
  const kept = new Map<string, string>();
  const cookieStorage: CookieStorage = {
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
  const services = createServices(cookieStorage, { retries: 0, fetch: async () => answer() }, { device: memoryDevice() });
  services.session.start(present, 'old-token');
  await beginSession(services, 'email', 'new-token');
  const lines = (await services.guestCart.load()).lines().map(({ skuId, quantity }) => [skuId, quantity]);
  return { lines, token: services.session.token() };
}

const has = () => Response.json({ code: 200, message: 'ok', data: cart });

test('what a guest has in the cart goes along to the account', async () => {
  const lines = [
    [11, 2],
    [12, 1],
  ];
  expect(await signIn('visitor', has)).toEqual({ lines, token: 'new-token' });
});

test('a member leaves theirs, and a guest whose cart cannot be had signs in all the same', async () => {
  expect(await signIn('email', has)).toEqual({ lines: [], token: 'new-token' });
  expect(await signIn('visitor', () => new Response('', { status: 502 }))).toEqual({ lines: [], token: 'new-token' });
});
