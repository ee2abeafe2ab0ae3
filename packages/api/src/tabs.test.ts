import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSession, type Session } from './session.ts';
import { browserTabs, type SessionEvent, type Tabs } from './tabs.ts';

/** One browser: its cookies, and the wire between its tabs. */
function aBrowser({ cookies = true } = {}) {
  const kept = new Map<string, string>();
  const heard = new Map<Tabs, (event: SessionEvent | 'seen') => void>();
  const wire: [Tabs, SessionEvent][] = [];
  const cookieStorage = {
    get: (name: string) => kept.get(name),
    set: (name: string, value: string) => void (cookies && kept.set(name, value)),
    remove: (name: string) => void kept.delete(name),
  };
  return {
    kept,
    wire,
    tab() {
      const tabs: Tabs = {
        post: (event) => void wire.push([tabs, event]),
        listen(listener) {
          heard.set(tabs, listener);
          return () => heard.delete(tabs);
        },
      };
      const session = createSession(cookieStorage, tabs);
      const told = vi.fn();
      session.subscribe(told);
      return { session, told, see: () => heard.get(tabs)?.('seen') };
    },
    /** Carries all that was told to the other tabs. */
    carry() {
      for (const [from, event] of wire.splice(0)) for (const [tabs, listener] of heard) if (tabs !== from) listener(event);
    },
  };
}

describe('what happens in one tab', () => {
  test('reaches the others: sign-in, and sign-out', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.session.start('mobile', 'abc12345');
    browser.carry();
    expect(other.session.token()).toBe('abc12345');
    other.session.end();
    browser.carry();
    expect(one.session.token()).toBeUndefined();
    expect(other.told.mock.calls).toEqual([
      ['started', true],
      ['signedOut', false],
    ]);
    expect(one.told.mock.calls).toEqual([
      ['started', false],
      ['signedOut', true],
    ]);
  });

  test('is not told back', () => {
    const browser = aBrowser();
    const [one] = [browser.tab(), browser.tab()];
    one.session.start('mobile', 'abc12345');
    browser.carry();
    expect(browser.wire).toEqual([]);
  });

  test('a refused token ends the session everywhere', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.session.start('mobile', 'abc12345');
    browser.carry();
    expect(one.session.expire('abc12345')).toBe(true);
    browser.carry();
    expect(other.session.token()).toBeUndefined();
    expect(other.told).toHaveBeenLastCalledWith('ended', true);
  });

  test('another shopper takes over in all tabs, and what was of the first one goes', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.session.start('mobile', 'abc12345');
    browser.carry();
    one.session.end();
    one.session.start('email', 'def45678');
    browser.carry();
    expect(other.session.token()).toBe('def45678');
    expect(other.told.mock.calls.slice(1)).toEqual([
      ['signedOut', true],
      ['started', true],
    ]);
  });

  test('old news does not end the session that was begun since', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.session.start('mobile', 'abc12345');
    browser.carry();
    one.session.end();
    other.session.start('email', 'def45678');
    browser.carry();
    expect([one.session.token(), other.session.token()]).toEqual(['def45678', 'def45678']);
    expect(other.told).not.toHaveBeenCalledWith('signedOut', true);
  });

  test('a token that is refused here does not end the newer session of another tab', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.session.start('mobile', 'abc12345');
    browser.carry();
    other.session.start('email', 'def45678');
    expect(one.session.expire('abc12345')).toBe(false);
    expect([one.session.token(), browser.kept.get('auth._token.email')]).toEqual(['def45678', 'def45678']);
  });

  test('is found by a page that was not told, when it is seen again', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.session.start('mobile', 'abc12345');
    browser.wire.splice(0);
    other.see();
    expect(other.session.token()).toBe('abc12345');
    one.session.end();
    browser.wire.splice(0);
    other.see();
    other.see();
    expect(other.session.token()).toBeUndefined();
    expect(other.told.mock.calls).toEqual([
      ['started', true],
      ['ended', true],
    ]);
  });

  test('takes the return path away when the shopper signs out', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    one.session.saveReturnPath('/order/order_detail?orderNo=1');
    other.session.saveReturnPath('/order/order_detail?orderNo=2');
    one.session.end();
    browser.carry();
    expect([one, other].map(({ session }) => session.takeReturnPath())).toEqual([undefined, undefined]);
  });

  test('reaches nobody who has closed', () => {
    const browser = aBrowser();
    const [one, other] = [browser.tab(), browser.tab()];
    other.session.close();
    one.session.start('mobile', 'abc12345');
    browser.carry();
    expect(other.session.token()).toBeUndefined();
  });
});

