import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { agreementSchema, applicationSchema } from './application.ts';
import { merchantCardSchema, merchantDetailSchema, merchantHomeSchema } from './merchant.ts';
import { merchantCategorySchema, merchantTypeSchema } from './merchantKind.ts';
import { wrongField } from './testing.ts';

const bare = { id: 3, name: 'Lumen Audio' };

describe('a merchant', () => {
  test('that has only a name is still one', () => {
    expect(v.parse(merchantCardSchema, bare)).toEqual({
      ...bare,
      categoryId: undefined,
      typeId: undefined,
      selfSupport: false,
      avatar: '',
      image: '',
      streetImage: '',
      stars: 0,
      products: [],
    });
  });

  test.each([
    [-2, 0],
    [4.5, 4.5],
    [1e9, 5],
    [null, 0],
  ])('with %j stars has %d', (starLevel, stars) => {
    expect(v.parse(merchantCardSchema, { ...bare, starLevel }).stars).toBe(stars);
  });

  test('names a wrong field of its goods by its place', () => {
    expect(wrongField(merchantCardSchema, { ...bare, proList: [{ id: 1, storeName: 'Vase', price: 'dear' }] })).toBe('proList.0.price');
  });
});

describe("a merchant's front page", () => {
  test('has its banners parsed out of the text, and its service', () => {
    const home = v.parse(merchantHomeSchema, {
      ...bare,
      isCollect: '1',
      serviceType: 'H5',
      serviceLink: 'https://chat.example/3',
      pcBanner: '[{"sattDir":"/a.svg","attId":5},{"sattDir":"/b.svg"}]',
      pcBackImage: '/c.svg',
    });
    expect(home).toMatchObject({
      followed: true,
      service: { kind: 'chat', link: 'https://chat.example/3', phone: '', message: '', email: '' },
      banners: ['/a.svg', '/b.svg'],
      backdrop: '/c.svg',
    });
  });

  test.each([
    ['H5', 'chat'],
    ['phone', 'phone'],
    ['hotline', 'phone'],
    ['message', 'message'],
    ['email', 'email'],
    ['__proto__', 'unknown'],
    ['pigeon', 'unknown'],
    [null, 'unknown'],
  ])('gives service by %j as %s', (serviceType, kind) => {
    expect(v.parse(merchantHomeSchema, { ...bare, serviceType }).service.kind).toBe(kind);
  });

  test.each([
    ['[{"sattDir"', 'pcBanner'],
    ['{"sattDir":"/a.svg"}', 'pcBanner'],
    ['["/a.svg"]', 'pcBanner.0'],
    ['[{"sattDir":"/a.svg"},{}]', 'pcBanner.1.sattDir'],
  ])('with the banners %s breaks the contract at %s', (pcBanner, path) => {
    expect(wrongField(merchantHomeSchema, { ...bare, pcBanner })).toBe(path);
  });
});

test("a merchant's qualification, seat and followers", () => {
  expect(v.parse(merchantDetailSchema, { id: 3, qualificationPicture: '["/a.svg"]', createTime: '2024-02-29', collectNum: null })).toEqual({
    id: 3,
    realName: '',
    email: '',
    phone: '',
    address: '',
    intro: '',
    qualifications: ['/a.svg'],
    joinedAt: '2024-02-29',
    followers: 0,
  });
  for (const qualificationPicture of ['/a.svg', '{}', 'null', ['/a.svg']])
    expect(wrongField(merchantDetailSchema, { id: 3, qualificationPicture })).toBe('qualificationPicture');
});

test('kinds of shop and fields of trade', () => {
  expect(v.parse(merchantTypeSchema, { id: 1, name: 'Studio', info: null, sort: 3 })).toEqual({ id: 1, name: 'Studio', info: '' });
  expect(v.parse(merchantCategorySchema, { id: 1, name: 'Home', handlingFee: 7.5 })).toEqual({ id: 1, name: 'Home', fee: 7.5 });
  expect(v.parse(merchantCategorySchema, { id: 1, name: 'Home', handlingFee: null }).fee).toBe(0);
});

test('an agreement is marked as HTML, and may be empty', () => {
  expect(v.parse(agreementSchema, { agreement: '<p>a</p>' })).toEqual({ agreementHtml: '<p>a</p>' });
  expect(v.parse(agreementSchema, {})).toEqual({ agreementHtml: '' });
});

describe('an application', () => {
  test('leaves with clean names', () => {
    const wire = {
      id: 7,
      name: 'Kiln',
      qualificationPicture: '["/a.svg"]',
      auditStatus: 3,
      denialReason: 'Expired',
      createTime: '2026-02-20 10:00:00',
    };
    expect(v.parse(applicationSchema, wire)).toEqual({
      id: 7,
      name: 'Kiln',
      categoryId: undefined,
      typeId: undefined,
      realName: '',
      email: '',
      phone: '',
      address: '',
      keywords: '',
      qualifications: ['/a.svg'],
      status: 'auditFailed',
      refusal: 'Expired',
      appliedAt: '2026-02-20T02:00:00.000Z',
    });
  });

  test.each([
    [1, 'toBeReviewed'],
    [2, 'approved'],
    [3, 'auditFailed'],
    [0, 'unknown'],
    [4, 'unknown'],
  ])('with auditStatus %d is %s', (auditStatus, status) => {
    expect(v.parse(applicationSchema, { id: 7, name: 'Kiln', auditStatus }).status).toBe(status);
  });

  test('without its status breaks the contract there', () => {
    expect(wrongField(applicationSchema, { id: 7, name: 'Kiln' })).toBe('auditStatus');
  });
});
