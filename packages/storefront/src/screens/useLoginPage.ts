import type { LoginScreenProps } from '@galleria/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { finishSignIn } from '../app/finishSignIn.ts';
import { useServices, useToken } from '../app/services.tsx';
import { usePrompt } from '../app/usePrompt.ts';
import { useLoginScreen } from './useLoginScreen.ts';

/**
 * The sign-in panel as a page: whoever is signed in is led on to where they were sent away from, but for a guest, who is asked
 * to make an account of it. The popup does not open over it; what the popup would say stands here.
 */
export function useLoginPage(): LoginScreenProps {
  const services = useServices();
  const { session, reload } = services;
  const { notice } = usePrompt();
  const token = useToken();
  // Who comes as a guest stays; who becomes one here goes on.
  const [guest] = useState(() => (session.isGuest() ? token : undefined));
  const navigate = useNavigate();
  const { t } = useTranslation('login');
  const { state } = useLocation();
  const from = returnPathOf(state);
  useEffect(() => {
    // The history does not outlast a way of signing in that leaves the site.
    if (from !== undefined) session.saveReturnPath(from);
  }, [session, from]);
  useEffect(() => {
    if (token !== undefined && token !== guest) navigate(finishSignIn(services, from), { replace: true });
  }, [token, guest, services, navigate, from]);
  return useLoginScreen({ notice, hint: from === undefined ? undefined : t('guarded'), onReload: reload });
}

/** The return path that the guard left in the history; anything else is none. */
function returnPathOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : undefined;
}
