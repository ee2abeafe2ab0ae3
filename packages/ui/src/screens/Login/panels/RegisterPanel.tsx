'use client';

import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Icon } from '../../../components/Icon/index.ts';
import { LinkButton } from '../../../components/LinkButton/index.ts';
import { SegmentedControl } from '../../../components/SegmentedControl/index.ts';
import { useToast } from '../../../components/Toast/index.ts';
import type { RegisterTab } from '../../../flows/signInPanels.ts';
import { Heading, Stack } from '../../../layout/index.ts';
import { modes } from '../LoginScreen.css.ts';
import type { Credentials, LazyPanelProps, LoginScreenProps } from '../LoginScreen.types.ts';
import * as styles from './panels.css.ts';
import { RegisterByEmail } from './RegisterByEmail.tsx';
import { RegisterByPhone } from './RegisterByPhone.tsx';

/** Mode 6 of sign-in: e-mail is the first tab, phone the second. */
export function RegisterPanel(panel: LazyPanelProps) {
  const { t } = useTranslation(['loginPanels', 'login']);
  const toast = useToast();
  const [tab, setTab] = useState<RegisterTab>('email');
  const [registered, setRegistered] = useState(false);
  if (registered) return <Registered {...panel.login} />;

  const register = async (credentials: Credentials) => {
    const outcome = await panel.login.onSignIn(credentials);
    if (outcome.status === 'done') {
      toast.show({ tone: 'success', title: t('loginPanels:registerSU'), carries: true });
      setRegistered(true);
    }
    return outcome;
  };
  const Form = tab === 'email' ? RegisterByEmail : RegisterByPhone;
  return (
    <>
      <SegmentedControl
        className={modes}
        label={t('loginPanels:registerWith')}
        value={tab}
        onValueChange={setTab}
        options={[
          { value: 'email', label: t('login:emailMode') },
          { value: 'phone', label: t('login:phoneMode') },
        ]}
      />
      <Form {...panel} onRegister={register} />
    </>
  );
}

/** Takes the place of all that is in the panel. Seen for a moment: its owner leads on. */
function Registered({ level = 1, links }: Pick<LoginScreenProps, 'level' | 'links'>) {
  const { t } = useTranslation(['loginPanels', 'common']);
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack align="center" className={styles.done}>
      <Icon icon={CircleCheck} size={40} className={styles.doneIcon} />
      <Heading level={level} scale="heading" ref={title} tabIndex={-1}>
        {t('welcome')}
      </Heading>
      <LinkButton tone="primary" href={links.home}>
        {t('common:toShopping')}
      </LinkButton>
    </Stack>
  );
}
