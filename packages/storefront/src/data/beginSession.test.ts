import { ApiFailure, type Client, type SignInStrategy } from '@galleria/api';
import { expect, test } from 'vitest';
import { beginSession } from './beginSession.ts';
import { createLazyGuestCart } from './lazyGuestCart.ts';
import { memoryDevice } from './memoryDevice.ts';

const line = (skuId: number, quantity: number) => ({
  id: skuId + 1000,
  productId: 7,
  skuId,
  quantity,
  name: `Item ${skuId}`,
  image: '',
  specText: '',
  offer: undefined,
});
const cart = [{ merchant: { id: 1, name: 'Kiln & Clay' }, lines: [line(11, 2), line(12, 1)] }];

/** Signs in; which lines the device then keeps, and which session there is. */
async function signIn(isGuest: boolean, call: () => Promise<unknown>) {
  const guestCart = createLazyGuestCart(memoryDevice(), new EventTarget());
  const begun: [SignInStrategy, string][] = [];
  const session = { isGuest: () => isGuest, start: (by: SignInStrategy, token: string) => void begun.push([by, token]) };
  // The one call that is made of it, and the parts of a session that are asked for.
  const services = { client: { call } as Client, session, guestCart } as unknown as Parameters<typeof beginSession>[0];
  await beginSession(services, 'email', 'new-token');
  return { lines: (await guestCart.load()).lines().map(({ skuId, quantity }) => [skuId, quantity]), begun };
}

test('what a guest has in the cart goes along to the account', async () => {
  expect(await signIn(true, async () => cart)).toEqual({
    lines: [
      [11, 2],
      [12, 1],
    ],
    begun: [['email', 'new-token']],
  });
});

test('a member leaves theirs, and a guest whose cart cannot be had signs in all the same', async () => {
  expect(await signIn(false, async () => cart)).toEqual({ lines: [], begun: [['email', 'new-token']] });
  const lost = () => Promise.reject(new ApiFailure({ kind: 'transport' }));
  expect(await signIn(true, lost)).toEqual({ lines: [], begun: [['email', 'new-token']] });
});
