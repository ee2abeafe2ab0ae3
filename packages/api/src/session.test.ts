import { describe, expect, test, vi } from 'vitest';
import { browserCookies, createSession, signInStrategies } from './session.ts';

/** What a browser keeps of the cookies that a page writes. */
function aPage(kept: Record<string, string> = {}) {
  const written: string[] = [];
  return {
    kept,
    written,
    get cookie() {
      return Object.entries(kept)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/; Max-Age=0(;|$)/.test(text)) delete kept[name];
      else kept[name] = value;
    },
  };
}

/** A sandboxed page: it may not even ask for its cookies. */
const blocked = {
  get cookie(): string {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
  set cookie(_: string) {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
};

/** A page whose cookies are read and written, but never kept. */
const forgetful = {
  get cookie() {
    return '';
  },
  set cookie(_: string) {},
};

const sessionOf = (page: Pick<Document, 'cookie'>) => createSession(browserCookies(page, true));

describe('a session', () => {
  test('begins with nobody', () => {
    expect(sessionOf(aPage()).token()).toBeUndefined();
  });

  test.each(signInStrategies)('by %s survives a reload', (strategy) => {
    const page = aPage();
    sessionOf(page).start(strategy, 'abc12345');
    expect(sessionOf(page).token()).toBe('abc12345');
  });

  test.each(signInStrategies)('by %s is that of a guest or not, after a reload and without cookies too', (strategy) => {
    const page = aPage();
    const sessions = [sessionOf(page), sessionOf(blocked)];
    for (const session of sessions) session.start(strategy, 'abc12345');
    for (const session of [...sessions, sessionOf(page)]) {
      const isGuest = session.token() !== undefined && strategy === 'visitor';
      expect(session.isGuest()).toBe(isGuest);
      session.start('email', 'def45678');
      expect(session.isGuest()).toBe(false);
      session.end();
      expect(session.isGuest()).toBe(false);
    }
  });

  test('leaves nothing behind when it ends, but when that was', () => {
    const page = aPage({ locale: 'fr' });
    const session = sessionOf(page);
    session.start('mobile', 'abc12345');
    session.start('email', 'def45678');
    session.end();
    expect(session.token()).toBeUndefined();
    expect(sessionOf(page).token()).toBeUndefined();
    expect(page.kept).toEqual({ locale: 'fr', signedOut: expect.stringMatching(/^\d+$/) });
  });

  test('keeps the scope of its account as long as the token, and no longer', () => {
    const page = aPage();
    sessionOf(page).start('mobile', 'abc12345', 'user orders');
    const session = sessionOf(page);
    expect(session.scope()).toBe('user orders');
    session.start('email', 'def45678');
    expect(session.scope()).toBe('');
    session.start('email', 'def45678', 'user');
    session.expire('def45678');
    expect([session.scope(), page.kept]).toEqual(['', {}]);
  });

  test('keeps the two strategies with like names apart', () => {
    const page = aPage({ 'auth._token.mobile_code': 'other' });
    sessionOf(page).start('mobile', 'abc12345');
    expect(sessionOf(page).token()).toBe('abc12345');
  });

  test.each([
    ['a strategy that nobody knows', { 'auth.strategy': 'magic', 'auth._token.magic': 'abc12345' }],
    ['a strategy without its token', { 'auth.strategy': 'email', 'auth._token.mobile': 'abc12345' }],
    ['a token without its strategy', { 'auth._token.mobile': 'abc12345' }],
    ['an empty token', { 'auth.strategy': 'mobile', 'auth._token.mobile': '' }],
    ['a token that could not be a header', { 'auth.strategy': 'mobile', 'auth._token.mobile': 'abc12345\nX-Evil: 1' }],
    ['malformed percent-encoding', { 'auth.strategy': 'mobile', 'auth._token.mobile': '%E0%A4%A' }],
  ])('with %s in the cookies is nobody', (_, cookies) => {
    expect(sessionOf(aPage(cookies)).token()).toBeUndefined();
  });

  test.each([
    ['throw', blocked],
    ['are not kept', forgetful],
  ])('lives as long as the page when cookies %s', (_, page) => {
    const session = sessionOf(page);
    expect(session.token()).toBeUndefined();
    session.start('mobile', 'abc12345');
    expect(session.token()).toBe('abc12345');
    session.end();
    expect(session.token()).toBeUndefined();
  });

  test('tells its listeners of every start and end until they leave', () => {
    const session = sessionOf(aPage());
    const listener = vi.fn(() => session.token());
    const stop = session.subscribe(listener);
    session.start('mobile', 'abc12345');
    session.expire('abc12345');
    session.end();
    stop();
    session.start('mobile', 'def45678');
    expect(listener.mock.results.map(({ value }) => value)).toEqual(['abc12345', undefined, undefined]);
    expect(listener.mock.calls).toEqual([
      ['started', false],
      ['ended', false],
      ['signedOut', false],
    ]);
  });

  test('ends with its own token only', () => {
    const page = aPage();
    const session = sessionOf(page);
    session.start('mobile', 'abc12345');
    expect(session.expire('old12345')).toBe(false);
    expect(session.token()).toBe('abc12345');
    expect(session.expire('abc12345')).toBe(true);
    expect(session.expire('abc12345')).toBe(false);
    expect(page.kept).toEqual({});
  });
});

describe('the return path', () => {
  const path = '/order/order_detail?orderNo=SH1&from=a b;c';

  test('is given back once, after a reload too', () => {
    const page = aPage();
    sessionOf(page).saveReturnPath(path);
    const session = sessionOf(page);
    expect(session.takeReturnPath()).toBe(path);
    expect(session.takeReturnPath()).toBeUndefined();
    expect(page.kept).toEqual({});
  });

  test('is that of this tab, whatever another tab has saved since', () => {
    const page = aPage();
    const session = sessionOf(page);
    session.saveReturnPath(path);
    sessionOf(page).saveReturnPath('/goods_detail/1');
    expect(session.takeReturnPath()).toBe(path);
  });

  test('survives a session that ends, and not a sign-out', () => {
    const session = sessionOf(aPage());
    session.start('mobile', 'abc12345');
    session.saveReturnPath(path);
    session.expire('abc12345');
    session.start('mobile', 'def45678');
    expect(session.takeReturnPath()).toBe(path);
    session.saveReturnPath(path);
    session.end();
    expect(session.takeReturnPath()).toBeUndefined();
  });

  test('is not kept when it is longer than a cookie should be, and neither is the one before', () => {
    const session = sessionOf(aPage());
    session.saveReturnPath(path);
    session.saveReturnPath(`/${'a'.repeat(1500)}`);
    expect(session.takeReturnPath()).toBeUndefined();
    session.saveReturnPath(`/${'a'.repeat(1499)}`);
    expect(session.takeReturnPath()).toHaveLength(1500);
  });

  test.each([
    ['throw', blocked],
    ['are not kept', forgetful],
  ])('is kept by the page when cookies %s', (_, page) => {
    const session = sessionOf(page);
    session.saveReturnPath(path);
    expect(session.takeReturnPath()).toBe(path);
    expect(session.takeReturnPath()).toBeUndefined();
  });

  test('may be no text at all that a cookie can hold', () => {
    const session = sessionOf(aPage());
    session.saveReturnPath('/\uD800');
    expect(session.takeReturnPath()).toBe('/\uD800');
  });
});

describe('a cookie', () => {
  test('lasts seven days on the whole site, on https only there', () => {
    const [page, plain] = [aPage(), aPage()];
    browserCookies(page, true).set('locale', 'fr', 604_800);
    browserCookies(plain, false).set('locale', 'fr', 604_800);
    expect(page.written).toEqual(['locale=fr; Path=/; Max-Age=604800; SameSite=Lax; Secure']);
    expect(plain.written).toEqual(['locale=fr; Path=/; Max-Age=604800; SameSite=Lax']);
  });

  test('of the session lasts as long', () => {
    const page = aPage();
    sessionOf(page).start('google', 'abc12345', 'user');
    expect(page.written).toHaveLength(3);
    for (const text of page.written) expect(text).toMatch(/; Path=\/; Max-Age=604800; SameSite=Lax; Secure$/);
  });

  test('may hold any text', () => {
    const cookieStorage = browserCookies(aPage(), true);
    const text = 'a; b=c, "d" é ₹\n';
    cookieStorage.set('odd', text, 60);
    expect(cookieStorage.get('odd')).toBe(text);
  });

  test('is gone when it is removed', () => {
    const cookieStorage = browserCookies(aPage(), true);
    cookieStorage.set('odd', '1', 60);
    cookieStorage.remove('odd');
    expect(cookieStorage.get('odd')).toBeUndefined();
  });
});
