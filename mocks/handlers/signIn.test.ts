import {
  captchaImage,
  continueAsGuest,
  currentUser,
  sendPhoneCode,
  signInByEmail,
  signInByPhone,
  signInByPhoneCode,
  signInMethods,
} from '@galleria/api';
import { describe, expect, test } from 'vitest';
import { ananya } from '../market/seed.ts';
import { minutes, seconds, testMarket, wrong } from './testMarket.ts';

const own = { countryCode: '+91', phone: ananya.phone };
const stranger = { countryCode: '+91', phone: '9111122222' };

test('a sign-in answers with who it is', async () => {
  const { data } = await testMarket().send(signInByPhone, { body: { ...own, phone: '98860 41210', password: ananya.password } });
  expect(data).toEqual({
    token: expect.stringMatching(/^[\da-f]{32}$/),
    type: 'login',
    key: '',
    uid: ananya.id,
    nikeName: ananya.nickname,
    phone: ananya.phone,
    email: ananya.email,
    identity: 'user',
    userType: 'phone',
    scope: 'user',
  });
});

test('an account without a password is not entered by an empty one', async () => {
  const { market, send } = testMarket();
  for (const shopper of market.state.shoppers) shopper.password = '';
  expect(await send(signInByPhone, { body: { ...own, password: '' } })).toHaveProperty('code', 500);
  expect(await send(signInByEmail, { body: { email: ananya.email, password: '' } })).toHaveProperty('code', 500);
});

test('what the operator switched on is what is offered', async () => {
  const { market, send } = testMarket();
  Object.assign(market.state.settings, { google: true, visitor: false, captcha: true });
  const { data } = await send(signInMethods);
  expect(data).toMatchObject({ googleOpen: true, facebookOpen: false, visitorOpen: false, captchaOpen: true, facebookAppId: '' });
  expect(data).toHaveProperty('googleClientId', expect.stringMatching(/./));
  const guest = { countryCode: '+91', phone: '9111122222', email: 'guest@mailbox.example' };
  expect(await send(continueAsGuest, { body: guest })).toHaveProperty('code', 500);
});

describe('a one-time code', () => {
  test('is six digits, told to the log, and opens the account of its phone', async () => {
    const shop = testMarket();
    await shop.send(sendPhoneCode, { body: own });
    expect(shop.lines).toEqual([expect.stringMatching(/^One-time code for \+91 98860 41210 \(sign in\): \d{6}$/)]);
    const token = await shop.token(signInByPhoneCode, { ...own, captcha: shop.code() });
    expect((await shop.send(currentUser, { token })).data).toHaveProperty('nickname', ananya.nickname);
  });

  test('counts once', async () => {
    const { send, code } = testMarket();
    await send(sendPhoneCode, { body: own });
    expect(await send(signInByPhoneCode, { body: { ...own, captcha: code() } })).toHaveProperty('code', 200);
    expect(await send(signInByPhoneCode, { body: { ...own, captcha: code() } })).toHaveProperty('code', 500);
  });

  test.each([
    [10 * minutes - 1, 200],
    [10 * minutes, 500],
  ])('counts for ten minutes: after %d ms the answer is %d', async (time, expected) => {
    const { send, code, pass } = testMarket();
    await send(sendPhoneCode, { body: own });
    pass(time);
    expect(await send(signInByPhoneCode, { body: { ...own, captcha: code() } })).toHaveProperty('code', expected);
  });

  test.each([
    [4, 200],
    [5, 500],
  ])('allows few wrong attempts: after %d the right one answers %d', async (tries, expected) => {
    const { send, code } = testMarket();
    await send(sendPhoneCode, { body: own });
    for (let tried = 0; tried < tries; tried++) {
      expect(await send(signInByPhoneCode, { body: { ...own, captcha: wrong(code()) } })).toHaveProperty('code', 500);
    }
    expect(await send(signInByPhoneCode, { body: { ...own, captcha: code() } })).toHaveProperty('code', expected);
  });

  test('is sent again after a minute, and the one before counts no more', async () => {
    const { send, code, pass, lines } = testMarket();
    await send(sendPhoneCode, { body: own });
    const first = code();
    pass(18 * seconds);
    const { code: refused, message } = await send(sendPhoneCode, { body: own });
    expect([refused, message, lines.length]).toEqual([500, expect.stringContaining('Wait 42 s'), 1]);
    expect(await send(sendPhoneCode, { body: stranger })).toHaveProperty('code', 200);
    pass(42 * seconds);
    expect(await send(sendPhoneCode, { body: own })).toHaveProperty('code', 200);
    expect(await send(signInByPhoneCode, { body: { ...own, captcha: first } })).toHaveProperty('code', 500);
    expect(await send(signInByPhoneCode, { body: { ...own, captcha: code() } })).toHaveProperty('code', 200);
  });

  test('opens an account for a phone that has none, and finds it the next time', async () => {
    const shop = testMarket();
    const enter = async () => {
      await shop.send(sendPhoneCode, { body: stranger });
      return (await shop.send(signInByPhoneCode, { body: { ...stranger, captcha: shop.code() } })).data;
    };
    const first = await enter();
    expect(first).toMatchObject({ type: 'register', phone: stranger.phone, userType: 'phone' });
    const { uid } = { uid: undefined, ...Object(first) };
    expect(await enter()).toMatchObject({ type: 'login', uid });
  });

  test.each([
    ['+91', '988604121', 400],
    ['+91', '98860412101', 400],
    ['+44', '7700900123', 200],
    ['+44', '123', 400],
    ['India', '9886041210', 400],
  ])('goes to a phone that can be: %s %s is answered with %d', async (countryCode, phone, expected) => {
    expect(await testMarket().send(sendPhoneCode, { body: { countryCode, phone } })).toHaveProperty('code', expected);
  });
});

