'use client';

import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import type { SignInPanel } from '../../flows/signInPanels.ts';
import { Inline } from '../../layout/index.ts';
import * as styles from './LoginScreen.css.ts';
import type { PanelProps } from './LoginScreen.types.ts';
import { intent } from './panels/panels.ts';

interface LoginFootProps extends PanelProps {
  panel: SignInPanel;
  /** The way to sign in that was shown last. */
  home: 'phonePassword' | 'emailPassword' | 'phoneCode';
}

/** What else there is: for newcomers to register or to go on as a guest, for the others to sign in. */
export function LoginFoot({ panel, home, login, go }: LoginFootProps) {
  const { t } = useTranslation(['login', 'common']);
  const create = login.on.includes('register') && (
    <span>
      {t('newHere')}{' '}
      <TextButton tone="accent" onClick={() => go('register')} {...intent('register', login)}>
        {t('register')}
      </TextButton>
    </span>
  );
  const signIn = (
    <span>
      {t('hasAccount')}{' '}
      <TextButton tone="accent" onClick={() => go(home)}>
        {t('common:header.signIn')}
      </TextButton>
    </span>
  );
  const guest = login.on.includes('guest') && (
    <TextButton tone="text" onClick={() => go('guest')} {...intent('guest', login)}>
      {t('titles.guest')}
    </TextButton>
  );
  switch (panel) {
    case 'phonePassword':
    case 'emailPassword':
    case 'phoneCode':
      return <Foot>{[create, guest].map((way, at) => way && <span key={at}>{way}</span>)}</Foot>;
    case 'register':
      return (
        <Foot>
          {signIn}
          {guest}
        </Foot>
      );
    case 'guest':
      return <Foot>{signIn}</Foot>;
    case 'emailVerification':
      return (
        <Foot>
          <TextButton tone="text" onClick={() => go('forgot')}>
            {t('anotherEmail')}
          </TextButton>
        </Foot>
      );
    case 'forgotPassword':
      return <Foot>{create}</Foot>;
    case 'qrCode':
      return null;
    default:
      return panel satisfies never;
  }
}

const Foot = ({ children }: { children: ReactNode }) => (
  <Inline as="p" gap={1} justify="center" className={styles.foot}>
    {children}
  </Inline>
);
