import { localeCodes } from '@galleria/ui/i18n';
import { describe, expect, test } from 'vitest';
import { type HeadFacts, headOf } from './head.ts';

const facts: HeadFacts = { origin: 'https://shop.example', locale: 'en', pathname: '/about/us', search: '' };

/** The address or text of each element, by what it is found by. */
const read = (some: Partial<HeadFacts>): Record<string, string | undefined> => {
  const { alternates, ...head } = headOf({ ...facts, ...some });
  return { ...head, ...Object.fromEntries(alternates.map(({ hrefLang, href }) => [hrefLang, href])) };
};

test('a page is said to be there in each language, and in English for all others', () => {
  const head = read({ locale: 'th' });
  expect(head).toMatchObject({
    canonical: 'https://shop.example/th/about/us',
    en: 'https://shop.example/about/us',
    'zh-CN': 'https://shop.example/zh-CN/about/us',
    'x-default': 'https://shop.example/about/us',
  });
  expect(Object.keys(head)).toEqual(['description', 'keywords', 'canonical', ...localeCodes, 'x-default']);
});

test('home has one address', () => {
  expect(read({ pathname: '/' })).toMatchObject({ canonical: 'https://shop.example/', fr: 'https://shop.example/fr' });
});

describe('the query', () => {
  test.each([
    ['', ''],
    ['?menuCur=111&tab=toPay', ''],
    ['?cid=12&title=shoes', '?cid=12'],
    ['?page=2&utm_source=x&cid=3', '?cid=3&page=2'],
    ['?cid=<script>', ''],
    ['?cid=1&cid=2', '?cid=1'],
  ])('%s is kept as "%s"', (search, kept) => {
    expect(read({ search })['canonical']).toBe(`https://shop.example/about/us${kept}`);
  });
});

test('two slashes lead to no other host', () => {
  const { canonical, fr } = read({ pathname: '//evil.example/' });
  expect([canonical, fr].map((address) => new URL(address ?? '').host)).toEqual(['shop.example', 'shop.example']);
});

test('what the operator says is one line, and not without end', () => {
  const { description, keywords } = read({ description: ' One\n arcade,\tmany shops. ', keywords: 'x'.repeat(999) });
  expect(description).toBe('One arcade, many shops.');
  expect(keywords).toHaveLength(320);
  expect(read({ description: '  ' })['description']).toBeUndefined();
});
