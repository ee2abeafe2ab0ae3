import type { CookieStorage } from '@galleria/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsCookies, readTwitterReturn, twitterTokenOf } from './twitter.ts';

const kept = { oauthToken: 't1', oauthTokenSecret: 's1' };
const read = (search: string, token: typeof kept | undefined = kept) => readTwitterReturn(new URLSearchParams(search), token, true);

describe('a shopper who comes back from Twitter', () => {
  test('has proved it with the token that this browser left with', () => {
    expect(read('oauth_token=t1&oauth_verifier=v1-_.~')).toEqual({ status: 'proved', verifier: 'v1-_.~' });
  });

  test('did not agree there', () => {
    expect(read('denied=t1')).toEqual({ status: 'denied' });
    expect(read('denied=t1&oauth_token=t1&oauth_verifier=v1')).toEqual({ status: 'denied' });
  });

  test.each([
    ['with the token of another browser', 'oauth_token=t2&oauth_verifier=v1'],
    ['with the refusal of another browser', 'denied=t2'],
    ['with two tokens', 'oauth_token=t1&oauth_token=t2&oauth_verifier=v1'],
    ['with the same token twice', 'oauth_token=t1&oauth_token=t1&oauth_verifier=v1'],
    ['with two verifiers', 'oauth_token=t1&oauth_verifier=v1&oauth_verifier=v2'],
    ['without a verifier', 'oauth_token=t1'],
    ['with an empty verifier', 'oauth_token=t1&oauth_verifier='],
    ['with a verifier that is none', 'oauth_token=t1&oauth_verifier=%3Cscript%3E'],
    ['with an endless verifier', `oauth_token=t1&oauth_verifier=${'v'.repeat(513)}`],
    ['with a verifier alone', 'oauth_verifier=v1'],
    ['with nothing', ''],
  ])('%s has proved nothing', (_, search) => {
    expect(read(search)).toEqual({ status: 'stray' });
  });

  test('a second time, or in another browser, has proved nothing', () => {
    const search = new URLSearchParams('oauth_token=t1&oauth_verifier=v1');
    expect(readTwitterReturn(search, undefined, true)).toEqual({ status: 'stray' });
    expect(readTwitterReturn(search, undefined, false)).toEqual({ status: 'cookiesBlocked' });
  });

  test('with any address at all proves nothing that this browser did not begin', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('oauth_token', 'oauth_verifier', 'denied'), fc.string())), (pairs) => {
        const token = { oauthToken: 'nobody-writes-this', oauthTokenSecret: '' };
        expect(readTwitterReturn(new URLSearchParams(pairs), token, true)).toEqual({ status: 'stray' });
      }),
    );
  });
});

describe('the token to leave with', () => {
  const url = 'https://twitter.example/oauth?oauth_token=t9';
  test('is what the server gave, or what the address asks about', () => {
    expect(twitterTokenOf(url, kept)).toEqual(kept);
    expect(twitterTokenOf(url, { oauthToken: '', oauthTokenSecret: '' })).toEqual({ oauthToken: 't9', oauthTokenSecret: '' });
  });

  test('is none when nothing could be compared later', () => {
    for (const address of ['https://twitter.example/oauth', 'https://twitter.example/oauth?oauth_token=']) {
      expect(twitterTokenOf(address, { oauthToken: '', oauthTokenSecret: 's' })).toBeUndefined();
    }
  });
});

test('a browser that keeps cookies is told from one that does not', () => {
  const kepts = new Map<string, string>();
  const cookieStorage: CookieStorage = {
    get: (name) => kepts.get(name),
    set: (name, value) => void kepts.set(name, value),
    remove: (name) => void kepts.delete(name),
  };
  expect([acceptsCookies(cookieStorage), kepts.size]).toEqual([true, 0]);
  expect(acceptsCookies({ get: () => undefined, set: () => {}, remove: () => {} })).toBe(false);
});
