import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { signInMethodsSchema, signInPictureSchema, siteSchema } from './site.ts';
import { signedInSchema, userSchema } from './user.ts';

const currency = (text: string) => ({ shopPayCurrency: text });

describe('the site', () => {
  test('has its currency parsed out of the text', () => {
    const wire = {
      ...currency('{"country":"IN","currency":"INR","symbol":"₹"}'),
      logoUrl: null,
      site_keywords: 'shops',
      site_description: 'Many shops',
    };
    expect(v.parse(siteSchema, wire)).toEqual({
      logoUrl: '',
      currency: { code: 'INR', symbol: '₹' },
      keywords: 'shops',
      description: 'Many shops',
    });
  });

  test.each([
    ['no JSON', 'INR', 'shopPayCurrency'],
    ['JSON null', 'null', 'shopPayCurrency'],
    ['no symbol', '{"currency":"INR"}', 'shopPayCurrency.symbol'],
    ['a code that Intl would throw at', '{"currency":"rupee","symbol":"₹"}', 'shopPayCurrency.currency'],
    ['a symbol as long as a sentence', '{"currency":"INR","symbol":"Indian rupees"}', 'shopPayCurrency.symbol'],
  ])('with %s for a currency breaks the contract there', (_, text, path) => {
    const result = v.safeParse(siteSchema, currency(text));
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([path]);
  });
});

test('a way to sign in is on for true, 1 and "1", and off for the rest', () => {
  expect(v.parse(signInMethodsSchema, { facebookOpen: true, googleOpen: 1, twitterOpen: '1', visitorOpen: '0' })).toEqual({
    facebook: true,
    google: true,
    twitter: true,
    visitor: false,
  });
  expect(v.parse(signInMethodsSchema, {})).toEqual({ facebook: false, google: false, twitter: false, visitor: false });
});

test('the picture beside the form may be missing', () => {
  expect(v.parse(signInPictureSchema, {})).toEqual({ image: '' });
});

test('a shopper without avatar, address or points is still one', () => {
  expect(v.parse(userSchema, { nickname: 'Ananya', phone: null })).toEqual({
    nickname: 'Ananya',
    avatar: '',
    phone: '',
    email: '',
    points: 0,
  });
  expect(v.safeParse(userSchema, { phone: '9' }).success).toBe(false);
});

describe('the token of a sign-in', () => {
  test('is taken as it is, and nothing else of the answer', () => {
    expect(v.parse(signedInSchema, { token: '0f1e2d3c4b5a69788796a5b4c3d2e1f0', nikeName: 'A', uid: 1 })).toEqual({
      token: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    });
  });

  test.each(['', 'short', 'with space in it', 'line\nbreak-in-it', 'semi;colon=1', 'ünïcödé-token', 'x'.repeat(513)])(
    '%j could not be a header and a cookie, and is refused',
    (token) => {
      expect(v.safeParse(signedInSchema, { token }).success).toBe(false);
    },
  );
});
