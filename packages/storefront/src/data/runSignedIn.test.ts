import { addToCart, type CookieStorage } from '@galleria/api';
import { expect, test } from 'vitest';
import { createServices } from '../app/services.tsx';
import { runSignedIn } from './runSignedIn.ts';

/** A shop whose server takes one token alone; what it carried out is counted. */
function aShop({ token, currentPath = '/goods_detail/106', who = 'Ananya' }: { token?: string; currentPath?: string; who?: string }) {
  const cookieStorage: CookieStorage = (() => {
    const kept = new Map<string, string>();
    return { get: (name) => kept.get(name), set: (name, value) => void kept.set(name, value), remove: (name) => void kept.delete(name) };
  })();
  const done: (string | null)[] = [];
  const services = createServices(
    cookieStorage,
    {
      retries: 0,
      fetch: async (url, init) => {
        const sent = new Headers(init?.headers).get('Authori-zation');
        if (sent !== 'good-token') return Response.json({ code: 401, message: 'Your session has ended.', data: null });
        if (String(url).endsWith('/user/info'))
          return Response.json({ code: 200, message: 'ok', data: { nickname: who, avatar: '', phone: '', email: '', userType: 'phone' } });
        done.push(sent);
        return Response.json({ code: 200, message: 'ok', data: null });
      },
    },
    { currentPath: () => currentPath },
  );
  if (token !== undefined) services.session.start('mobile', token);
  const act = () => runSignedIn(services, () => services.client.call(addToCart, { body: [] }));
  /** What the popup does when somebody has signed in. */
  const signIn = () => {
    services.session.start('mobile', 'good-token');
    services.prompt.close();
  };
  return { services, done, act, signIn };
}

test('a shopper is asked nothing', async () => {
  const { act, done, services } = aShop({ token: 'good-token' });
  expect(await act()).toEqual({ status: 'done' });
  expect(done).toHaveLength(1);
  expect(services.prompt.get().open).toBe(false);
});

test('a guest is asked to sign in, and then it is carried out', async () => {
  const { act, done, services, signIn } = aShop({});
  const outcome = act();
  await expect.poll(() => services.prompt.get().open).toBe(true);
  expect(done).toHaveLength(0);
  signIn();
  expect(await outcome).toEqual({ status: 'done' });
  expect(done).toHaveLength(1);
});

test.each(['/goods_detail/106', '/'])(
  'what a session that had ended refused at %s is carried out after signing in, once',
  async (currentPath) => {
    const { act, done, services, signIn } = aShop({ token: 'old-token', currentPath });
    services.shopper.note('Ananya');
    const outcome = act();
    await expect.poll(() => services.prompt.get().open).toBe(true);
    signIn();
    expect(await outcome).toEqual({ status: 'done' });
    expect(done).toEqual(['good-token']);
  },
);

test('what one shopper began is not carried out for another who signs in', async () => {
  for (const [began, comes] of [
    ['Ananya', 'Ananya'],
    ['Ananya', 'Tomás'],
    // Who it was could not be had.
    [undefined, 'Tomás'],
  ]) {
    const { act, done, services, signIn } = aShop({ token: 'old-token', who: comes });
    services.shopper.note(began);
    const outcome = act();
    await expect.poll(() => services.prompt.get().open).toBe(true);
    signIn();
    expect(await outcome).toMatchObject({ status: began === comes ? 'done' : 'failed' });
    expect(done).toHaveLength(began === comes ? 1 : 0);
  }
});

test('whoever closes the popup has not done it', async () => {
  for (const token of [undefined, 'old-token']) {
    const { act, done, services } = aShop(token === undefined ? {} : { token });
    const outcome = act();
    await expect.poll(() => services.prompt.get().open).toBe(true);
    services.prompt.close();
    expect(await outcome).toMatchObject({ status: 'failed', error: { kind: 'unauthorized' } });
    expect(done).toHaveLength(0);
  }
});
