import { DialogContent, DialogRoot, DialogTitle, Login } from '@galleria/ui';
import { useTranslation } from 'react-i18next';
import { useLoginScreen } from '../screens/useLoginScreen.ts';
import { useServices } from './services.tsx';
import { usePrompt } from './usePrompt.ts';

/** The sign-in panel over the page; it closes when the session has begun. */
export default function SignInPopup() {
  const { t } = useTranslation(['login', 'common']);
  const { prompt, session } = useServices();
  const { notice } = usePrompt();
  const onDone = () => {
    // The shopper is still where they were.
    session.takeReturnPath();
    prompt.close();
  };
  const login = useLoginScreen({ notice, onDone });
  return (
    <DialogRoot open onClose={prompt.close}>
      <DialogContent size="wide" closeLabel={t('common:close')} initialFocus="input[name=phone], input[name=email]">
        <DialogTitle hidden>{t('login:title')}</DialogTitle>
        <Login {...login} />
      </DialogContent>
    </DialogRoot>
  );
}
