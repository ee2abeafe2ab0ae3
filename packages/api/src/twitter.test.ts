import { describe, expect, test } from 'vitest';
import { browserCookies } from './session.ts';
import { keepTwitterToken, takeTwitterToken } from './twitter.ts';

/** A jar over cookies that are written once. */
function aJar(cookie = '') {
  const page = { cookie };
  return { page, jar: browserCookies(page, true) };
}

const token = { oauthToken: 'a;b=c', oauthTokenSecret: 'secret' };

describe('the token of Twitter', () => {
  test('is kept for ten minutes, without anything else that came along', () => {
    const { page, jar } = aJar();
    keepTwitterToken(jar, Object.assign({ authorizationURL: 'https://twitter.example' }, token));
    expect(page.cookie).toMatch(/^twitterToken=.*; Path=\/; Max-Age=600; SameSite=Lax; Secure$/);
    expect(page.cookie).not.toContain('authorizationURL');
  });

  test('is given once', () => {
    const { jar } = aJar();
    keepTwitterToken(jar, token);
    expect(takeTwitterToken(jar)).toEqual(token);
    expect(takeTwitterToken(jar)).toBeUndefined();
  });

  test('may come without its secret', () => {
    const { jar } = aJar();
    keepTwitterToken(jar, { ...token, oauthTokenSecret: '' });
    expect(takeTwitterToken(jar)).toEqual({ ...token, oauthTokenSecret: '' });
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
    expect(takeTwitterToken(aJar(`twitterToken=${value}`).jar)).toBeUndefined();
  });
});
