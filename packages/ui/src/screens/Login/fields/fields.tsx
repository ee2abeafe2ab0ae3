'use client';

import type { FieldElementProps } from '../../../forms/formisch.ts';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { AgreementCheckbox, AgreementLink } from '../../../patterns/AgreementCheckbox/index.ts';
import { DialCode } from '../dialCode/DialCode.tsx';
import type { LoginScreenProps, PanelProps } from '../LoginScreen.types.ts';
import type { FieldMessage } from './useFieldMessage.ts';

/** The part of a form's field that a control needs. */
export interface FieldView<T> {
  input: T | undefined;
  errors: readonly string[] | null;
  props: FieldElementProps;
}

interface Typed {
  field: FieldView<string>;
  fieldMessage: FieldMessage;
  /** The form has one of its own. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A phone number behind its country's dial code. */
export function PhoneInput({
  field,
  fieldMessage,
  ref,
  panel,
  onDialCode,
}: Typed & { panel: PanelProps; onDialCode: (dialCode: string) => void }) {
  const { t } = useTranslation('fields');
  return (
    <TextField
      {...field.props}
      ref={useMergedRefs(field.props.ref, ref)}
      required
      name="phone"
      value={field.input}
      error={fieldMessage(field.errors)}
      label={t('phone')}
      inputMode="tel"
      autoComplete="tel-national"
      start={<DialCode panel={panel} onDialCode={onDialCode} />}
    />
  );
}

/** An e-mail address: the name of an account, or only the way to reach a guest. */
export function EmailInput({ field, fieldMessage, ref, autoComplete = 'username' }: Typed & { autoComplete?: string | undefined }) {
  const { t } = useTranslation('fields');
  return (
    <TextField
      {...field.props}
      ref={useMergedRefs(field.props.ref, ref)}
      required
      name="email"
      value={field.input}
      error={fieldMessage(field.errors)}
      label={t('email')}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
    />
  );
}

/** The password of the account. */
export function PasswordInput({ field, fieldMessage }: Typed) {
  const { t } = useTranslation('fields');
  return (
    <PasswordField
      {...field.props}
      required
      name="password"
      label={t('password')}
      value={field.input}
      error={fieldMessage(field.errors)}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
}

/** Consent to the operator's agreement, or to the sample policies where there is none. They open beside the form, so that nothing typed is lost. */
export function AgreeInput({
  field,
  panel: { login, keep },
}: {
  field: FieldView<boolean> & { onChange: (agreed: boolean) => void };
  panel: Pick<PanelProps, 'login' | 'keep'>;
}) {
  const { t } = useTranslation('login');
  // It says which it is rather than by an event.
  const { onChange: _, ...props } = field.props;
  const own = login.links.agreement !== undefined;
  const missing = field.errors && t(own ? 'invalid.agreement' : 'invalid.policies');
  const agree = (agree: boolean) => {
    field.onChange(agree);
    keep({ agree });
  };
  return (
    <AgreementCheckbox {...props} name="agree" checked={field.input === true} onCheckedChange={agree} error={missing}>
      {withLinks(t(own ? 'agreeOperator' : 'agree'), login.links, t('newTab'))}
    </AgreementCheckbox>
  );
}

const documents = ['terms', 'privacy', 'agreement'] as const;

/** A sentence whose `<terms>`, `<privacy>` and `<agreement>` are links. */
function withLinks(text: string, links: LoginScreenProps['links'], newTab: string): ReactNode[] {
  return text.split(/(<(?:terms|privacy|agreement)>.*?<\/)\w+>/).map((part, at) => {
    const [, name, words] = /^<(\w+)>(.*)<\/$/.exec(part) ?? [];
    const document = documents.find((one) => one === name);
    const href = document && links[document];
    if (href === undefined) return words ?? part;
    return (
      <AgreementLink key={at} href={href} newTab={newTab}>
        {words}
      </AgreementLink>
    );
  });
}
