import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { wrongField } from './testing.ts';
import { captchaImageSchema } from './captchaImage.ts';
import { pointsEntrySchema, pointsSchema } from './points.ts';
import { qrCodeSchema, qrStateSchema, signedInSchema, twitterRequestSchema } from './signIn.ts';
import { uploadedSchema } from './upload.ts';
import { userSchema } from './user.ts';
import { userMenuSchema } from './userMenu.ts';

const token = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const badTokens = ['', 'short', 'with space in it', 'line\nbreak-in-it', 'semi;colon=1', 'ünïcödé-token', 'x'.repeat(513)];

describe('a shopper', () => {
  test('without avatar, address or points is still one', () => {
    expect(v.parse(userSchema, { nickname: 'Ananya', phone: null, integral: null, userType: null })).toEqual({
      nickname: 'Ananya',
      avatar: '',
      phone: '',
      email: '',
      points: 0,
      experience: 0,
      coupons: 0,
      collected: 0,
      type: 'unknown',
    });
  });

  test('without a nickname is none', () => {
    expect(wrongField(userSchema, { phone: '9' })).toBe('nickname');
  });

  test.each(['google', 'facebook', 'twitter', 'email', 'phone', 'visitor'])('of type %s is one of that type', (userType) => {
    expect(v.parse(userSchema, { nickname: 'A', userType }).type).toBe(userType);
  });

  test.each(['wechat', 'toString', '', null])('of type %j is of no type that is known', (userType) => {
    expect(v.parse(userSchema, { nickname: 'A', userType }).type).toBe('unknown');
  });
});

describe('the token of a sign-in', () => {
  test('is taken as it is, and nothing else of the answer', () => {
    expect(v.parse(signedInSchema, { token, nikeName: 'A', uid: 1, userType: 'phone' })).toEqual({ token, scope: '' });
  });

  test.each([
    ['user', 'user'],
    ['user orders', 'user orders'],
    [['user', 'orders'], 'user orders'],
    [null, ''],
  ])('has the scope %j', (scope, text) => {
    expect(v.parse(signedInSchema, { token, scope })).toEqual({ token, scope: text });
  });

  test.each([...badTokens, null, 7])('%j could not be a header and a cookie, and is refused', (bad) => {
    expect(wrongField(signedInSchema, { token: bad })).toBe('token');
  });
});

describe('the menu of the user centre', () => {
  test('hides entries without an address, and trims the others', () => {
    const entry = (id: number, pc_url?: unknown) => ({ id, name: 'Entry', pic: null, pc_url });
    const menu = [entry(65, ' /users/user_info '), entry(66, ''), entry(67, '  '), entry(68, null), entry(69)];
    expect(v.parse(userMenuSchema, { routine_my_menus: menu })).toEqual([{ id: 65, name: 'Entry', icon: '', url: '/users/user_info' }]);
  });

  test('may be empty or left out', () => {
    expect([v.parse(userMenuSchema, {}), v.parse(userMenuSchema, { routine_my_menus: null })]).toEqual([[], []]);
    expect(wrongField(userMenuSchema, null)).toBe('');
  });
});

describe('points', () => {
  test('have the current number, and nothing for what is left out', () => {
    expect(v.parse(pointsSchema, { integral: 5, deductionIntegral: null })).toEqual({ current: 5, total: 0, consumed: 0, frozen: 0 });
    expect(wrongField(pointsSchema, { sumIntegral: 5 })).toBe('integral');
  });

  const entry = { id: 1, title: 'Order', type: 1, integral: 5, balance: 10, mark: null, status: 3, createTime: '2026-06-18 11:22:41' };

  test('change by entries', () => {
    expect(v.parse(pointsEntrySchema, entry)).toEqual({
      id: 1,
      title: 'Order',
      direction: 'in',
      points: 5,
      balance: 10,
      note: '',
      status: 'done',
      at: '2026-06-18T03:22:41.000Z',
    });
  });

  test.each([
    [0, 0],
    [null, undefined],
    [undefined, undefined],
  ])('with %j as what they left, leave %j', (balance, left) => {
    expect(v.parse(pointsEntrySchema, { ...entry, balance })).toHaveProperty('balance', left);
  });

  test.each([
    [1, 'in', 'created'],
    [2, 'out', 'frozen'],
    [3, 'unknown', 'done'],
    [4, 'unknown', 'void'],
    [5, 'unknown', 'unknown'],
    [0, 'unknown', 'unknown'],
  ])('for %d go %s as type, and are %s as status', (code, direction, status) => {
    expect(v.parse(pointsEntrySchema, { ...entry, type: code, status: code })).toMatchObject({ direction, status });
  });
});

