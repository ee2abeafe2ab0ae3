import { describe, expect, test } from 'vitest';
import { browserCookies } from './session.ts';
import { saveTwitterToken, takeTwitterToken } from './twitter.ts';

/** A cookieStorage over cookies that are written once. */
function memoryCookies(cookie = '') {
  const page = { cookie };
  return { page, cookieStorage: browserCookies(page, true) };
}

const token = { oauthToken: 'a;b=c', oauthTokenSecret: 'secret' };

describe('the token of Twitter', () => {
  test('is kept for ten minutes, without anything else that came along', () => {
    const { page, cookieStorage } = memoryCookies();
    saveTwitterToken(cookieStorage, Object.assign({ authorizationURL: 'https://twitter.example' }, token));
    expect(page.cookie).toMatch(/^twitterToken=.*; Path=\/; Max-Age=600; SameSite=Lax; Secure$/);
    expect(page.cookie).not.toContain('authorizationURL');
  });

  test('is given once', () => {
    const { cookieStorage } = memoryCookies();
    saveTwitterToken(cookieStorage, token);
    expect(takeTwitterToken(cookieStorage)).toEqual(token);
    expect(takeTwitterToken(cookieStorage)).toBeUndefined();
  });

  test('may come without its secret', () => {
    const { cookieStorage } = memoryCookies();
    saveTwitterToken(cookieStorage, { ...token, oauthTokenSecret: '' });
    expect(takeTwitterToken(cookieStorage)).toEqual({ ...token, oauthTokenSecret: '' });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'abc'],
    ['JSON null', 'null'],
    ['half of it', '{"oauthToken":"a"}'],
    ['an empty token', '{"oauthToken":"","oauthTokenSecret":"b"}'],
    ['a number', '{"oauthToken":1,"oauthTokenSecret":"b"}'],
    ['malformed percent-encoding', '%E0%A4%A'],
  ])('is none when the cookie holds %s', (_, value) => {
    expect(takeTwitterToken(memoryCookies(`twitterToken=${value}`).cookieStorage)).toBeUndefined();
  });
});
