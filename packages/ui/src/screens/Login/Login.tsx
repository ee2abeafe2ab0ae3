import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CircleAlert, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { RadioTabs } from '../../components/RadioTabs/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import type { SignInMode } from '../../flows/signIn.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import { AgreementText } from './AgreementText.tsx';
import * as styles from './Login.css.ts';
import { type LoginFields, loginProblemOf, loginSchemas, phoneLength } from './Login.schema.ts';
import { LoginScene } from './LoginScene.tsx';

/** What is sent to sign in: how, and the fields of that way. */
export type Credentials = { mode: 'phonePassword'; dialCode: string; phone: string; password: string } | { mode: 'emailPassword'; email: string; password: string };

export interface LoginProps {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
  /** Dial codes to choose from, without a plus sign. */
  dialCodes: readonly string[];
  /** Address of the operator's picture; without it an arch is drawn. */
  picture?: string | undefined;
  links: { forgotPassword: string; terms: string; privacy: string };
  /** Why this opened by itself, such as the server's message at the end of a session. */
  notice?: string | undefined;
  /** Id of the heading, so that a dialog can be named by it. */
  titleId?: string;
  onSignIn: (credentials: Credentials) => Promise<Outcome>;
}

/** Signs a shopper in, in a popup or a page (product.md §2, modes 1 and 2). What was typed stays when a try fails. */
export function Login({ mode, onMode, dialCodes, picture, links, notice, titleId, onSignIn }: LoginProps) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const toast = useToast();
  const ownId = useId();
  const [failure, setFailure] = useState<string>();
  const form = useForm<LoginFields>({
    resolver: standardSchemaResolver(loginSchemas[mode]),
    reValidateMode: 'onChange',
    defaultValues: { dialCode: dialCodes[0] ?? '', phone: '', email: '', password: '', agree: false },
  });
  const { errors, isSubmitting } = form.formState;
  const say = (message: string | undefined) => {
    const problem = loginProblemOf(message);
    return problem && t(`invalid.${problem}`, { count: phoneLength });
  };

  const submit = form.handleSubmit(
    async ({ dialCode, phone, email, password }) => {
      setFailure(undefined);
      const outcome = await onSignIn(mode === 'phonePassword' ? { mode, dialCode, phone, password } : { mode, email, password });
      if (outcome.status === 'failed') setFailure(errorText(outcome.error));
    },
    (problems) => {
      const first = say((problems.phone ?? problems.email ?? problems.password ?? problems.agree)?.message);
      if (first) toast.show({ tone: 'error', text: first });
    },
  );

  const choose = (next: SignInMode) => {
    form.clearErrors();
    setFailure(undefined);
    onMode(next);
  };

  return (
    <section className={styles.root} aria-labelledby={titleId ?? ownId}>
      <LoginScene picture={picture} slogan={t('slogan')} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1 id={titleId ?? ownId} className={styles.title}>
          {t('title')}
        </h1>
        {(failure ?? notice) && (
          <p role={failure ? 'alert' : 'status'} className={classes(styles.notice, styles.noticeTones[failure ? 'failed' : 'info'])}>
            <Icon glyph={failure ? CircleAlert : Info} size={16} className={styles.noticeIcon} />
            {failure ?? notice}
          </p>
        )}
        <RadioTabs
          className={styles.modes}
          label={t('mode')}
          value={mode}
          onChoose={choose}
          disabled={isSubmitting}
          options={[
            { value: 'phonePassword', text: t('phoneMode') },
            { value: 'emailPassword', text: t('emailMode') },
          ]}
        />
        <fieldset className={styles.fields} disabled={isSubmitting}>
          {mode === 'phonePassword' ? (
            <div className={styles.phone}>
              <Select label={t('dialCode')} options={dialCodes.map((code) => ({ value: code, text: `+${code}` }))} autoComplete="tel-country-code" {...form.register('dialCode')} />
              <TextField label={t('phone')} type="tel" autoComplete="tel-national" inputMode="tel" error={say(errors.phone?.message)} {...form.register('phone')} />
            </div>
          ) : (
            <TextField label={t('email')} type="email" autoComplete="username" autoCapitalize="none" error={say(errors.email?.message)} {...form.register('email')} />
          )}
          <PasswordField
            label={t('password')}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            error={say(errors.password?.message)}
            {...form.register('password')}
          />
          {mode === 'emailPassword' && (
            <Link className={styles.link} href={links.forgotPassword}>
              {t('forgotPassword')}
            </Link>
          )}
          <Checkbox error={say(errors.agree?.message)} {...form.register('agree')}>
            <AgreementText text={t('agree')} links={links} />
          </Checkbox>
        </fieldset>
        <Button className={styles.submit} type="submit" tone="primary" size="large" wide busy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}
