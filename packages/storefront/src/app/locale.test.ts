import type { CookieStorage } from '@galleria/api';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseLocale, localeToStart } from './locale.ts';

/** A page at an address of the shop: what it moves to must be of the same origin, as in a browser. */
function pageAt(address: string, chosen?: string) {
  const url = new URL(`https://shop.example${address}`);
  const state = { from: '/order/shopping_cart' };
  const replaceState = vi.fn((_state: unknown, _: string, to: string) => {
    if (new URL(to, url).origin !== url.origin) throw new DOMException(`A page of ${url.origin} cannot become ${to}.`, 'SecurityError');
  });
  vi.stubGlobal('location', url);
  vi.stubGlobal('history', { state, replaceState });
  const kept = new Map(chosen === undefined ? [] : [['locale', chosen]]);
  const cookieStorage: CookieStorage = {
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
  return { cookieStorage, kept, state, movedTo: () => replaceState.mock.calls.at(-1)?.[2] };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a page starts', () => {
  test.each([
    ['/fr/login', 'es', 'fr'],
    ['/lao/login', undefined, 'lo'],
    ['/login', undefined, 'en'],
    ['/login', 'th', 'th'],
    ['/login', 'lao', 'lo'],
    ['/login', 'klingon', 'en'],
  ])('at %s with the cookie %s in %s', (address, cookie, locale) => {
    expect(localeToStart(pageAt(address, cookie).cookieStorage)).toBe(locale);
  });

  test('at the address of the language that was chosen before', () => {
    const page = pageAt('/users/order_list?tab=toShip#top', 'fr');
    localeToStart(page.cookieStorage);
    expect(page.movedTo()).toBe('/fr/users/order_list?tab=toShip#top');
  });

  test.each([
    ['/lao/login', 'lo', '/lo/login'],
    ['/FR/login?mode=2#top', 'fr', '/fr/login?mode=2#top'],
    ['/zh', 'zh-CN', '/zh-CN/'],
    ['/zh-cn/users', 'zh-CN', '/zh-CN/users'],
    ['/ZH-CN/users', 'zh-CN', '/zh-CN/users'],
    ['/en/login', 'en', '/login'],
    ['/EN', 'en', '/'],
    ['/en//evil.example', 'en', '/evil.example'],
  ])('at %s, as people type it, in %s at %s', (address, locale, to) => {
    const page = pageAt(address, 'es');
    expect(localeToStart(page.cookieStorage)).toBe(locale);
    expect(page.movedTo()).toBe(to);
  });

  test.each(['/fr/login', '/zh-CN', '/lo/users'])('at %s, which is the language’s own address, and stays there', (address) => {
    const page = pageAt(address);
    localeToStart(page.cookieStorage);
    expect(page.movedTo()).toBeUndefined();
  });

  test('in English from then on when its address is asked for by name, as no other address of it says so', () => {
    const { cookieStorage } = pageAt('/en/login', 'fr');
    localeToStart(cookieStorage);
    expect(localeToStart(cookieStorage)).toBe('en');
    vi.stubGlobal('location', new URL('https://shop.example/login'));
    expect(localeToStart(cookieStorage)).toBe('en');
  });

  test.each(['//evil.example', '///evil.example/a'])('at %s too, and stays on the site', (address) => {
    for (const cookie of [undefined, 'fr']) expect(() => localeToStart(pageAt(address, cookie).cookieStorage)).not.toThrow();
  });
});

describe('another language', () => {
  test('keeps page, query and hash, and is remembered', () => {
    const page = pageAt('/fr/users/order_list?tab=toShip#top');
    chooseLocale('zh-CN', page.cookieStorage);
    expect(page.movedTo()).toBe('/zh-CN/users/order_list?tab=toShip#top');
    chooseLocale('en', page.cookieStorage);
    expect(page.movedTo()).toBe('/users/order_list?tab=toShip#top');
    expect(page.kept.get('locale')).toBe('en');
  });

  test('keeps what the history knows of the page', () => {
    const page = pageAt('/login');
    chooseLocale('th', page.cookieStorage);
    expect(vi.mocked(history.replaceState)).toHaveBeenCalledWith(page.state, '', '/th/login');
  });

  test('can be chosen at an address with too many slashes', () => {
    expect(() => chooseLocale('en', pageAt('/fr//evil.example').cookieStorage)).not.toThrow();
  });
});
