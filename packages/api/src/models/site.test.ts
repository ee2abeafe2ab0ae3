import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { signInMethodsSchema, signInPictureSchema } from './signIn.ts';
import { customerServiceSchema, searchWordSchema, siteSchema } from './site.ts';
import { wrongField } from './testing.ts';

const rupees = { code: 'INR', symbol: '₹' };

describe('the site', () => {
  test('leaves with clean names', () => {
    const wire = {
      banner: [{ id: 1, name: 'Summer', pic: '/a.svg', url: '/goods/activity_list?id=1' }],
      bastBanner: [{ id: 2, pic: null }],
      logoUrl: null,
      recommendImage: '/b.svg',
      shopStreetHeaderImag: '/c.svg',
      shopPayCurrency: '{"country":"US","currency":"USD","symbol":"$"}',
      consumerType: 'hotline',
      consumerH5Url: 'https://chat.example',
      consumerHotline: '+91 80',
      consumerMessage: 'https://messages.example',
      consumerEmail: 'care@shop.example',
      site_keywords: 'shops',
      site_description: 'Many shops',
    };
    expect(v.parse(siteSchema, wire)).toEqual({
      banners: [{ id: 1, name: 'Summer', image: '/a.svg', url: '/goods/activity_list?id=1' }],
      middleBanners: [{ id: 2, name: '', image: '', url: '' }],
      logoUrl: '',
      recommendImage: '/b.svg',
      merchantStreetImage: '/c.svg',
      currency: { code: 'USD', symbol: '$' },
      service: {
        kind: 'phone',
        link: 'https://chat.example',
        phone: '+91 80',
        message: 'https://messages.example',
        email: 'care@shop.example',
      },
      keywords: 'shops',
      description: 'Many shops',
    });
  });

  test('may leave everything out, and sells in rupees then', () => {
    expect(v.parse(siteSchema, {})).toMatchObject({ banners: [], middleBanners: [], currency: rupees, service: { kind: 'unknown' } });
    expect(v.parse(siteSchema, { shopPayCurrency: null, banner: null }).currency).toEqual(rupees);
    expect(v.parse(siteSchema, { shopPayCurrency: '' }).currency).toEqual(rupees);
  });

  test.each([
    ['no JSON', 'INR', 'shopPayCurrency'],
    ['half of it', '{"currency":"INR"', 'shopPayCurrency'],
    ['JSON null', 'null', 'shopPayCurrency'],
    ['a list', '["INR","₹"]', 'shopPayCurrency.currency'],
    ['no symbol', '{"currency":"INR"}', 'shopPayCurrency.symbol'],
    ['a code that Intl would throw at', '{"currency":"rupee","symbol":"₹"}', 'shopPayCurrency.currency'],
    ['a symbol as long as a sentence', '{"currency":"INR","symbol":"Indian rupees"}', 'shopPayCurrency.symbol'],
  ])('with %s for a currency breaks the contract there', (_, shopPayCurrency, path) => {
    expect(wrongField(siteSchema, { shopPayCurrency })).toBe(path);
  });

  test('names a wrong banner by its place', () => {
    expect(wrongField(siteSchema, { banner: [{ id: 1 }, { id: '2' }] })).toBe('banner.1.id');
  });
});

test.each([
  ['h5', 'chat'],
  ['H5', 'chat'],
  ['hotline', 'phone'],
  ['message', 'message'],
  ['email', 'email'],
  ['fax', 'unknown'],
])('service by %s is service by %s, of the site and of a merchant', (word, kind) => {
  expect(v.parse(siteSchema, { consumerType: word }).service.kind).toBe(kind);
  expect(v.parse(customerServiceSchema, { serviceType: word })).toEqual({ kind, link: '', phone: '', message: '', email: '' });
});

test('a way to sign in is on for true, 1 and "1", and off for the rest', () => {
  const off = { facebook: false, google: false, twitter: false, visitor: false, captcha: false };
  const texts = { googleClientId: '', facebookAppId: '', agreementHtml: '' };
  expect(
    v.parse(signInMethodsSchema, { facebookOpen: true, googleOpen: 1, twitterOpen: '1', visitorOpen: '0', captchaOpen: 'true' }),
  ).toEqual({
    ...texts,
    ...off,
    facebook: true,
    google: true,
    twitter: true,
    captcha: true,
  });
  expect(v.parse(signInMethodsSchema, {})).toEqual({ ...texts, ...off });
});

test('the picture beside the form may be missing', () => {
  expect(v.parse(signInPictureSchema, {})).toEqual({ image: '' });
});

test('a search word is its title', () => {
  expect(v.parse(searchWordSchema, { id: 1, title: 'vase', sort: 9 })).toEqual({ id: 1, title: 'vase' });
  expect(wrongField(searchWordSchema, { id: 1, title: null })).toBe('title');
});