describe('a captcha', () => {
  test.each(['data:image/png;base64,AA==', 'data:image/svg+xml,%3Csvg/%3E'])('may be %s', (image) => {
    expect(v.parse(captchaImageSchema, { key: 'c1', image })).toEqual({ key: 'c1', image });
  });

  test.each([
    'https://pictures.example/captcha.png',
    '/captcha.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/pngx;base64,AA==',
    ' data:image/png;base64,AA==',
    'blob:https://shop.example/1',
    '',
    null,
  ])('at %j is refused', (image) => {
    expect(wrongField(captchaImageSchema, { key: 'c1', image })).toBe('image');
  });

  test('without a key could not be answered', () => {
    expect(wrongField(captchaImageSchema, { key: '', image: 'data:image/png;base64,AA==' })).toBe('key');
  });
});

describe('a sign-in by QR code', () => {
  test('shows a text under a key', () => {
    expect(wrongField(qrCodeSchema, { key: 'k', url: '' })).toBe('url');
    expect(wrongField(qrCodeSchema, { key: '', url: 'u' })).toBe('key');
  });

  test.each(['waiting', 'scanned', 'expired'])('that is %s has no token', (state) => {
    for (const none of [null, '']) expect(v.parse(qrStateSchema, { state, token: none })).toEqual({ state, token: undefined });
  });

  test('that is confirmed has one', () => {
    expect(v.parse(qrStateSchema, { state: 'confirmed', token })).toEqual({ state: 'confirmed', token });
  });

  test.each([undefined, null, ...badTokens])('that is confirmed with the token %j breaks the contract there', (bad) => {
    expect(wrongField(qrStateSchema, { state: 'confirmed', token: bad })).toBe('token');
  });

  test('in a state of a newer server is in none that is known', () => {
    expect(v.parse(qrStateSchema, { state: 'denied' }).state).toBe('unknown');
  });
});

test.each(['http://twitter.example/', 'javascript:alert(1)', '//twitter.example', '/oauth', 'https://', 'ftp://twitter.example', '', null])(
  'Twitter does not ask at %j',
  (authorizationURL) => {
    expect(wrongField(twitterRequestSchema, { authorizationURL })).toBe('authorizationURL');
    expect(wrongField(twitterRequestSchema, { authorizationURL: 'https://twitter.example/oauth?a=1' })).toBeUndefined();
  },
);

test('what Twitter is asked about may be kept by the server', () => {
  const url = 'https://twitter.example/oauth?a=1';
  const token = { oauthToken: 'a', oauthTokenSecret: 'b' };
  expect(v.parse(twitterRequestSchema, { authorizationURL: url, ...token })).toEqual({ url, token });
  expect(v.parse(twitterRequestSchema, { authorizationURL: url, oauthToken: null }).token).toEqual({
    oauthToken: '',
    oauthTokenSecret: '',
  });
});

test('an uploaded picture has an address', () => {
  expect(v.parse(uploadedSchema, { url: '/a.png', fileSize: 9, extName: 'png' })).toEqual({ url: '/a.png', fileName: '' });
  expect(wrongField(uploadedSchema, { url: '' })).toBe('url');
});
