import { addToCart, type Client, type CookieStorage, currentUser, orderCounts, signInMethods } from '@galleria/api';
import { describe, expect, test, vi } from 'vitest';
import { createPrompt } from './prompt.ts';
import { createServices, type Services, type Environment } from './services.tsx';
import { clearStorage, clearAfterSignOut } from './storage.ts';
import { startTokenCheck } from './tokenCheck.ts';

type Fetch = typeof fetch;

function memoryCookies(): CookieStorage {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name), set: (name, value) => void kept.set(name, value), remove: (name) => void kept.delete(name) };
}

const envelope = (code: number, message: string, data: unknown = null) => Response.json({ code, message, data });

/** The services of a shopper who is signed in, behind a network that answers as it is told. */
function signedIn(fetch: Fetch, environment: Environment = {}) {
  const services = createServices(memoryCookies(), { fetch, retries: 0 }, environment);
  services.session.start('mobile', 'first-token');
  const ended = vi.fn(() => services.session.token());
  services.session.subscribe(ended);
  const notices: unknown[] = [];
  services.prompt.subscribe(() => notices.push(services.prompt.get()));
  return { services, ended, notices };
}

test('the clock is the server’s where that of the device is wrong', async () => {
  let date = '';
  const fetch: Fetch = async () => Response.json({ code: 200, message: 'ok', data: {} }, { headers: date === '' ? {} : { Date: date } });
  const { client, now } = signedIn(fetch).services;
  const ahead = async (milliseconds?: number) => {
    date = milliseconds === undefined ? '' : new Date(Date.now() + milliseconds).toUTCString();
    await client.call(addToCart, { body: [] }).catch(() => {});
    return Math.round((now() - Date.now()) / 1000);
  };
  expect(await ahead()).toBe(0);
  // An answer is late, and its date has whole seconds.
  expect(await ahead(-4000)).toBe(0);
  expect(await ahead(-3_600_000)).toBeCloseTo(-3600, -1);
  expect(await ahead(600_000)).toBeCloseTo(600, -1);
  // Another server on the way has no date, which says nothing.
  expect(await ahead()).toBeCloseTo(600, -1);
  expect(await ahead(0)).toBe(0);
});

