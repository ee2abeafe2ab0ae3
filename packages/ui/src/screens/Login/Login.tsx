import { Field, setErrors, setInput, useForm, validate } from '@formisch/react';
import { CircleAlert, Info } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
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
import { loginProblemOf, loginSchema, phoneLength } from './Login.schema.ts';
import { LoginScene } from './LoginScene.tsx';

/** What is sent to sign in: how, and the fields of that way. */
export type Credentials =
  | { mode: 'phonePassword'; dialCode: string; phone: string; password: string }
  | { mode: 'emailPassword'; email: string; password: string };

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
  const [busy, setBusy] = useState(false);
  const form = useForm({ schema: loginSchema, initialInput: { mode, dialCode: dialCodes[0] ?? '', agree: false } });
  const say = (errors: readonly string[] | null) => {
    const problem = loginProblemOf(errors?.[0]);
    return problem && t(`invalid.${problem}`, { count: phoneLength });
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = await validate(form, { shouldFocus: true });
    if (!typed.success) {
      const first = say(typed.issues.map(({ message }) => message));
      if (first) toast.show({ tone: 'error', text: first });
      return;
    }
    setFailure(undefined);
    setBusy(true);
    const outcome = await onSignIn(typed.output);
    setBusy(false);
    if (outcome.status === 'failed') setFailure(errorText(outcome.error));
  }

  const choose = (next: SignInMode) => {
    setInput(form, { path: ['mode'], input: next });
    for (const name of ['phone', 'email', 'password', 'agree'] as const) setErrors(form, { path: [name], errors: null });
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
          disabled={busy}
          options={[
            { value: 'phonePassword', text: t('phoneMode') },
            { value: 'emailPassword', text: t('emailMode') },
          ]}
        />
        <fieldset className={styles.fields} disabled={busy}>
          {mode === 'phonePassword' ? (
            <div className={styles.phone}>
              <Field of={form} path={['dialCode']}>
                {({ input, props }) => (
                  <Select
                    {...props}
                    name="dialCode"
                    value={input}
                    label={t('dialCode')}
                    options={dialCodes.map((code) => ({ value: code, text: `+${code}` }))}
                    autoComplete="tel-country-code"
                  />
                )}
              </Field>
              <Field of={form} path={['phone']}>
                {({ input, errors, props }) => (
                  <TextField
                    {...props}
                    name="phone"
                    value={input}
                    error={say(errors)}
                    label={t('phone')}
                    type="tel"
                    autoComplete="tel-national"
                  />
                )}
              </Field>
            </div>
          ) : (
            <Field of={form} path={['email']}>
              {({ input, errors, props }) => (
                <TextField
                  {...props}
                  name="email"
                  value={input}
                  error={say(errors)}
                  label={t('email')}
                  type="email"
                  autoComplete="username"
                  autoCapitalize="none"
                />
              )}
            </Field>
          )}
          <Field of={form} path={['password']}>
            {({ input, errors, props }) => (
              <PasswordField
                {...props}
                name="password"
                value={input}
                error={say(errors)}
                label={t('password')}
                showLabel={t('showPassword')}
                hideLabel={t('hidePassword')}
              />
            )}
          </Field>
          {mode === 'emailPassword' && (
            <Link className={styles.link} href={links.forgotPassword}>
              {t('forgotPassword')}
            </Link>
          )}
          <Field of={form} path={['agree']}>
            {({ input, errors, props }) => (
              <Checkbox {...props} name="agree" checked={input} error={say(errors)}>
                <AgreementText text={t('agree')} links={links} />
              </Checkbox>
            )}
          </Field>
        </fieldset>
        <Button className={styles.submit} type="submit" tone="primary" size="large" wide busy={busy}>
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}
