import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useToast } from '../components/Toast/index.ts';
import { useErrorText } from '../i18n/useErrorText.ts';
import type { CodeState } from '../patterns/CodeField/index.ts';
import type { CodeDesk, CodeTarget } from './codeDesk.ts';
import { captchaEntry } from './codeRules.ts';
import { type Captcha, useCaptcha } from './useCaptcha.ts';

/** The text of the first of a field's problems. */
export type Say = (errors: readonly string[] | null) => string | undefined;

/** What sending a code needs of a form. */
export interface CodeForm<Field extends string> {
  read: () => unknown;
  /** Puts a problem at a field and gives it the focus, or takes it away. */
  mark: (field: Field | 'captcha', message: string | undefined) => void;
  emptyCaptcha: () => void;
}

/** Where a code goes, or the field that says it wrongly. */
export type Contact<Field extends string, Target extends CodeTarget> = { request: Target } | { field: Field; message: string };

interface CodeSending<Field extends string, Target extends CodeTarget> {
  kind: Target['kind'];
  desk: CodeDesk<Target>;
  form: CodeForm<Field>;
  say: Say;
  captchaOpen: boolean;
  contactOf: (typed: unknown) => Contact<Field, Target>;
}

export interface CodeSender {
  state: CodeState;
  send: () => void;
  captcha: Captcha;
  /** Another picture; what was typed belongs to the old one. */
  refresh: () => void;
  /** Something was typed: what was said about a field when a code was asked for is no longer true. */
  mend: () => void;
}

/**
 * Asks for a one-time code: first what it needs is checked, then it is sent with the answer to the picture. The server's
 * refusal is said and starts no wait (product.md §8); a picture that was tried is used up either way.
 */
export function useSendCode<Field extends string, Target extends CodeTarget>({
  kind,
  desk,
  form,
  say,
  captchaOpen,
  contactOf,
}: CodeSending<Field, Target>): CodeSender {
  const { t } = useTranslation('codes');
  const errorText = useErrorText();
  const toast = useToast();
  const captcha = useCaptcha(desk, captchaOpen);
  const state = useSyncExternalStore(desk.codes.subscribe, () => desk.codes.get(kind));
  const marked = useRef<Field | 'captcha'>(undefined);

  function complain(field: Field | 'captcha', message: string) {
    marked.current = field;
    form.mark(field, message);
    toast.show({ tone: 'error', text: say([message]) ?? message });
  }

  function refresh() {
    form.emptyCaptcha();
    captcha.refresh();
  }

  async function send() {
    const typed = form.read();
    const contact = contactOf(typed);
    if ('field' in contact) return complain(contact.field, contact.message);
    const answer = v.safeParse(captchaEntry, typed);
    if (captchaOpen && !answer.success) return complain('captcha', answer.issues[0].message);
    const code = answer.success ? answer.output.captcha : '';
    const outcome = await desk.sendCode(contact.request, captchaOpen ? { key: captcha.key, code } : undefined);
    if (!outcome) return;
    if (outcome.status === 'done') toast.show({ tone: 'success', text: t('codeSent') });
    else toast.show({ tone: 'error', text: errorText(outcome.error) });
    // A call that never reached the shop used nothing up.
    if (captchaOpen && (outcome.status === 'done' || 'message' in outcome.error)) refresh();
  }

  return {
    state,
    send: () => void send(),
    captcha,
    refresh,
    mend() {
      if (marked.current !== undefined) form.mark(marked.current, undefined);
      marked.current = undefined;
    },
  };
}
