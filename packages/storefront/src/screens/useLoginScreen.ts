import { signInByEmail, signInByPhone, signInMethods, signInPicture } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import { type Credentials, loginPanelTexts, type LoginScreenProps } from '@galleria/ui/screens';
import { type ChoosablePanel, choosablePanels, type SignInPanel, signInPanelOf } from '@galleria/ui/flows';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Services, useServices } from '../app/services.tsx';
import { request } from '../data/request.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { loadLoginService, useLoginService } from './useLoginService.ts';
import { useThirdParty } from './useThirdParty.ts';

interface LoginOptions {
  notice?: string | undefined;
  /** The popup: the address is that of the page below, and says nothing about the panel. */
  popup?: boolean;
  /** Loads the page anew, after registration by e-mail (docs/domain/sign-in.md#registering). */
  onReload?: () => void;
}

/** Milliseconds in which the words of success are read before the page is loaded anew. */
const reloadAfter = 1500;

/** Which ways to sign in there are, and the picture beside them. */
export const methodsRequest = request(signInMethods, {});
export const pictureRequest = request(signInPicture, {});

/** Everything the sign-in panel gets. */
export function useLoginScreen({ notice, popup, onReload }: LoginOptions = {}): LoginScreenProps {
  const services = useServices();
  const [search] = useSearchParams();
  const [chosen, onPanel] = useState<SignInPanel>();
  const picture = useResource(pictureRequest, ({ image }) => image).resource;
  const answer = useResource(methodsRequest).resource;
  const methods = answer.status === 'ready' ? answer.data : undefined;
  const on = panelsOf(methods?.visitor);
  // Until the switches are known, the address is believed.
  const asked = signInPanelOf(popup ? null : search.get('mode'), answer.status === 'loading' ? choosablePanels : on);
  const { session } = services;
  const begun = useRef(false);
  useEffect(
    () =>
      session.subscribe((news, elsewhere) => {
        begun.current = news === 'started' && !elsewhere;
      }),
    [session],
  );

  async function onSignIn(credentials: Credentials): Promise<Outcome> {
    const outcome = await outcomeOf(enter(services, credentials));
    // Whoever had left the panel before is signed in all the same, and is not startled by a page that loads.
    if (credentials.mode === 'registerByEmail' && outcome.status === 'done' && begun.current && onReload) setTimeout(onReload, reloadAfter);
    return outcome;
  }

  const { i18n } = useTranslation();
  const thirdParty = useThirdParty(methods);
  const panel = chosen === undefined || (chosen === 'guest' && !on.includes(chosen)) ? asked : chosen;
  const isFurther = panel !== 'phonePassword' && panel !== 'emailPassword';
  const needsTexts = isFurther || thirdParty.thirdParties.length > 0;
  const loadTexts = useCallback(() => void i18n.loadNamespaces(loginPanelTexts), [i18n]);
  useEffect(() => {
    // At the same time as the code, which asks for them only when it is there.
    if (needsTexts) loadTexts();
  }, [needsTexts, loadTexts]);

  return {
    panel,
    onPanel,
    on,
    countries: useCountries(),
    home: homeCountry,
    captcha: methods?.captcha ?? false,
    notice,
    onSignIn,
    picture: picture.status === 'ready' ? picture.data : undefined,
    links: { home: paths.home, forgotPassword: paths.forgotPassword, terms: paths.terms, privacy: paths.privacy, contact: paths.contact },
    service: useLoginService(isFurther),
    onIntent() {
      loadTexts();
      // What does not come in advance is fetched again by the press.
      loadLoginService(services).catch(() => {});
    },
    ...thirdParty,
  };
}

const panelsOf = (visitor = false): readonly ChoosablePanel[] => choosablePanels.filter((panel) => visitor || panel !== 'guest');

/** Where dial code 91 is. */
const homeCountry = 'IN';

/** The shipped table of dial codes has one country (docs/domain/sign-in.md#fields). */
function useCountries(): LoginScreenProps['countries'] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const name = new Intl.DisplayNames([language], { type: 'region' }).of(homeCountry) ?? 'India';
    return [{ code: homeCountry, name, dialCode: '91', nativeName: 'भारत', flag: '/flags/in.svg' }];
  }, [language]);
}

async function enter(services: Services, credentials: Credentials): Promise<void> {
  const { client, session } = services;
  if (credentials.mode === 'phonePassword') {
    const { dialCode, phone, password } = credentials;
    const { token } = await client.call(signInByPhone, { body: { countryCode: `+${dialCode}`, phone, password } });
    session.start('mobile', token);
  } else if (credentials.mode === 'emailPassword') {
    const { email, password } = credentials;
    const { token } = await client.call(signInByEmail, { body: { email, password } });
    session.start('email', token);
  } else {
    const { enterFurther } = await import('./loginService.ts');
    await enterFurther(services, credentials);
  }
}
