import { describe, expect, test } from 'vitest';
import { fixtureNow } from '../../fixtureNow.ts';
import { drawPicture } from '../../pictures.ts';
import type { Product } from '../state/shop.ts';
import {
  categories,
  middleBanners,
  detailsHtml,
  guarantees,
  merchantCategories,
  merchantTypes,
  seedActivities,
  seedCouponOffers,
  seedMerchants,
  seedProducts,
  seedReviews,
  siteBanners,
  usedPictures,
} from './index.ts';
import { shownGoods } from './merchants.ts';
import { colourNames, toneOf } from './products.ts';

const products = seedProducts(fixtureNow);
const merchants = seedMerchants(fixtureNow);
const reviews = seedReviews(products, fixtureNow);
const offers = seedCouponOffers(fixtureNow);
const expectUnique = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length);
const stockOf = ({ skus }: Product) => skus.reduce((sum, { stock }) => sum + stock, 0);
const open = new Set(merchants.filter(({ closed }) => !closed).map(({ id }) => id));
const onSale = products.filter(({ withdrawn, merchant }) => !withdrawn && open.has(merchant));
const ids = new Set(products.map(({ id }) => id));

test('is large, and the same at every start', () => {
  expect(products.length).toBeGreaterThanOrEqual(210);
  expect(merchants.length).toBeGreaterThanOrEqual(14);
  expect(reviews.length).toBeGreaterThanOrEqual(280);
  expect(offers.length).toBeGreaterThanOrEqual(12);
  expect(JSON.stringify(seedProducts(fixtureNow))).toBe(JSON.stringify(products));
  expect(JSON.stringify(seedReviews(products, fixtureNow))).toBe(JSON.stringify(reviews));
});

test.each<[string, readonly { id: number }[]]>([
  ['goods', products],
  ['skus', products.flatMap(({ skus }) => skus)],
  ['attributes', products.flatMap(({ attributes }) => attributes)],
  ['merchants', merchants],
  ["shops' categories", merchants.flatMap(({ shopCategories }) => shopCategories)],
  ['categories', categories],
  ['reviews', reviews],
  ['coupons', offers],
  ['activities', seedActivities()],
])('ids of %s are unique', (_, list) => expectUnique(list.map(({ id }) => id)));

describe('categories', () => {
  test('have three levels, each below the one before', () => {
    const levels = new Map(categories.map(({ id, level }) => [id, level]));
    for (const { parent, level } of categories) expect(parent ? levels.get(parent) : 0).toBe(level - 1);
  });

  test.each(categories.filter(({ level }) => level < 3))('$name has two to four below it', ({ id }) => {
    const below = categories.filter(({ parent }) => parent === id).length;
    expect(below).toBeGreaterThanOrEqual(2);
    expect(below).toBeLessThanOrEqual(4);
  });

  test.each(categories.filter(({ level }) => level === 3))('$name has at least two goods on sale', ({ id }) => {
    expect(onSale.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(2);
  });
});

describe('merchants', () => {
  test('keep the first six, and one is closed, one is our own', () => {
    expect(merchants.slice(0, 6).map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Northway Supply',
      '2 Kiln & Clay',
      '3 Lumen Audio',
      '4 Loom & Thread',
      '5 Orchard Lane Grocers',
      '6 Meridian Watch House',
    ]);
    expect(merchants.filter(({ closed }) => closed)).toHaveLength(1);
    expect(merchants.filter(({ selfSupport }) => selfSupport)).toHaveLength(1);
    expect(new Set(merchants.map(({ service }) => service)).size).toBe(4);
  });

  test.each(merchants)('$name is of a known kind, and sells something', ({ id, type, category, shopCategories }) => {
    expect(merchantTypes.some((one) => one.id === type)).toBe(true);
    expect(merchantCategories.some((one) => one.id === category)).toBe(true);
    expect(products.filter(({ merchant }) => merchant === id).length).toBeGreaterThanOrEqual(2);
    for (const { parent } of shopCategories)
      expect(parent === 0 || shopCategories.some((one) => one.id === parent && one.parent === 0)).toBe(true);
  });
});