describe('when cookies are blocked', () => {
  function two() {
    const browser = aBrowser({ cookies: false });
    const [one, other] = [browser.tab(), browser.tab()];
    other.session.start('mobile', 'abc12345');
    browser.carry();
    return { browser, one, other };
  }

  test('the session of a tab outlives a sign-in elsewhere and being seen again', () => {
    const { browser, one, other } = two();
    one.session.start('email', 'def45678');
    browser.carry();
    other.see();
    expect(other.session.token()).toBe('abc12345');
  });

  test.each<[string, (session: Session) => void]>([
    ['a sign-out', (session) => session.end()],
    ['a refused token', (session) => void session.expire('def45678')],
  ])('%s elsewhere ends it', (_, finish) => {
    const { browser, one, other } = two();
    one.session.start('email', 'def45678');
    finish(one.session);
    browser.carry();
    expect(other.session.token()).toBeUndefined();
  });
});

describe('the way between tabs of a browser', () => {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });

  const name = `a test ${process.pid}`;

  /** A page with its tabs; the channel is a real one unless another is given. */
  function aPage(channel = () => new BroadcastChannel(name)) {
    const view = new EventTarget();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const tabs = browserTabs(channel, view, page);
    const listener = vi.fn();
    const close = tabs.listen(listener);
    open.push(close);
    return { view, page, tabs, listener, close };
  }

  test('carries news, and nothing but news', async () => {
    const channel = new BroadcastChannel(name);
    const [one, other] = [aPage(), aPage(() => channel)];
    for (const data of [{ event: 'ended' }, 'abc12345', null]) channel.dispatchEvent(new MessageEvent('message', { data }));
    one.tabs.post('signedOut');
    await vi.waitFor(() => expect(other.listener).toHaveBeenCalled());
    expect(other.listener.mock.calls).toEqual([['signedOut']]);
    expect(one.listener).not.toHaveBeenCalled();
  });

  test('looks when the page becomes visible or is shown again, not when it is hidden', () => {
    const { view, page, listener } = aPage();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('pageshow'));
    expect(listener.mock.calls).toEqual([['seen'], ['seen']]);
  });

  test.each<[string, () => BroadcastChannel]>([
    [
      'cannot be opened',
      () => {
        throw new ReferenceError('BroadcastChannel is not defined');
      },
    ],
    [
      'is closed',
      () => {
        const channel = new BroadcastChannel(name);
        channel.close();
        return channel;
      },
    ],
  ])('still looks when its channel %s', (_, channel) => {
    const { view, tabs, listener } = aPage(channel);
    expect(() => tabs.post('started')).not.toThrow();
    view.dispatchEvent(new Event('pageshow'));
    expect(listener.mock.calls).toEqual([['seen']]);
  });

  test('leaves nothing behind when it is closed', () => {
    const channel = new BroadcastChannel(name);
    const closed = vi.spyOn(channel, 'close');
    const { view, page, close, listener } = aPage(() => channel);
    close();
    expect(closed).toHaveBeenCalled();
    channel.dispatchEvent(new MessageEvent('message', { data: 'ended' }));
    view.dispatchEvent(new Event('pageshow'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
  });
});
