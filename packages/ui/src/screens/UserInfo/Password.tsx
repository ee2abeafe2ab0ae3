'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Heading, Inline, Panel, Text } from '../../layout/index.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import * as styles from './UserInfoScreen.css.ts';
import { useSwap } from './useSwap.ts';

/** How the password is changed, or why it cannot be. */
export function Password({ registerHref, ...props }: Omit<PasswordFormProps, 'ways' | 'onEnd'> & { registerHref: string }) {
  const { t } = useTranslation(['userInfo', 'codes', 'fields', 'common']);
  const { isOpen, begin, end, button, section } = useSwap();
  const { password } = props.profile;
  const isChangeable = password.status === 'changeable';
  return (
    <Panel ref={section} as="section" padding="large" aria-label={t('fields:password')}>
      <Inline justify="between" align="start" gap={3} className={styles.head}>
        <div>
          <Heading level={2} className={styles.heading}>
            {t('fields:password')}
          </Heading>
          <Text tone="muted" prose>
            {password.status === 'changeable' ? t('codes:lead') : t(`userInfo:password.${password.status}`)}
          </Text>
        </div>
        {password.status === 'guest' && <LinkButton href={registerHref}>{t('common:header.register')}</LinkButton>}
        {isChangeable && !isOpen && (
          <Button ref={button} onClick={begin}>
            {t('userInfo:password.change')}
          </Button>
        )}
      </Inline>
      {isChangeable && isOpen && <PasswordForm {...props} ways={password.ways} onEnd={end} />}
    </Panel>
  );
}
