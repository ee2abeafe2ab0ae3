import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { productDetailSchema, specificationSchema } from './product.ts';
import { wrongField } from './testing.ts';

const sku = { id: 1091, sku: 'Graphite,Large', stock: 40, price: 75, otPrice: 100, image: '/a.svg', weight: 0.5, volume: 0.002 };
const attributes = [
  { id: 51, attrName: 'Colour', attrValues: 'Graphite, Chalk' },
  { id: 52, attrName: 'Size', attrValues: 'Large,Small,' },
];
const skusOf = (productValue: unknown) => v.parse(specificationSchema, { productAttr: attributes, productValue }).skus;

describe('a specification', () => {
  test('has its attributes and skus', () => {
    expect(v.parse(specificationSchema, { productAttr: attributes, productValue: { 'Graphite,Large': sku } })).toEqual({
      attributes: [
        { id: 51, name: 'Colour', values: ['Graphite', 'Chalk'] },
        { id: 52, name: 'Size', values: ['Large', 'Small'] },
      ],
      skus: [
        {
          id: 1091,
          values: ['Graphite', 'Large'],
          specText: 'Graphite,Large',
          price: '75',
          oldPrice: '100',
          discount: 25,
          stock: 40,
          image: '/a.svg',
          weight: 0.5,
          volume: 0.002,
        },
      ],
    });
  });

  test.each([{}, { productAttr: null, productValue: null }, { productAttr: [], productValue: {} }])('%j has nothing to choose', (wire) => {
    expect(v.parse(specificationSchema, wire)).toEqual({ attributes: [], skus: [] });
  });

  test('of a sku that says next to nothing takes its text from its key', () => {
    expect(skusOf({ 'Chalk,Small': { id: 1, price: 9.5, sku: null, weight: null, otPrice: 0 } })).toEqual([
      {
        id: 1,
        values: ['Chalk', 'Small'],
        specText: 'Chalk,Small',
        price: '9.5',
        oldPrice: undefined,
        discount: undefined,
        stock: 0,
        image: '',
        weight: 0,
        volume: 0,
      },
    ]);
  });

  test('has values that match those of the attributes, whatever blanks stand around the commas', () => {
    expect(skusOf({ ' Chalk , Large': sku })[0]?.values).toEqual(['Chalk', 'Large']);
    expect(skusOf({ '': sku })[0]?.values).toEqual([]);
  });

  // A value with a comma cannot be told from two: such a sku is never chosen, and harms nobody.
  test('reads a comma within a value as the end of it, in attributes and keys alike', () => {
    const wire = {
      productAttr: [{ id: 1, attrName: 'Colour', attrValues: 'Red, dark,Blue' }],
      productValue: { 'Red, dark': sku, Blue: sku },
    };
    const {
      attributes: [colour],
      skus,
    } = v.parse(specificationSchema, wire);
    expect(colour?.values).toEqual(['Red', 'dark', 'Blue']);
    expect(skus.map(({ values }) => values)).toEqual([['Red', 'dark'], ['Blue']]);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])('survives the key %s', (key) => {
    const skus = skusOf(JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(sku)},"Chalk,Small":${JSON.stringify({ ...sku, id: 2 })}}`));
    expect(skus).toContainEqual(expect.objectContaining({ id: 2, values: ['Chalk', 'Small'] }));
    expect(Object.getPrototypeOf(skus[0])).toBe(Object.prototype);
    expect({}).not.toHaveProperty('price');
  });

  test('is read with any keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.constant(sku)), (productValue) => {
        expect(skusOf(productValue).length).toBeLessThanOrEqual(Object.keys(productValue).length);
      }),
    );
  });

  test('names a wrong field of a sku by its key', () => {
    expect(wrongField(specificationSchema, { productValue: { 'Chalk,Small': { ...sku, price: null } } })).toBe(
      'productValue.Chalk,Small.price',
    );
    expect(wrongField(specificationSchema, { productValue: 'none' })).toBe('productValue');
    expect(wrongField(specificationSchema, { productAttr: [{ id: 51, attrValues: 'A' }] })).toBe('productAttr.0.attrName');
  });
});

describe('a product', () => {
  const info = { id: 109, merId: 3, storeName: 'Aria One', price: 8999, sliderImage: '["/a.svg","/b.svg"]', content: '<b>a</b>' };
  const detail = { productInfo: info, merchantInfo: { id: 99, name: 'Lumen Audio', starLevel: 12 } };

  test('that has only a name, a price and a merchant is still one', () => {
    expect(v.parse(productDetailSchema, detail)).toEqual({
      id: 109,
      name: 'Aria One',
      image: '',
      pictures: ['/a.svg', '/b.svg'],
      price: '8999',
      oldPrice: undefined,
      discount: undefined,
      stock: 0,
      sold: 0,
      unit: '',
      intro: '',
      detailsHtml: '<b>a</b>',
      attributes: [],
      skus: [],
      merchant: { id: 3, name: 'Lumen Audio', avatar: '', selfSupport: false, stars: 5, typeId: undefined, followed: false, products: [] },
      collected: false,
      guarantees: [],
    });
  });

  test('may have null for whatever else there is', () => {
    const nulls = {
      sliderImage: null,
      otPrice: null,
      stock: null,
      sales: null,
      ficti: null,
      storeInfo: null,
      unitName: null,
      content: null,
    };
    const wire = {
      ...detail,
      productInfo: { ...info, ...nulls },
      merchantInfo: { id: null, name: 'Lumen Audio', proList: null, isCollect: null },
      userCollect: null,
      guaranteeList: null,
    };
    expect(v.parse(productDetailSchema, wire)).toMatchObject({ pictures: [], stock: 0, detailsHtml: '', collected: false, guarantees: [] });
  });

  test.each([
    ['[/a.svg]', 'productInfo.sliderImage'],
    ['"/a.svg"', 'productInfo.sliderImage'],
    ['/a.svg,/b.svg', 'productInfo.sliderImage'],
    ['["/a.svg",null]', 'productInfo.sliderImage.1'],
  ])('with the pictures %s breaks the contract at %s', (sliderImage, path) => {
    expect(wrongField(productDetailSchema, { ...detail, productInfo: { ...info, sliderImage } })).toBe(path);
  });

  test('without itself or its merchant breaks the contract there', () => {
    expect(wrongField(productDetailSchema, { merchantInfo: detail.merchantInfo })).toBe('productInfo');
    expect(wrongField(productDetailSchema, { productInfo: info })).toBe('merchantInfo');
    expect(wrongField(productDetailSchema, { ...detail, userCollect: 'yes' })).toBe('userCollect');
  });
});
