import { currentUser, qrCode, qrCodeState, signInByFacebook, signInByGoogle, signInByTwitter, twitterRequest } from '@galleria/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { confirmQrCode, scanQrCode } from '../market/qrCodes.ts';
import { ananya } from '../market/seed.ts';
import { googleToken, twitterVerifier } from '../market/thirdParty.ts';
import { minutes, testMarket } from './testMarket.ts';

const profile = { id: 'p-77', name: 'Zoë Łuk', email: 'zoe@mailbox.example' };

function openShop() {
  const shop = testMarket();
  Object.assign(shop.market.state.settings, { google: true, facebook: true, twitter: true });
  return shop;
}

describe('a third party', () => {
  test('opens an account once, and finds it again', async () => {
    const { send } = openShop();
    const [first, second] = [
      await send(signInByGoogle, { body: googleToken(profile) }),
      await send(signInByGoogle, { body: googleToken(profile) }),
    ];
    expect(first.data).toMatchObject({ type: 'register', nikeName: 'Zoë Łuk', email: profile.email, userType: 'google' });
    expect(second.data).toMatchObject({ type: 'login', uid: Object(first.data).uid });
    const other = await send(signInByFacebook, { body: { id: '5550001', name: 'Zoë', picture: '' } });
    expect(Object(other.data).uid).not.toBe(Object(first.data).uid);
  });

  test('gives nobody the account of an e-mail address', async () => {
    const { send } = openShop();
    const { data } = await send(signInByGoogle, { body: googleToken({ ...profile, email: ananya.email }) });
    expect(data).toMatchObject({ type: 'register', email: '' });
    const body = { id: '5550001', name: 'Zoë', picture: '', email: 'victim@mailbox.example' };
    expect((await send(signInByFacebook, { body })).data).toMatchObject({ email: '' });
  });

  test.each([
    [signInByGoogle, 'rubbish'],
    [signInByGoogle, googleToken(profile).replace(/mock$/, 'forged')],
    [signInByGoogle, 'e30.e30.mock'],
    [signInByFacebook, { id: 'zoe', name: 'Zoë', picture: '' }],
    [signInByTwitter, { oauthToken: 'made-up', oauthTokenSecret: '', oauthVerifier: twitterVerifier(profile) }],
  ])('is not believed at $path with %j', async (endpoint, body) => {
    expect(await openShop().send(endpoint, { body })).toHaveProperty('code', 400);
  });

  test('that is switched off opens nothing', async () => {
    const { send } = testMarket();
    for (const [endpoint, question] of [
      [twitterRequest, { query: { end: 'pc' } }],
      [signInByGoogle, { body: googleToken(profile) }],
      [signInByFacebook, { body: { id: '5550001', name: 'Zoë', picture: '' } }],
    ] as const)
      expect(await send(endpoint, question)).toHaveProperty('code', 500);
  });

  test('Twitter comes back once with the token it left with', async () => {
    const { send, pass } = openShop();
    const leave = async () => {
      const { url, token } = v.parse(twitterRequest.answer, (await send(twitterRequest, { query: { end: 'pc' } })).data);
      expect(new URL(url).searchParams.get('oauth_token')).toBe(token.oauthToken);
      return token;
    };
    const body = { ...(await leave()), oauthVerifier: twitterVerifier(profile) };
    expect(await send(signInByTwitter, { body: { ...body, oauthTokenSecret: 'guessed' } })).toHaveProperty('code', 400);
    expect((await send(signInByTwitter, { body })).data).toMatchObject({ userType: 'twitter', nikeName: profile.name });
    expect(await send(signInByTwitter, { body })).toHaveProperty('code', 400);
    const late = { ...body, ...(await leave()) };
    pass(10 * minutes);
    expect(await send(signInByTwitter, { body: late })).toHaveProperty('code', 400);
  });
});

describe('a QR code', () => {
  async function shown() {
    const shop = testMarket();
    const key = String(Object((await shop.send(qrCode)).data).key);
    return { ...shop, key, poll: () => shop.send(qrCodeState, { params: { key } }) };
  }

  test('waits, is scanned, is confirmed, and gives its token once', async () => {
    const { market, key, poll, send } = await shown();
    expect((await poll()).data).toEqual({ state: 'waiting' });
    expect(() => confirmQrCode(market, key, ananya)).toThrow('This QR code is waiting.');
    scanQrCode(market, key);
    expect((await poll()).data).toEqual({ state: 'scanned' });
    confirmQrCode(market, key, ananya);
    const { data } = await poll();
    expect(data).toMatchObject({ state: 'confirmed' });
    expect((await send(currentUser, { token: String(Object(data).token) })).data).toHaveProperty('nickname', ananya.nickname);
    expect(await poll()).toHaveProperty('code', 404);
  });

  test.each(['waiting', 'scanned'])('that is %s expires after two minutes', async (state) => {
    const { market, key, poll, pass } = await shown();
    if (state === 'scanned') scanQrCode(market, key);
    pass(2 * minutes - 1);
    expect((await poll()).data).toEqual({ state });
    pass(1);
    expect((await poll()).data).toEqual({ state: 'expired' });
    expect(() => confirmQrCode(market, key, ananya)).toThrow('This QR code is expired.');
  });
});