describe('goods', () => {
  test.each(products)('$id $name fits together', (product) => {
    const { id, name, merchant, category, shopCategory, attributes, skus, pictures, image, postage } = product;
    expect(name.length).toBeLessThanOrEqual(120);
    expect(categories.find((one) => one.id === category)?.level).toBe(3);
    const own = merchants.find((one) => one.id === merchant)?.shopCategories.find((one) => one.id === shopCategory);
    expect(own?.parent).toBeGreaterThan(0);
    expect(pictures[0]).toBe(image.replace('.svg', '-large.svg'));
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(pictures.length).toBeLessThanOrEqual(5);
    expectUnique(pictures);
    expect(postage).toBeLessThanOrEqual(9900);
    expect(product.addedAt).toBeLessThan(fixtureNow);
    expect(detailsHtml(product, 'INR')).toContain('<table>');

    expect(skus.length).toBeLessThanOrEqual(9);
    expect(skus.map((sku) => sku.id)).toEqual(skus.map((_, at) => id * 10 + 1 + at));
    expectUnique(skus.map(({ values }) => values.join()));
    for (const { values, price, stock } of skus) {
      expect(values).toHaveLength(attributes.length);
      values.forEach((value, at) => expect(attributes[at]?.values).toContain(value));
      expect(price).toBeGreaterThanOrEqual(skus[0]?.price ?? 0);
      expect(Number.isInteger(price) && Number.isInteger(stock) && stock >= 0).toBe(true);
    }
    // The wire joins the values of an attribute, and those of a sku, by commas.
    expect(attributes.flatMap(({ values }) => values).join('')).not.toContain(',');
  });

  test.each(products)('$id $name comes in the colours that it says', ({ attributes, skus }) => {
    const at = attributes.findIndex(({ name }) => colourNames.has(name));
    const [own] = skus;
    for (const sku of at < 0 ? [] : skus) {
      const [, tone] = /\/pictures\/[a-z]+-([a-z]+)\.svg$/.exec(sku.image ?? '') ?? [];
      if (sku.values[at] === own?.values[at]) expect(sku.image).toBeUndefined();
      else expect(tone).toBe(toneOf[sku.values[at] ?? '']);
    }
  });

  test('say nothing twice', () => {
    const twice = products.filter(({ name, skus: [sku] }) => sku?.values.some((value) => name.toLowerCase().includes(value.toLowerCase())));
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  test('have names of their own', () => expectUnique(products.map(({ name }) => name)));

  test('are of every kind that a page must cope with', () => {
    const skus = products.flatMap((product) => product.skus);
    expect(products.filter(({ virtual, postage }) => virtual && postage === 0)).toHaveLength(2);
    expect(products.filter(({ withdrawn }) => withdrawn)).toHaveLength(1);
    expect(products.some((product) => product.skus.length === 1)).toBe(true);
    expect(products.some((product) => stockOf(product) === 0)).toBe(true);
    expect(products.some((product) => stockOf(product) > 0 && product.skus.some(({ stock }) => stock === 0))).toBe(true);
    expect(products.some(({ name }) => name.length > 60)).toBe(true);
    expect(skus.some(({ gone }) => gone)).toBe(true);
    expect(skus.some(({ oldPrice }) => oldPrice === undefined)).toBe(true);
    expect(skus.some(({ oldPrice, price }) => oldPrice === price)).toBe(true);
    expect(skus.some(({ oldPrice, price }) => oldPrice !== undefined && oldPrice < price)).toBe(true);
    expect(skus.some(({ image }) => image)).toBe(true);
  });

  test('begin with those that stories and orders know', () => {
    const told = products.slice(0, 32).map((product) => {
      const [sku] = product.skus;
      return [product.id, sku?.price, sku?.oldPrice ?? 0, product.sales + product.ficti, stockOf(product), sku?.values.join(', ')].join(
        ' | ',
      );
    });
    expect(told).toMatchInlineSnapshot(`
      [
        "101 | 649000 | 899000 | 1204 | 34 | Tan",
        "102 | 999000 | 1349000 | 731 | 12 | Size S",
        "103 | 1245000 | 0 | 318 | 9 | ",
        "104 | 780000 | 0 | 842 | 40 | Single",
        "105 | 1599900 | 1899900 | 560 | 7 | Blue dial",
        "106 | 429900 | 599900 | 6412 | 120 | Lilac, UK 8",
        "107 | 89900 | 119900 | 5702 | 260 | Set of two, Sand",
        "108 | 235000 | 0 | 213 | 18 | 30 cm",
        "109 | 899900 | 1199900 | 9217 | 64 | Graphite",
        "110 | 54900 | 0 | 7304 | 410 | 500 g",
        "111 | 115000 | 115000 | 5510 | 0 | Box of 12",
        "112 | 129900 | 159900 | 4021 | 77 | Honey",
        "113 | 549900 | 799900 | 2790 | 51 | Cobalt",
        "114 | 64900 | 0 | 3106 | 88 | Medium pot",
        "115 | 1899000 | 2249000 | 128 | 5 | ",
        "116 | 279900 | 349900 | 3641 | 95 | W 32, L 32",
        "117 | 74900 | 0 | 1402 | 140 | 12 cm",
        "118 | 6499000 | 7299000 | 402 | 16 | English",
        "119 | 189000 | 0 | 389 | 22 | ",
        "120 | 249000 | 299000 | 1718 | 63 | Plum",
        "121 | 145000 | 185000 | 922 | 130 | Fine nib",
        "122 | 499000 | 0 | 176 | 11 | ",
        "123 | 219900 | 0 | 467 | 0 | ",
        "124 | 329900 | 419900 | 2208 | 73 | Moss",
        "125 | 359900 | 0 | 1530 | 28 | Size M",
        "126 | 3899000 | 4499000 | 96 | 4 | ",
        "127 | 89900 | 99900 | 2874 | 210 | Brick",
        "128 | 39900 | 0 | 6120 | 320 | Pack of 4",
        "129 | 449900 | 549900 | 1967 | 57 | Black",
        "130 | 745000 | 0 | 310 | 14 | ",
        "131 | 629900 | 749900 | 1086 | 31 | UK 7, Mustard",
        "132 | 129900 | 0 | 644 | 80 | Paperback",
      ]
    `);
  });
});

test('activities are of every layout, one is over, and each shows goods that there are', () => {
  const activities = seedActivities();
  expect(new Set(activities.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
  expect(activities.some(({ closed }) => closed)).toBe(true);
  for (const activity of activities) {
    expectUnique(activity.products);
    expect(activity.products.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test('wide pictures of shops and activities show goods of their own', () => {
  const drawn = (of: readonly { image: string }[]) => new Set(of.map(({ image }) => image.slice('/pictures/'.length).split(/[-.]/)[0]));
  for (const { id, name, drawing } of seedMerchants(0)) {
    const own = drawn(products.filter(({ merchant }) => merchant === id));
    expect((shownGoods[drawing] ?? [name]).filter((one) => !own.has(one))).toEqual([]);
  }
  for (const { banners, products: shown } of seedActivities()) {
    const own = drawn(products.filter(({ id }) => shown.includes(id)));
    const pictured = banners.flatMap((address) => address.slice('/pictures/'.length, -'.svg'.length).split('-').slice(2));
    expect(pictured.length).toBeGreaterThan(0);
    expect(pictured.filter((one) => !own.has(one))).toEqual([]);
  }
});

test('banners lead inside the shop', () => {
  for (const { url } of [...siteBanners, ...middleBanners]) expect(url).toMatch(/^\/goods\//);
});

test('reviews are about goods that there are, and spread unevenly', () => {
  expect(reviews.filter(({ product }) => !ids.has(product))).toEqual([]);
  expect(reviews.filter(({ product }) => product === 106)).toHaveLength(60);
  expect(products.some(({ id }) => !reviews.some(({ product }) => product === id))).toBe(true);
  expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(reviews.filter(({ text, at }) => !text || at >= fixtureNow)).toEqual([]);
  expect(reviews.some(({ reply }) => reply) && reviews.some(({ pictures }) => pictures.length > 0)).toBe(true);
});

test('coupons are of every scope and every state', () => {
  expect(new Set(offers.map(({ scope }) => scope))).toEqual(new Set([1, 2, 3, 4]));
  for (const { products: about = [], merchant, category, fixed, days } of offers) {
    expect(about.filter((id) => !ids.has(id))).toEqual([]);
    expect(merchant === undefined || open.has(merchant)).toBe(true);
    expect(category === undefined || categories.some(({ id, level }) => id === category && level === 1)).toBe(true);
    expect(fixed !== undefined || days > 0).toBe(true);
  }
  expect(
    offers.some(({ left }) => left === 0) && offers.some(({ left }) => left === undefined) && offers.some(({ left = 0 }) => left > 0),
  ).toBe(true);
  expect(offers.some(({ receiveFrom }) => receiveFrom > fixtureNow) && offers.some(({ receiveUntil }) => receiveUntil < fixtureNow)).toBe(
    true,
  );
});

describe('pictures', () => {
  test.each(usedPictures())('%s can be drawn', (name) => expect(drawPicture(name)).toMatch(/^<svg .*<\/svg>$/s));

  test.each([
    'constructor',
    '__proto__',
    'shoe-constructor',
    'shoe-__proto__',
    'shoe-pair-sand',
    'shoe-pair-close',
    'laptop-teal',
    'icon-shoe-teal',
    'photo-shoe',
    'portrait-constructor',
    'mark-é-clay',
    'mark-constructor-clay',
    'mark-n-pink',
    'banner-shoe-9',
    'banner-shoe-toString',
    'arcade-sand',
    'arcade-pink-shoe',
    'arcade-sand-shoe-constructor',
    'shop-clay-shoe-9',
    'shop-shoe-1',
    'mark-',
    '',
  ])('there is none of the name "%s"', (name) => expect(drawPicture(name)).toBeUndefined());
});

test.each([
  ['INR', '₹49.50'],
  ['JPY', '¥50'],
  ['KWD', 'KD\u00a049.500'],
] as const)('details tell the postage in %s, as it is charged', (currency, postage) => {
  const posted = products.find((product) => product.postage === 4950) ?? expect.fail('Nothing has this postage.');
  expect(detailsHtml(posted, currency)).toContain(`Postage is ${postage} for each piece.`);
});

test('goods name no currency: what a gift card is worth is said in that of the shop', () => {
  const said = products.flatMap(({ name, intro, attributes }) => [name, intro, ...attributes.flatMap(({ values }) => values)]);
  expect(said.filter((text) => /[₹$€£¥]/u.test(text))).toEqual([]);
});

test('guarantees are true in every currency and of every product: they name no amount, and promise no free delivery', () => {
  for (const { name, content } of guarantees) {
    expect(`${name} ${content}`).not.toMatch(/[₹$€£¥]/u);
    expect(name).not.toMatch(/free/i);
  }
  expect(products.some(({ postage }) => postage > 0)).toBe(true);
});
