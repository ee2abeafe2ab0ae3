import { signInByEmail, signInByPhone, signInMethods, signInPicture } from '@galleria/api';
import { fetchAhead, type Outcome } from '@galleria/ui';
import { type Credentials, loginPanelTexts, type LoginScreenProps } from '@galleria/ui/screens';
import { type ChoosablePanel, choosablePanels, type SignInPanel, signInPanelOf, signInPanels } from '@galleria/ui/flows';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Services, useServices, useToken } from '../app/services.tsx';
import { beginSession } from '../data/beginSession.ts';
import { countryName } from '../data/countryName.ts';
import { request } from '../data/request.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { loadLoginService, useLoginService } from './useLoginService.ts';
import { useThirdParty } from './useThirdParty.ts';

interface LoginOptions {
  /** Why it opened by itself. */
  notice?: string | undefined;
  /** Said when there is nothing more urgent. */
  hint?: string | undefined;
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
export function useLoginScreen({ notice, hint, popup, onReload }: LoginOptions = {}): LoginScreenProps {
  const services = useServices();
  const [search] = useSearchParams();
  const [chosen, onPanel] = useState<SignInPanel>();
  const picture = useResource(pictureRequest, ({ image }) => image).resource;
  const answer = useResource(methodsRequest).resource;
  const methods = answer.status === 'ready' ? answer.data : undefined;
  // A guest is asked to make an account of it (docs/domain/sign-in.md#guests).
  const isGuest = useToken() !== undefined && services.session.isGuest();
  const on = panelsOf(methods?.visitor && !isGuest);
  // Until the switches are known, the address is believed.
  const mode = popup ? null : search.get('mode');
  const asked = signInPanelOf(mode ?? (isGuest ? signInPanels.register : null), answer.status === 'loading' ? choosablePanels : on);
  const { session } = services;
  const begun = useRef(false);
  useEffect(
    () =>
      session.subscribe((event, elsewhere) => {
        begun.current = event === 'started' && !elsewhere;
      }),
    [session],
  );

  async function onSignIn(credentials: Credentials): Promise<Outcome> {
    const outcome = await outcomeOf(enter(services, credentials));
    // Whoever had left the panel before is signed in all the same, and is not startled by a page that loads.
    if (credentials.mode === 'registerByEmail' && outcome.status === 'done' && begun.current && onReload) setTimeout(onReload, reloadAfter);
    return outcome;
  }

  const { t, i18n } = useTranslation('login');
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
    notice: notice ?? (services.signedOutElsewhere() ? t('elsewhere') : isGuest && panel === 'register' ? t('member') : hint),
    onSignIn,
    picture: picture.status === 'ready' ? picture.data : undefined,
    links: {
      home: paths.home,
      forgotPassword: paths.forgotPassword,
      terms: paths.terms,
      privacy: paths.privacy,
      contact: paths.contact,
      agreement: methods?.agreementHtml.trim() ? paths.privacyAgreement : undefined,
    },
    service: useLoginService(isFurther),
    onIntent() {
      fetchAhead(() => i18n.loadNamespaces(loginPanelTexts));
      fetchAhead(() => loadLoginService(services));
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
    const name = countryName(homeCountry, language);
    return [{ code: homeCountry, name, dialCode: '91', nativeName: 'भारत', flag: '/flags/in.svg' }];
  }, [language]);
}

async function enter(services: Services, credentials: Credentials): Promise<void> {
  const { client } = services;
  if (credentials.mode === 'phonePassword') {
    const { dialCode, phone, password } = credentials;
    const { token, scope } = await client.call(signInByPhone, { body: { countryCode: `+${dialCode}`, phone, password } });
    await beginSession(services, 'mobile', token, scope);
  } else if (credentials.mode === 'emailPassword') {
    const { email, password } = credentials;
    const { token, scope } = await client.call(signInByEmail, { body: { email, password } });
    await beginSession(services, 'email', token, scope);
  } else {
    const { signInByPanel } = await import('./loginService.ts');
    await signInByPanel(services, credentials);
  }
}
