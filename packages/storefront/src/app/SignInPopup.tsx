import { DialogContent, DialogRoot, DialogTitle } from '@galleria/ui';
import { LoginScreen } from '@galleria/ui/screens';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginScreen } from '../screens/useLoginScreen.ts';
import { finishSignIn } from './finishSignIn.ts';
import { headingOfPage } from './headingOfPage.ts';
import { useServices } from './services.tsx';
import { usePrompt } from './usePrompt.ts';

/** The sign-in panel over the page; it closes when a session has begun, in whichever way. */
export default function SignInPopup() {
  const { t } = useTranslation('common');
  const services = useServices();
  const { prompt, session, reload } = services;
  const { notice } = usePrompt();
  useEffect(
    () =>
      session.subscribe((event) => {
        if (event === 'started') finishSignIn(services);
      }),
    [services, session],
  );
  const firstField = useRef<HTMLInputElement>(null);
  const login = useLoginScreen({ notice, popup: true, onReload: reload });
  return (
    <DialogRoot open onOpenChange={prompt.close}>
      <DialogContent size="wide" closeLabel={t('close')} initialFocus={firstField} finalFocus={headingOfPage}>
        <DialogTitle hidden>{t('header.signIn')}</DialogTitle>
        <LoginScreen {...login} firstFieldRef={firstField} level={2} />
      </DialogContent>
    </DialogRoot>
  );
}
