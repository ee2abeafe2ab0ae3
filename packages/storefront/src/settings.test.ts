import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

/** A page whose metas say this. */
function pageWith(metas: Record<string, string>) {
  return {
    querySelector(selector: string) {
      const name = /^meta\[name="(.+)"\]$/.exec(selector)?.[1] ?? '';
      return metas[name] === undefined ? null : Object.assign(Object.create(null), { getAttribute: () => metas[name] });
    },
  };
}

const withApi = (api: string) => readSettings(pageWith({ 'galleria:api': api })).base;

describe('the settings', () => {
  test('are the own server and the bare token when the page says nothing', () => {
    expect(readSettings(pageWith({}))).toEqual({ base: '', tokenHeader: 'bare', stripeKey: '' });
    expect(readSettings(pageWith({ 'galleria:api': ' ', 'galleria:token-header': '' }))).toEqual({
      base: '',
      tokenHeader: 'bare',
      stripeKey: '',
    });
  });

  test.each([
    ['https://api.shop.example', 'https://api.shop.example'],
    ['https://api.shop.example/', 'https://api.shop.example'],
    [' HTTPS://API.Shop.Example:443// ', 'https://api.shop.example'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
    ['https://shop.example/market/v1/', 'https://shop.example/market/v1'],
    ['https://läden.example', 'https://xn--lden-loa.example'],
  ])('point at the server %s', (text, base) => {
    expect(withApi(text)).toBe(base);
  });

  test.each([
    'shop.example',
    '/market',
    '//shop.example',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://user@shop.example',
    'https://:secret@shop.example',
    'https://shop.example/?a=1',
    'https://shop.example/#a',
    'https://',
  ])('refuse %s, and say what to write', (text) => {
    expect(() => withApi(text)).toThrow(`The meta "galleria:api" in index.html says "${text}". Write https://`);
  });

  test('name the way of the token', () => {
    expect(readSettings(pageWith({ 'galleria:token-header': 'bearer' })).tokenHeader).toBe('bearer');
    expect(() => readSettings(pageWith({ 'galleria:token-header': 'Bearer' }))).toThrow('says "Bearer". Write bare or bearer.');
  });
});

describe('the key for cards', () => {
  const withKey = (key: string) => readSettings(pageWith({ 'galleria:stripe-key': key })).stripeKey;

  test.each(['', 'demo', 'pk_test_51Abc', 'pk_live_51Abc'])('may be "%s"', (key) => expect(withKey(key)).toBe(key));

  test.each(['sk_live_51Abc', 'rk_test_1', 'Demo', 'pk_live_', 'pk_test_1"><script>'])('is never %s', (key) => {
    expect(() => withKey(key)).toThrow('Write a publishable key');
  });
});

test('the page has all, with what they are by default', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8');
  expect(page).toContain('<meta name="galleria:api" content="" />');
  expect(page).toContain('<meta name="galleria:token-header" content="bare" />');
  expect(page).toContain('<meta name="galleria:stripe-key" content="" />');
});
