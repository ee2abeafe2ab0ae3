import { signInByFacebook, signInByGoogle, type SignInMethods } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import type { ThirdParty } from '@galleria/ui/patterns';
import { thirdPartyNames } from '@galleria/ui/flows';
import { localeOf } from '@galleria/ui/i18n';
import type { i18n as I18n } from 'i18next';
import type { Services } from '../app/services.tsx';
import { beginSession } from '../data/beginSession.ts';
import { localePrefix, paths } from '../paths.ts';
import { askInWindow } from './askInWindow.ts';
import { leaveForTwitter } from './leaveForTwitter.ts';
import { type Obstacle, outcomeOfTry } from './obstacle.ts';
import type { Windowed } from './providers.ts';
import { newNonce, windowAddress } from './windowAddress.ts';
import type { Proof } from './windowMessage.ts';

interface Attempt {
  services: Services;
  methods: SignInMethods;
  i18n: I18n;
  /** The empty window that the click opened; none when the browser blocked it. */
  popup: Window | null;
  /** Path and query of the page, without the language. */
  returnPath: string;
}

/** Signs in by a third party. What it says is used once and kept nowhere. */
export function signInWith(provider: ThirdParty, { services, methods, i18n, popup, returnPath }: Attempt): Promise<Outcome> {
  const attempt = provider === 'twitter' ? leave() : enterByWindow(provider);
  return outcomeOfTry(thirdPartyNames[provider], i18n, attempt);

  async function leave(): Promise<Obstacle> {
    return leaveForTwitter(services, (url) => {
      // The sign-in page knows where it was come from, and has saved that.
      if (!returnPath.startsWith(paths.login)) services.session.saveReturnPath(returnPath);
      location.assign(url);
    });
  }

  async function enterByWindow(asked: Windowed): Promise<Obstacle | undefined> {
    if (!popup) return 'blocked';
    const app = asked === 'facebook' ? methods.facebookAppId : methods.googleClientId;
    const task = { provider: asked, app, nonce: newNonce() };
    const answer = askInWindow(popup, task);
    popup.location.replace(windowAddress(localePrefix(localeOf(i18n.language) ?? 'en'), task));
    const proof = await answer;
    if (!proof) return 'notSignedIn';
    await enter(services, proof);
    return undefined;
  }
}

async function enter(services: Parameters<typeof beginSession>[0], proof: Proof): Promise<void> {
  const { client } = services;
  const { token, scope } =
    proof.provider === 'google'
      ? await client.call(signInByGoogle, { body: proof.idToken })
      : await client.call(signInByFacebook, { body: bodyOf(proof.profile) });
  await beginSession(services, proof.provider, token, scope);
}

/** The call leaves out an address that is not known. */
const bodyOf = ({ email, ...profile }: Extract<Proof, { provider: 'facebook' }>['profile']) => (email ? { ...profile, email } : profile);
