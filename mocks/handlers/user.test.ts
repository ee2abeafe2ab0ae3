import {
  changePasswordByEmail,
  changePasswordByPhone,
  continueAsGuest,
  currentUser,
  editUser,
  sendPasswordCodeByEmail,
  sendPasswordCodeByPhone,
  signInByEmail,
  userMenu,
} from '@galleria/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ananya, tomas } from '../market/seed.ts';
import { testMarket, wrong } from './testMarket.ts';

const newPassword = 'Lantern-31';
const change = { newPassword, passwordAgain: newPassword };

test('the shopper is told all there is about them, and nothing of others', async () => {
  const { market, as } = testMarket();
  const [now, offer, receivedAt, shopper] = [market.now(), 1, 0, ananya.id];
  market.state.coupons = [
    { id: 1, offer, receivedAt, shopper, from: 0, until: now },
    { id: 2, offer, receivedAt, shopper, from: 0, until: now - 1 },
    { id: 3, offer, receivedAt, shopper, from: 0, until: now, usedAt: 1 },
    { id: 4, offer, receivedAt, shopper: tomas.id, from: 0, until: now },
  ];
  market.state.collectedProducts = [shopper, shopper, tomas.id].map((one, id) => ({ id, shopper: one, product: id, at: 0 }));
  expect((await as(ananya).send(currentUser)).data).toEqual({
    nickname: ananya.nickname,
    avatar: '/pictures/portrait-ananya.svg',
    phone: ananya.phone,
    email: ananya.email,
    integral: ananya.points,
    experience: ananya.experience,
    couponCount: 1,
    collectCount: 2,
    userType: 'phone',
  });
});

test('nickname and avatar are changed, the avatar to a picture of the shop alone', async () => {
  const { send } = testMarket().as(ananya);
  expect(await send(editUser, { body: { nickname: 'Anu', avatar: '/pictures/teddy.svg' } })).toHaveProperty('code', 200);
  expect(await send(editUser, { body: { nickname: 'Anu', avatar: 'https://tracker.example/p.png' } })).toHaveProperty('code', 400);
  expect(await send(editUser, { body: { nickname: ' ', avatar: '' } })).toHaveProperty('code', 400);
  expect((await send(currentUser)).data).toMatchObject({ nickname: 'Anu', avatar: '/pictures/teddy.svg' });
});

test('the menu has an entry without an address, which the page hides', async () => {
  const { data } = await testMarket().as(ananya).send(userMenu);
  const entries = v.parse(userMenu.answer, data);
  expect(entries.map(({ id, url }) => [id, url])).toEqual([
    [65, '/users/user_info'],
    [66, '/users/address_list'],
    [67, '/users/collection_list'],
    [68, '/users/coupon_list'],
    [70, '/users/merchant_settled'],
    [71, '/users/application_record'],
  ]);
  expect(Object(data).routine_my_menus).toHaveLength(entries.length + 1);
});

describe('a change of the password', () => {
  test.each([
    [sendPasswordCodeByPhone, changePasswordByPhone, '+91 98860 41210'],
    [sendPasswordCodeByEmail, changePasswordByEmail, ananya.email],
  ])('by $path takes the code that was sent there', async (sendCode, changePassword, to) => {
    const shop = testMarket();
    const [here, elsewhere] = [shop.as(ananya), shop.as(ananya)];
    await here.send(sendCode);
    expect(shop.lines).toEqual([expect.stringContaining(`${to} (password change)`)]);
    expect(await here.send(changePassword, { body: { ...change, captcha: wrong(shop.code()) } })).toHaveProperty('code', 500);
    expect(await here.send(changePassword, { body: { captcha: shop.code(), newPassword: 'weak', passwordAgain: 'weak' } })).toHaveProperty(
      'code',
      400,
    );
    expect(await here.send(changePassword, { body: { ...change, captcha: shop.code() } })).toHaveProperty('code', 200);
    expect(await shop.send(signInByEmail, { body: { email: ananya.email, password: newPassword } })).toHaveProperty('code', 200);
    // Whoever else had the old password is out.
    expect(await here.send(currentUser)).toHaveProperty('code', 200);
    expect(await elsewhere.send(currentUser)).toHaveProperty('code', 401);
  });

  test('is refused to an account that has no such address, and to a guest', async () => {
    const shop = testMarket();
    const shopper = shop.market.state.shoppers.find(({ id }) => id === tomas.id);
    Object.assign(shopper ?? {}, { phone: '' });
    const { message } = await shop.as(tomas).send(sendPasswordCodeByPhone);
    expect(message).toContain('no phone number');
    const token = await shop.token(continueAsGuest, { countryCode: '+91', phone: ananya.phone, email: ananya.email });
    expect(await shop.send(sendPasswordCodeByEmail, { token })).toHaveProperty('code', 500);
    expect(shop.lines).toEqual([]);
  });

  test('wants the captcha where the operator asks for it', async () => {
    const shop = testMarket();
    shop.market.state.settings.captcha = true;
    expect(await shop.as(ananya).send(sendPasswordCodeByEmail)).toHaveProperty('code', 500);
  });
});
