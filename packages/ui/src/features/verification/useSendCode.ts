'use client';

import { type FormStore, focus, getInput, setErrors, setInput } from '../../forms/formisch.ts';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as v from 'valibot';
import { useToast } from '../../components/Toast/index.ts';
import { useFieldsToast } from '../../patterns/FormFrame/useFieldsToast.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { CodeService, CodeTarget, SentCode } from './codeService.ts';
import { captchaEntry } from './codeRules.ts';
import { type Captcha, useCaptcha } from './useCaptcha.ts';

/** The text of the first of a field's problems, which stands at the field. */
export type FieldMessage = (errors: readonly string[] | null) => string | undefined;

/** A form from which a code is asked for: it has a field for the picture code, and may have one that says where the code goes. */
type AskingForm = FormStore<v.GenericSchema<{ captcha: string; phone?: string | undefined; email?: string | undefined }>>;
type ContactField = 'phone' | 'email';

/** Where a code goes, or the field that says it wrongly. */
export type Contact<Target extends CodeTarget> = { request: Target } | { field: ContactField; message: string };

interface SendCodeOptions<Target extends CodeTarget> {
  kind: Target['kind'];
  codes: CodeService<Target>;
  form: AskingForm;
  captchaOpen: boolean;
  contactOf: (typed: unknown) => Contact<Target>;
}

export interface CodeSender {
  /** The last code that was asked for, here or elsewhere. */
  sent: SentCode;
  send: () => void;
  captcha: Captcha;
  /** Another picture; what was typed belongs to the old one. */
  refresh: () => void;
  /** Something was typed: what was said about a field when a code was asked for is no longer true. */
  mend: () => void;
}

/**
 * Asks for a one-time code: first what it needs is checked, then it is sent with the answer to the picture. The server's
 * refusal is said and starts no wait (docs/domain/sign-in.md#one-time-codes); a picture that was tried is used up either way.
 */
export function useSendCode<Target extends CodeTarget>({ kind, codes, form, captchaOpen, contactOf }: SendCodeOptions<Target>): CodeSender {
  const { t } = useTranslation('codes');
  const errorText = useErrorText();
  const toast = useToast();
  const fieldsToast = useFieldsToast();
  const captcha = useCaptcha(codes, captchaOpen);
  const sent = useSyncExternalStore(codes.subscribe, () => codes.get(kind));
  const marked = useRef<ContactField | 'captcha'>(undefined);

  function complain(field: ContactField | 'captcha', message: string) {
    marked.current = field;
    setErrors(form, { path: [field], errors: [message] });
    focus(form, { path: [field] });
    fieldsToast([message], document.activeElement?.closest('form'));
  }

  function refresh() {
    setInput(form, { path: ['captcha'], input: '' });
    captcha.refresh();
  }

  async function send() {
    const typed = getInput(form);
    const contact = contactOf(typed);
    if ('field' in contact) return complain(contact.field, contact.message);
    const answer = v.safeParse(captchaEntry, typed);
    if (captchaOpen && !answer.success) return complain('captcha', answer.issues[0].message);
    const code = answer.success ? answer.output.captcha : '';
    const outcome = await codes.send(contact.request, captchaOpen ? { key: captcha.key, code } : undefined);
    if (!outcome) return;
    if (outcome.status === 'done') toast.show({ tone: 'success', title: t('codeSent') });
    else toast.show({ tone: 'danger', title: errorText(outcome.error) });
    // A call that never reached the shop used nothing up.
    if (captchaOpen && (outcome.status === 'done' || 'message' in outcome.error)) refresh();
  }

  return {
    sent,
    send: () => void send(),
    captcha,
    refresh,
    mend() {
      if (marked.current !== undefined) setErrors(form, { path: [marked.current], errors: null });
      marked.current = undefined;
    },
  };
}
