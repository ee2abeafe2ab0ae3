import { useTranslation } from 'react-i18next';
import type { SignInPanel } from '../../flows/signInPanels.ts';
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
  const { t } = useTranslation('login');
  const create = login.on.includes('register') && (
    <span>
      {t('newHere')}{' '}
      <button type="button" className={styles.accentLink} onClick={() => go('register')} {...intent('register', login)}>
        {t('register')}
      </button>
    </span>
  );
  const signIn = (
    <span>
      {t('hasAccount')}{' '}
      <button type="button" className={styles.accentLink} onClick={() => go(home)}>
        {t('title')}
      </button>
    </span>
  );
  const guest = login.on.includes('guest') && (
    <button type="button" className={styles.footLink} onClick={() => go('guest')} {...intent('guest', login)}>
      {t('titles.guest')}
    </button>
  );
  switch (panel) {
    case 'phonePassword':
    case 'emailPassword':
    case 'phoneCode':
      return <p className={styles.foot}>{[create, guest].map((way, at) => way && <span key={at}>{way}</span>)}</p>;
    case 'register':
      return (
        <p className={styles.foot}>
          {signIn}
          {guest}
        </p>
      );
    case 'guest':
      return <p className={styles.foot}>{signIn}</p>;
    case 'emailVerification':
      return (
        <p className={styles.foot}>
          <button type="button" className={styles.footLink} onClick={() => go('forgot')}>
            {t('anotherEmail')}
          </button>
        </p>
      );
    case 'forgotPassword':
      return <p className={styles.foot}>{create}</p>;
    case 'qrCode':
      return null;
    default:
      return panel satisfies never;
  }
}
