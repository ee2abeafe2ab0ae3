import { type ReactNode, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/index.ts';
import { RadioTabs } from '../../components/RadioTabs/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import type { RegisterTab } from '../../flows/signInPanels.ts';
import { modes } from './Login.css.ts';
import type { Credentials, PanelProps } from './Login.types.ts';
import * as styles from './panels.css.ts';
import { RegisterByEmail } from './RegisterByEmail.tsx';
import { RegisterByPhone } from './RegisterByPhone.tsx';

/** Mode 6 of product.md §2: e-mail is the first tab, phone the second. */
export function RegisterPanel(panel: PanelProps) {
  const { t } = useTranslation(['loginPanels', 'login']);
  const toast = useToast();
  const [tab, setTab] = useState<RegisterTab>('email');
  const [registered, setRegistered] = useState(false);
  if (registered) return <Registered>{t('loginPanels:registerSU')}</Registered>;

  const register = async (credentials: Credentials) => {
    const outcome = await panel.login.onSignIn(credentials);
    if (outcome.status === 'done') {
      toast.show({ tone: 'success', text: t('loginPanels:registerSU') });
      setRegistered(true);
    }
    return outcome;
  };
  const Form = tab === 'email' ? RegisterByEmail : RegisterByPhone;
  return (
    <>
      <RadioTabs
        className={modes}
        label={t('loginPanels:registerWith')}
        value={tab}
        onChoose={setTab}
        options={[
          { value: 'email', text: t('login:emailMode') },
          { value: 'phone', text: t('login:phoneMode') },
        ]}
      />
      <Form {...panel} onRegister={register} />
    </>
  );
}

/** Seen for a moment: the owner of the panel leads on. */
function Registered({ children }: { children: ReactNode }) {
  return (
    <div className={styles.done}>
      <Icon glyph={CircleCheck} size={40} className={styles.doneIcon} />
      <p>{children}</p>
    </div>
  );
}
