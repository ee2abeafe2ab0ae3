import { type FormSchema, type FormStore, getDeepErrorEntry, handleSubmit, type SubmitHandler } from '@formisch/react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Outcome, ShopError } from '../state/resource.ts';

/** Where a form stands; `held` when somebody tried to send it while something it needs was not ready. */
export type FormSubmission = { status: 'idle' | 'pending' | 'held' } | { status: 'failed'; error: ShopError };

/** What the schema made of the fields. */
type Values<S extends FormSchema> = Parameters<SubmitHandler<S>>[0];

export interface FormSubmitOptions<S extends FormSchema> {
  /** Sends what the schema made of the fields. What was typed stays whatever the outcome. */
  send: (values: Values<S>) => Promise<Outcome>;
  /** The message of the first field that breaks a rule; it stands at its field already. */
  onInvalid?: ((message: string) => void) | undefined;
  /** The form is whole, but must not go yet. */
  held?: boolean;
}

/** What a form draws and is wired with; `FormFrame` takes it whole. */
export interface FormSubmit {
  sending: FormSubmission;
  /** It is on its way: lock the fields. */
  busy: boolean;
  /** For the `<form>`. */
  submit: (event: FormEvent) => void;
  /** For the submit button, which keeps the focus while the fields are locked. */
  button: RefObject<HTMLButtonElement | null>;
  /** Takes a failure off the page, such as when the shopper chooses another way. */
  forget: () => void;
}

/** Milliseconds in which presses belong to the one that was answered with "done". */
const burst = 500;

/**
 * Sends a form, once at a time: the one way that forms of this library do it (docs, Forms). A form that breaks its rules keeps
 * the focus at the first field that does, and its fields check themselves while they are mended.
 *
 * A `send` that rejects is a defect: the page's own handler of errors hears of it, and the form can be sent again.
 */
export function useFormSubmit<S extends FormSchema>(
  form: FormStore<S>,
  { send, onInvalid, held = false }: FormSubmitOptions<S>,
): FormSubmit {
  const [last, setSending] = useState<FormSubmission>({ status: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  // Refs, as a second press may come before the first has been drawn, and a third after a quick answer.
  const running = useRef(false);
  const doneAt = useRef(Number.NEGATIVE_INFINITY);
  // What held it up has gone by itself.
  const sending: FormSubmission = last.status === 'held' && !held ? { status: 'idle' } : last;

  async function start(pressedAt: number) {
    if (running.current || pressedAt - doneAt.current < burst) return;
    running.current = true;
    try {
      const whole = await check(form);
      if (whole) await hand(whole.values, pressedAt);
      else {
        const message = getDeepErrorEntry(form)?.errors[0];
        if (message !== undefined) onInvalid?.(message);
      }
    } finally {
      running.current = false;
    }
  }

  async function hand(values: Values<S>, pressedAt: number) {
    if (held) {
      setSending({ status: 'held' });
      return;
    }
    // The fields are about to be locked, and a locked field drops the focus.
    button.current?.focus();
    setSending({ status: 'pending' });
    try {
      const outcome = await send(values);
      if (outcome.status === 'done') doneAt.current = pressedAt;
      setSending(outcome.status === 'failed' ? outcome : { status: 'idle' });
    } catch (defect) {
      setSending({ status: 'failed', error: { kind: 'unknown', message: '' } });
      reportError(defect);
    }
  }

  return {
    sending,
    busy: sending.status === 'pending',
    submit(event) {
      // React lets the events of a form in a dialog rise to the form that opened it.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      void start(event.timeStamp);
    },
    button,
    forget: () => setSending((now) => (now.status === 'pending' ? now : { status: 'idle' })),
  };
}

/**
 * The values of a form that keeps its rules; focuses the first field of one that does not. Not by `validate`: after
 * `handleSubmit` the fields check themselves while they are mended. Nor does it send: it would keep a defect to itself.
 */
async function check<S extends FormSchema>(form: FormStore<S>): Promise<{ values: Values<S> } | undefined> {
  let whole: { values: Values<S> } | undefined;
  await handleSubmit(form, (values: Values<S>) => {
    whole = { values };
  })();
  return whole;
}
