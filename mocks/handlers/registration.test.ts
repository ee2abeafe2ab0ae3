import {
  continueAsGuest,
  currentUser,
  registerByEmail,
  registerByPhone,
  resetPassword,
  sendEmailCode,
  sendPhoneCode,
  sendResetCode,
  signInByEmail,
  signInByPhone,
} from '@galleria/api';
import { describe, expect, test } from 'vitest';
import { ananya, tomas } from '../market/seed.ts';
import { testMarket, wrong } from './testMarket.ts';

const email = 'new.shopper@mailbox.example';
const phone = { countryCode: '+91', phone: '9111122222' };
const password = 'Lantern-31';

describe('registering', () => {
  test('an e-mail address, in any case, signs in from then on', async () => {
    const shop = testMarket();
    await shop.send(sendEmailCode, { body: email.toUpperCase() });
    const token = await shop.token(registerByEmail, { email, captcha: shop.code(), password });
    expect((await shop.send(currentUser, { token })).data).toMatchObject({ email, userType: 'email', nickname: 'new.shopper' });
    expect(await shop.send(signInByEmail, { body: { email, password } })).toHaveProperty('code', 200);
  });

  test('a phone number signs in from then on', async () => {
    const shop = testMarket();
    await shop.send(sendPhoneCode, { body: phone });
    await shop.token(registerByPhone, { ...phone, captcha: shop.code(), password });
    expect(await shop.send(signInByPhone, { body: { ...phone, password } })).toHaveProperty('code', 200);
  });

  test('is refused for what is registered already', async () => {
    const { send, code, market, lines } = testMarket();
    const before = market.state.shoppers.length;
    const taken = { code: 500, message: expect.stringContaining('already registered') };
    expect(await send(sendEmailCode, { body: ` ${ananya.email.toUpperCase()}` })).toMatchObject(taken);
    expect(lines).toEqual([]);
    const own = { countryCode: '+91', phone: ananya.phone };
    await send(sendPhoneCode, { body: own });
    expect(await send(registerByPhone, { body: { ...own, captcha: code(), password } })).toMatchObject(taken);
    expect(market.state.shoppers).toHaveLength(before);
  });

  test('is open for what a guest once typed', async () => {
    const shop = testMarket();
    await shop.send(continueAsGuest, { body: { ...phone, email } });
    await shop.send(sendEmailCode, { body: email });
    expect(await shop.send(registerByEmail, { body: { email, captcha: shop.code(), password } })).toHaveProperty('code', 200);
  });

  test('wants the code of that purpose and address', async () => {
    const { send, code } = testMarket();
    await send(sendEmailCode, { body: email });
    const body = { email, captcha: code(), password };
    expect(await send(registerByEmail, { body: { ...body, captcha: wrong(code()) } })).toHaveProperty('code', 500);
    expect(await send(registerByEmail, { body: { ...body, email: `x${email}` } })).toHaveProperty('code', 500);
    expect(await send(resetPassword, { body: { email, captcha: code(), newPassword: password, passwordAgain: password } })).toHaveProperty(
      'code',
      500,
    );
    expect(await send(registerByEmail, { body })).toHaveProperty('code', 200);
  });

  test.each(['plain', 'two words@mailbox.example', '@mailbox.example', 'name@', `${'n'.repeat(250)}@mailbox.example`])(
    'sends nothing to %s',
    async (body) => {
      expect(await testMarket().send(sendEmailCode, { body })).toHaveProperty('code', 400);
    },
  );

  test.each(["o'neil.b+shop@mail.example", '"two words"@mail.example'])('sends a code to %s', async (body) => {
    expect(await testMarket().send(sendEmailCode, { body })).toHaveProperty('code', 200);
  });
});

describe('a new password', () => {
  async function asked() {
    const shop = testMarket();
    await shop.send(sendResetCode, { body: ananya.email });
    const reset = (newPassword: string, passwordAgain = newPassword, captcha = shop.code()) =>
      shop.send(resetPassword, { body: { email: ananya.email, captcha, newPassword, passwordAgain } });
    return { ...shop, reset };
  }

  test('replaces the old one and ends every session of that shopper alone', async () => {
    const { send, as, reset } = await asked();
    const [own, other] = [as(ananya), as(tomas)];
    expect(await reset(password)).toHaveProperty('code', 200);
    expect(await own.send(currentUser)).toHaveProperty('code', 401);
    expect(await other.send(currentUser)).toHaveProperty('code', 200);
    expect(await send(signInByEmail, { body: { email: ananya.email, password: ananya.password } })).toHaveProperty('code', 500);
    expect(await send(signInByEmail, { body: { email: ananya.email, password } })).toHaveProperty('code', 200);
    expect(await reset(password)).toHaveProperty('code', 500);
  });

  test.each([
    ['seven characters', 'Lant-31'],
    ['21 characters', 'Lantern-31-Lantern-31'],
    ['two kinds of characters', 'lantern31'],
  ])('is refused with %s, and the code is still good', async (_, weak) => {
    const { reset } = await asked();
    expect(await reset(weak)).toHaveProperty('code', 400);
    expect(await reset(password)).toHaveProperty('code', 200);
  });

  test.each(['Lantern3', 'Lantern-', 'lantern-3', 'LANTERN-3', 'Lantern-31-Lantern-3'])('may be %s', async (strong) => {
    expect(await (await asked()).reset(strong)).toHaveProperty('code', 200);
  });

  test('must be typed twice alike, with the right code', async () => {
    const { reset, code } = await asked();
    expect(await reset(password, `${password}!`)).toHaveProperty('code', 400);
    expect(await reset(password, password, wrong(code()))).toHaveProperty('code', 500);
  });

  test('is not sent for to an address that nobody has', async () => {
    const { send, lines } = testMarket();
    expect(await send(sendResetCode, { body: email })).toHaveProperty('code', 500);
    expect(lines).toEqual([]);
  });
});