describe('a guest', () => {
  test('gets an account of their own, whoever the phone number and the e-mail address belong to', async () => {
    const shop = testMarket();
    const body = { ...own, email: ananya.email };
    const [first, second] = [await shop.send(continueAsGuest, { body }), await shop.send(continueAsGuest, { body })];
    expect(first.data).toMatchObject({ userType: 'visitor', identity: 'visitor', uid: expect.any(Number) });
    const uids = [first.data, second.data].map((data) => Object(data).uid);
    expect(new Set([...uids, ananya.id]).size).toBe(3);
  });

  test('stands in nobody’s way: a code for that phone opens the true account', async () => {
    const shop = testMarket();
    await shop.send(continueAsGuest, { body: { ...stranger, email: 'guest@mailbox.example' } });
    await shop.send(sendPhoneCode, { body: stranger });
    const { data } = await shop.send(signInByPhoneCode, { body: { ...stranger, captcha: shop.code() } });
    expect(data).toMatchObject({ type: 'register', userType: 'phone' });
  });

  test.each([
    ['guest', '9111122222'],
    ['guest@mailbox.example', '911112222'],
  ])('tells an e-mail address and a phone number: not %s and %s', async (email, phone) => {
    expect(await testMarket().send(continueAsGuest, { body: { countryCode: '+91', email, phone } })).toHaveProperty('code', 400);
  });
});

describe('a captcha, where the operator asks for it', () => {
  async function guarded() {
    const shop = testMarket();
    shop.market.state.settings.captcha = true;
    const { data } = await shop.send(captchaImage);
    const captchaKey = String(Object(data).key);
    const answer = shop.market.state.captchas[captchaKey]?.text ?? '';
    const sendCode = (query: Record<string, unknown>, body: unknown = own) => shop.send(sendPhoneCode, { body, query });
    return { ...shop, data, captchaKey, answer, sendCode };
  }

  test('is four or five characters, drawn', async () => {
    const { data, answer } = await guarded();
    expect(answer).toMatch(/^[A-Z\d]{4,5}$/);
    const drawing = decodeURIComponent(String(Object(data).image));
    expect(drawing).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    expect(drawing).not.toContain(answer);
  });

  test('must be answered before a code is sent', async () => {
    const { sendCode, captchaKey, answer, lines } = await guarded();
    expect(await sendCode({})).toHaveProperty('code', 500);
    expect(await sendCode({ captchaKey: '__proto__', captchaCode: answer })).toHaveProperty('code', 500);
    expect(lines).toEqual([]);
    expect(await sendCode({ captchaKey, captchaCode: ` ${answer.toLowerCase()}` })).toHaveProperty('code', 200);
    expect(lines).toHaveLength(1);
  });

  test('counts once, right or wrong', async () => {
    const right = await guarded();
    await right.sendCode({ captchaKey: right.captchaKey, captchaCode: right.answer });
    expect(await right.sendCode({ captchaKey: right.captchaKey, captchaCode: right.answer }, stranger)).toHaveProperty('code', 500);
    const guess = await guarded();
    await guess.sendCode({ captchaKey: guess.captchaKey, captchaCode: 'guess' });
    expect(await guess.sendCode({ captchaKey: guess.captchaKey, captchaCode: guess.answer })).toHaveProperty('code', 500);
  });

  test('counts for five minutes', async () => {
    const { sendCode, captchaKey, answer, pass } = await guarded();
    pass(5 * minutes);
    expect(await sendCode({ captchaKey, captchaCode: answer })).toHaveProperty('code', 500);
  });
});
