import { describe, expect, test } from 'vitest';
import type { Submission } from '../../state/resource.ts';
import { thirdPartyCallbackState, type ThirdPartyReturn } from './ThirdPartyCallbackScreen.state.ts';

const returns: readonly (ThirdPartyReturn | undefined)[] = [undefined, 'proved', 'denied', 'stray', 'cookiesBlocked'];

describe('the sign-in', () => {
  test.each([
    [undefined, 'signingIn'],
    ['proved', 'signingIn'],
    ['denied', 'denied'],
    ['stray', 'notSignedIn'],
    ['cookiesBlocked', 'cookiesBlocked'],
  ] as const)('that came back %s is %s', (back, status) => {
    for (const sending of ['idle', 'pending', 'done'] as const)
      expect(thirdPartyCallbackState(back, { status: sending })).toEqual({ status });
  });

  test('that failed says why, whatever came back', () => {
    const sending: Submission = { status: 'failed', error: { kind: 'business', message: 'It was used.' } };
    for (const back of returns) expect(thirdPartyCallbackState(back, sending)).toEqual(sending);
  });
});
