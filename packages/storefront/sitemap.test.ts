import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap.ts';
import { localeCodes } from '../ui/src/i18n/locales.ts';
import { localeOfSegment, localePrefix } from './src/paths.ts';
import { pageEntries } from './src/routes/pages.ts';

const prefixOf = (code: string) => localePrefix(localeOfSegment(code) ?? 'en');
const text = sitemap(
  'https://shop.example',
  pageEntries.map(([, page]) => page),
  localeCodes,
  prefixOf,
);
const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const pathOf = (address: string) => new URL(address).pathname.replace(/^\/(zh-CN|th|es|fr|lo)(?=\/|$)/, '');

test('the sitemap has each public page once in each language, and says where the others are', () => {
  expect(addresses).toContain('https://shop.example/');
  expect(addresses).toContain('https://shop.example/fr');
  expect(addresses).toContain('https://shop.example/zh-CN/about/us');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length % localeCodes.length).toBe(0);
  expect(text.match(/hreflang="th" href="https:\/\/shop\.example\/th\/about\/us"/g)).toHaveLength(localeCodes.length);
});

test('what is for one shopper, or for machines, is not in it', () => {
  expect(
    addresses.filter((address) => ['users', 'order', 'middlewares', 'login'].some((part) => pathOf(address).startsWith(`/${part}`))),
  ).toEqual([]);
  expect(robots('https://shop.example')).toContain('Sitemap: https://shop.example/sitemap.xml');
});
