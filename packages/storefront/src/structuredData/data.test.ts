import { moneySchema } from '@galleria/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { breadcrumb, itemList, product, type ProductFacts, store } from './data.ts';
import { jsonOf } from './jsonOf.ts';
import { organization, type StructuredData } from './thing.ts';

/** What schema.org and those who read it require of each type, as their documentation has it. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  Store: ['name', 'url'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
};

/** Every thing of a description that lacks something, by its type. */
function lacking(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lacking);
  if (typeof value !== 'object' || value === null) return [];
  const own = new Map<string, unknown>(Object.entries(value));
  const type = own.get('@type');
  const missing =
    typeof type === 'string'
      ? (required[type] ?? [`rule for ${type}`]).filter((name) => own.get(name) === undefined).map((name) => `${type} ${name}`)
      : [];
  return [...missing, ...[...own.values()].flatMap(lacking)];
}

const money = (amount: string) => v.parse(moneySchema, amount);
const url = 'https://shop.example/goods_detail/101';
const sku = {
  id: 1,
  values: ['Sand'],
  specText: 'Sand',
  price: money('6490'),
  oldPrice: undefined,
  discount: undefined,
  stock: 3,
  image: '',
  weight: 0,
  volume: 0,
};
const facts: ProductFacts = {
  product: {
    id: 101,
    name: 'Mira handbag',
    image: '/a.webp',
    pictures: ['/a.webp', 'https://pictures.example/b.webp'],
    intro: '',
    price: sku.price,
    stock: 3,
    skus: [sku],
    merchant: { name: 'Loom & Thread' },
  },
  origin: 'https://shop.example',
  url,
  sellerUrl: 'https://shop.example/merchant/merchant/home?id=4',
  currency: 'INR',
  reviews: { all: 46, stars: 4.8 },
};

test.each<[string, StructuredData]>([
  ['the marketplace', organization({ name: 'Galleria', url: 'https://shop.example/' })],
  ['a shop', store({ name: 'Loom & Thread', url, mark: '/pictures/loom.svg', origin: 'https://shop.example' })],
  ['goods', product(facts)],
  ['goods in several sizes', product({ ...facts, product: { ...facts.product, skus: [sku, { ...sku, id: 2, price: money('6990') }] } })],
  ['a way', breadcrumb([{ name: 'Galleria', url: 'https://shop.example/' }])],
  ['a list', itemList([url])],
])('the description of %s has what is required', (_, data) => {
  expect(lacking(data)).toEqual([]);
  expect(data['@context']).toBe('https://schema.org');
});

describe('goods', () => {
  test('have whole addresses of pictures, and say whether they can be had', () => {
    expect(product(facts)).toMatchObject({
      image: ['https://shop.example/a.webp', 'https://pictures.example/b.webp'],
      offers: { '@type': 'Offer', price: '6490', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 46 },
    });
    expect(product({ ...facts, product: { ...facts.product, stock: 0 } })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('that nobody has reviewed have no score', () => {
    expect(product({ ...facts, reviews: { all: 0, stars: 0 } })).not.toHaveProperty('aggregateRating');
    expect(product({ ...facts, reviews: undefined })).not.toHaveProperty('aggregateRating');
  });
});

test('what a merchant writes cannot leave the script that it stands in', () => {
  const text = jsonOf([
    store({ name: '</script><script>alert(1)</script><!--', url, mark: 'javascript:alert(1)', origin: 'https://shop.example' }),
  ]);
  expect(text).not.toMatch(/[<>]/);
  expect(JSON.parse(text)).toMatchObject([{ name: '</script><script>alert(1)</script><!--' }]);
});