describe('a refused token', () => {
  test('in ten calls at once ends the session once, keeps one way back and opens one prompt, with the first message', async () => {
    let at = 0;
    const currentPath = vi.fn(() => '/users/order_list?tab=toPay');
    const clearData = vi.fn();
    const post = vi.fn();
    const tabs = { post, listen: () => () => {} };
    const { services, ended, notices } = signedIn(async () => envelope(401, `Refusal ${++at}`), { currentPath, clearData, tabs });
    clearData.mockClear();
    post.mockClear();
    const saved = vi.spyOn(services.session, 'saveReturnPath');
    const calls = Array.from({ length: 10 }, () => services.client.call(addToCart, { body: [] }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'));
    expect(at).toBe(10);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(services.session.token()).toBeUndefined();
    expect(notices).toEqual([{ open: true, notice: 'Refusal 1' }]);
    expect(clearData.mock.calls).toEqual([['ended', false, undefined]]);
    expect(post.mock.calls).toEqual([['ended']]);
    expect(saved.mock.calls).toEqual([['/users/order_list?tab=toPay']]);
    expect(services.cookieStorage.get('fromPath')).toBe('/users/order_list?tab=toPay');
  });

  test('at home asks nobody to sign in', async () => {
    const { services, ended, notices } = signedIn(async () => envelope(401, 'Sign in again.'), { currentPath: () => '/?from=mail' });
    await Promise.allSettled([services.client.call(orderCounts, {})]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(notices).toEqual([]);
  });

  test('on the sign-in page does not make that page the way back', async () => {
    const { services, notices } = signedIn(async () => envelope(401, 'Sign in again.'), { currentPath: () => '/login?mode=2' });
    services.session.saveReturnPath('/order/order_detail?orderNo=1');
    await Promise.allSettled([services.client.call(orderCounts, {})]);
    expect(services.session.takeReturnPath()).toBe('/order/order_detail?orderNo=1');
    expect(notices).toHaveLength(1);
  });

  test.each([401, 410_000, 410_001, 410_002])('with code %d clears the cookies', async (code) => {
    const { services } = signedIn(async () => envelope(code, 'Sign in again.'));
    await Promise.allSettled([services.client.call(currentUser, {})]);
    expect(services.cookieStorage.get('auth._token.mobile')).toBeUndefined();
    expect(services.cookieStorage.get('auth.strategy')).toBeUndefined();
  });

  test('that is old does not end a session begun meanwhile', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    const { services, notices } = signedIn(() => promise);
    const call = services.client.call(orderCounts, {});
    services.session.start('email', 'second-token');
    answer(envelope(401, 'Sign in again.'));
    await expect(call).rejects.toThrow('unauthorized');
    expect(services.session.token()).toBe('second-token');
    expect(notices).toEqual([]);
  });

  test('of a guest opens the prompt and ends nothing', async () => {
    const services = createServices(memoryCookies(), { fetch: async () => envelope(401, 'Please sign in.') });
    const changed = vi.fn();
    services.session.subscribe(changed);
    await expect(services.client.call(orderCounts, {})).rejects.toThrow('unauthorized');
    expect(changed).not.toHaveBeenCalled();
    expect(services.prompt.get()).toEqual({ open: true, notice: 'Please sign in.' });
  });

  test.each([403, 404, 500])('is not what code %d means', async (code) => {
    const { services, ended, notices } = signedIn(async () => envelope(code, 'No.'));
    await expect(services.client.call(orderCounts, {})).rejects.toThrow('No.');
    expect([ended.mock.calls, notices]).toEqual([[], []]);
  });
});

test('each call carries the token of its moment', async () => {
  const fetch = vi.fn<Fetch>(async () => envelope(200, 'ok', {}));
  const { services } = signedIn(fetch);
  await services.client.call(signInMethods, {});
  services.session.end();
  await services.client.call(signInMethods, {});
  expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authori-zation'))).toEqual(['first-token', null]);
});

test('a sign-in in another tab closes the prompt, which one in this tab leaves to its panel', () => {
  let hear: (event: 'started') => void = () => {};
  const cookieStorage = memoryCookies();
  const tabs: Environment['tabs'] = {
    post: () => {},
    listen(listener) {
      hear = listener;
      return () => {};
    },
  };
  const { session, prompt } = createServices(cookieStorage, {}, { tabs });
  prompt.open();
  session.start('mobile', 'first-token');
  expect(prompt.get().open).toBe(true);
  cookieStorage.set('auth._token.mobile', 'second-token', 60);
  hear('started');
  expect([session.token(), prompt.get().open]).toEqual(['second-token', false]);
});

describe('what the browser keeps for a shopper', () => {
  const kept = () => ({ clear: vi.fn(), getItem: () => null, setItem() {}, removeItem() {}, key: () => null, length: 0 });

  test.each([
    ['signedOut', false, ['local', 'session']],
    ['signedOut', true, ['session']],
    ['ended', false, ['local']],
    ['ended', true, []],
    ['started', false, []],
  ] as const)('when a session is %s (elsewhere: %s) goes from %j', (event, elsewhere, cleared) => {
    const [localStorage, sessionStorage] = [kept(), kept()];
    clearStorage(event, elsewhere, undefined, { localStorage, sessionStorage });
    expect(localStorage.clear).toHaveBeenCalledTimes(cleared.some((name) => name === 'local') ? 1 : 0);
    expect(sessionStorage.clear).toHaveBeenCalledTimes(cleared.some((name) => name === 'session') ? 1 : 0);
  });

  test('goes from a tab that was elsewhere when the shopper signed out, once', () => {
    const storage = () => {
      const items = new Map([['galleria.draft/ananya/review/7', 'text']]);
      return {
        ...kept(),
        clear: () => items.clear(),
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => void items.set(name, value),
        get length() {
          return items.size;
        },
      };
    };
    const cookieStorage = memoryCookies();
    const view = { localStorage: storage(), sessionStorage: storage() };
    const draft = () => view.sessionStorage.getItem('galleria.draft/ananya/review/7');
    const { session } = createServices(cookieStorage);
    session.start('mobile', 'first-token');
    clearAfterSignOut(session.lastSignOut(), view);
    expect(draft()).toBe('text');
    createServices(cookieStorage).session.end();
    clearAfterSignOut(session.lastSignOut(), view);
    expect(draft()).toBeNull();
    view.sessionStorage.setItem('galleria.draft/ananya/review/7', 'typed since');
    clearAfterSignOut(session.lastSignOut(), view);
    clearStorage('started', true, session.lastSignOut(), view);
    clearStorage('ended', true, session.lastSignOut(), view);
    expect(draft()).toBe('typed since');
  });

  test('leaves the settings of the shop, which are no shopper’s', () => {
    const items = new Map([
      ['galleria.site', 'in yen'],
      ['galleria.guestCart', 'mine'],
    ]);
    const localStorage = {
      ...kept(),
      clear: () => items.clear(),
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
    };
    clearStorage('signedOut', false, undefined, { localStorage, sessionStorage: kept() });
    expect([...items]).toEqual([['galleria.site', 'in yen']]);
  });

  test('is none where storage is blocked', () => {
    const sessionStorage = kept();
    const view = {
      get localStorage(): Storage {
        throw new DOMException('Not allowed.', 'SecurityError');
      },
      sessionStorage,
    };
    expect(() => clearStorage('signedOut', false, undefined, view)).not.toThrow();
    expect(sessionStorage.clear).toHaveBeenCalledTimes(1);
  });
});

describe('the prompt', () => {
  test('can be opened again after it was closed, with another message or none', () => {
    const prompt = createPrompt();
    prompt.open('First.');
    prompt.open('Second.');
    expect(prompt.get()).toEqual({ open: true, notice: 'First.' });
    prompt.close();
    prompt.open('');
    expect(prompt.get()).toEqual({ open: true, notice: undefined });
  });

  test('tells nobody who has left', () => {
    const prompt = createPrompt();
    const listener = vi.fn();
    prompt.subscribe(listener)();
    prompt.open();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the check of the token when the page loads', () => {
  /** Runs it to its end: every call it made has been answered and acted on. */
  async function check(services: Services) {
    const calls: Promise<unknown>[] = [];
    const client: Client = {
      call(...args) {
        const call = services.client.call(...args);
        calls.push(call);
        return call;
      },
    };
    startTokenCheck({ ...services, client });
    await Promise.allSettled(calls);
    return calls.length;
  }

  test.each<[string, () => Response]>([
    ['the answer false', () => envelope(200, 'ok', false)],
    ['code 500', () => envelope(500, 'system exception')],
    ['code 401', () => envelope(401, 'Sign in again.')],
    ['code 403', () => envelope(403, 'No.')],
    ['code 999', () => envelope(999, 'Odd.')],
  ])('%s ends the session', async (_, reply) => {
    const { services, ended } = signedIn(async () => reply());
    expect(await check(services)).toBe(1);
    expect(services.session.token()).toBeUndefined();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Fetch]>([
    ['the answer true', async () => envelope(200, 'ok', true)],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['HTTP 502', async () => new Response('<!doctype html>', { status: 502 })],
    ['a page of HTML', async () => new Response('<!doctype html>')],
    ['an answer that is no boolean', async () => envelope(200, 'ok', 'yes')],
  ])('%s keeps it', async (_, fetch) => {
    const { services, ended } = signedIn(fetch);
    expect(await check(services)).toBe(1);
    expect(services.session.token()).toBe('first-token');
    expect(ended).not.toHaveBeenCalled();
  });

  /** The check knows first; what the page had asked for is refused after it, unless the popup was closed meanwhile. */
  async function checkFirst(currentPath: string, meanwhile: (services: Services) => void = () => {}) {
    let refuse = () => {};
    const checked = new Promise<void>((resolve) => (refuse = resolve));
    const { services, notices } = signedIn(
      async (url) => {
        if (String(url).includes('/token/')) return envelope(200, 'ok', false);
        await checked;
        return envelope(401, 'Your session has ended.');
      },
      { currentPath: () => currentPath },
    );
    const asked = services.client.call(orderCounts, {});
    await check(services);
    meanwhile(services);
    refuse();
    await Promise.allSettled([asked]);
    return { notices, back: services.cookieStorage.get('fromPath') };
  }

  test('asks to sign in on a page that needs an account, with the words of the first call that is refused', async () => {
    const { notices, back } = await checkFirst('/users/order_list?tab=toPay');
    expect(notices).toEqual([
      { open: true, notice: undefined },
      { open: true, notice: 'Your session has ended.' },
    ]);
    expect(back).toBe('/users/order_list?tab=toPay');
  });

  test('does not ask again when the popup was closed', async () => {
    const { notices } = await checkFirst('/users/order_list', ({ prompt }) => prompt.close());
    expect(notices).toEqual([{ open: true, notice: undefined }, { open: false }]);
  });

  test.each(['/', '/policy/terms', '/login'])('asks nobody at %s', async (currentPath) => {
    expect((await checkFirst(currentPath)).notices).toEqual([]);
  });

  test('tells the other tabs of a token that counts no more', async () => {
    const post = vi.fn();
    const { services } = signedIn(async () => envelope(200, 'ok', false), { tabs: { post, listen: () => () => {} } });
    await check(services);
    expect(post).toHaveBeenLastCalledWith('ended');
  });

  test('asks nothing for a guest', async () => {
    const fetch = vi.fn<Fetch>();
    expect(await check(createServices(memoryCookies(), { fetch }))).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('does not end a session begun meanwhile', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    const { services } = signedIn(() => promise);
    const checked = check(services);
    services.session.start('email', 'second-token');
    answer(envelope(200, 'ok', false));
    await checked;
    expect(services.session.token()).toBe('second-token');
  });
});
