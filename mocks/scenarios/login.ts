import { signInByEmail, signInByPhone, signInPicture } from '@galleria/api';
import { breaks, never, refuses } from '../network.ts';
import { scenario } from '../scenario.ts';

/** States of signing in. */
export const loginScenarios = {
  ready: scenario({ guest: true }),
  pending: scenario({ guest: true, network: () => [never(signInByPhone), never(signInByEmail)] }),
  unreachable: scenario({ guest: true, network: () => [breaks(signInByPhone), breaks(signInByEmail)] }),
  pictureMissing: scenario({ guest: true, network: () => [refuses(signInPicture, 404)] }),
};
