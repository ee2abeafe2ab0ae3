import type { ShopError, Submission } from '../../state/resource.ts';

/** What the third party's answer in the address was worth; absent until it has been read. */
export type ThirdPartyReturn = 'proved' | 'denied' | 'stray' | 'cookiesBlocked';

/** Where the sign-in stands. */
export type ThirdPartyCallbackState =
  | { status: 'signingIn' }
  /** The shopper did not agree at the third party. */
  | { status: 'denied' }
  /** The shop refused, or could not be asked. */
  | { status: 'failed'; error: ShopError }
  /** Nothing shows that this browser went to the third party, or it was used before (docs/domain/sign-in.md#third-parties). */
  | { status: 'notSignedIn' }
  | { status: 'cookiesBlocked' };

/** From what came back, and the call that was made of it, to what is shown. A failure that came last says most. */
export function thirdPartyCallbackState(back: ThirdPartyReturn | undefined, sending: Submission): ThirdPartyCallbackState {
  if (sending.status === 'failed') return { status: 'failed', error: sending.error };
  switch (back) {
    case undefined:
    case 'proved':
      return { status: 'signingIn' };
    case 'stray':
      return { status: 'notSignedIn' };
    case 'denied':
    case 'cookiesBlocked':
      return { status: back };
    default:
      return back satisfies never;
  }
}
