import { signInByTwitter, signInMethods, takeTwitterToken, type TwitterToken } from '@galleria/api';
import type { Submission } from '@galleria/ui';
import { type ThirdPartyCallbackScreenProps, thirdPartyCallbackState, type ThirdPartyReturn } from '@galleria/ui/screens';
import { thirdPartyNames } from '@galleria/ui/flows';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { finishSignIn } from '../app/finishSignIn.ts';
import { useServices } from '../app/services.tsx';
import { beginSession } from '../data/beginSession.ts';
import { request } from '../data/request.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { leaveForTwitter } from '../thirdParty/leaveForTwitter.ts';
import { outcomeOfTry } from '../thirdParty/obstacle.ts';
import { acceptsCookies, readTwitterReturn } from '../thirdParty/twitter.ts';

const provider = thirdPartyNames.twitter;

/** Everything the page gets that Twitter sends the shopper back to. What stands in its address counts once. */
export function useThirdPartyCallbackScreen(): ThirdPartyCallbackScreenProps {
  const services = useServices();
  const { client, session, cookieStorage } = services;
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const begun = useRef(false);
  const shown = useRef(true);
  const [back, setBack] = useState<ThirdPartyReturn>();
  const [sending, setSending] = useState<Submission>({ status: 'idle' });
  const switches = useResource(request(signInMethods, {}), ({ twitter }) => twitter);

  async function signIn(token: TwitterToken, oauthVerifier: string) {
    const answer = await client.call(signInByTwitter, { body: { ...token, oauthVerifier } });
    await beginSession(services, 'twitter', answer.token, answer.scope);
  }

  const lead = () => navigate(finishSignIn(services), { replace: true });

  async function comeBack() {
    // First of all: nobody shall read it in the address bar, the history or a referrer.
    navigate(pathname, { replace: true });
    if (!search && session.token() !== undefined) return lead();
    const kept = takeTwitterToken(cookieStorage);
    const found = readTwitterReturn(new URLSearchParams(search), kept, acceptsCookies(cookieStorage));
    setBack(found.status);
    if (found.status !== 'proved' || !kept) return;
    const outcome = await outcomeOf(signIn(kept, found.verifier));
    if (outcome.status === 'failed') setSending(outcome);
    // Whoever has gone on to another page meanwhile stays there.
    else if (shown.current) lead();
  }

  useEffect(() => {
    shown.current = true;
    if (!begun.current) {
      begun.current = true;
      void comeBack();
    }
    return () => {
      shown.current = false;
    };
  });

  return {
    state: thirdPartyCallbackState(back, sending),
    provider,
    otherWaysHref: paths.login,
    onAgain:
      switches.resource.status === 'ready' && !switches.resource.data
        ? undefined
        : async () => {
            const outcome = await outcomeOfTry(provider, i18n, leaveForTwitter(services));
            if (outcome.status === 'failed') setSending(outcome);
            return outcome;
          },
  };
}
