import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import * as styles from './UserInfoScreen.css.ts';
import { useSwap } from './useSwap.ts';

/** How the password is changed, or why it cannot be. */
export function Password(props: Omit<PasswordFormProps, 'ways' | 'onEnd'>) {
  const { t } = useTranslation('userInfo');
  const { isOpen, begin, end, button, section } = useSwap();
  const { password } = props.profile;
  const isChangeable = password.status === 'changeable';
  return (
    <section ref={section} className={styles.panel} aria-label={t('password.title')}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.heading}>{t('password.title')}</h2>
          <p className={styles.words}>{t(`password.${password.status}`)}</p>
        </div>
        {isChangeable && !isOpen && (
          <Button ref={button} onClick={begin}>
            {t('password.change')}
          </Button>
        )}
      </div>
      {isChangeable && isOpen && <PasswordForm {...props} ways={password.ways} onEnd={end} />}
    </section>
  );
}
