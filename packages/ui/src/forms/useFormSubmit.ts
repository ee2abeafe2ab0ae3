'use client';

import { type FormSchema, type FormStore, getDeepErrorEntries, handleSubmit, type SubmitHandler } from './formisch.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { Outcome, Submission } from '../state/resource.ts';

/** What the schema made of the fields. */
type Values<S extends FormSchema> = Parameters<SubmitHandler<S>>[0];

export interface FormSubmitOptions<S extends FormSchema> {
  /** Sends what the schema made of the fields. Resolves with how it ended and never rejects. */
  send: (values: Values<S>) => Promise<Outcome>;
  /** The first message of each field that breaks a rule; they stand at their fields already. */
  onInvalid?: ((messages: readonly string[], form: HTMLFormElement) => void) | undefined;
  /** Something beside the fields is not ready, such as a picture that is being uploaded: nothing is sent meanwhile. */
  held?: boolean | undefined;
}

/** What a form draws and is wired with; `FormFrame` takes it whole. */
export interface FormSubmit {
  /** The last try that was sent: on its way, failed and why, or done. A form that breaks its rules was not sent, and changes nothing. */
  submission: Submission;
  /** It is on its way: lock the fields. */
  pending: boolean;
  /** The shopper tried to send it while it was held: say what it waits for. False again as soon as that is ready. */
  held: boolean;
  /** For the `<form>`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** For the submit button, which keeps the focus while the fields are locked. */
  submitRef: RefObject<HTMLButtonElement | null>;
  /** Takes a failure off the page, such as when the shopper chooses another way. What is on its way goes on. */
  reset: () => void;
}

const idle: Submission = { status: 'idle' };

/** Milliseconds in which presses belong to the one that was answered with "done". */
const burst = 500;

/**
 * Checks a form and sends it: the one way that forms of this library do it.
 *
 * - **Once at a time.** However often it is pressed while it is on its way, and within half a second of the press that was
 *   answered with "done", `send` is called once.
 * - **Invalid.** The focus goes to the first field that breaks a rule, `onInvalid` hears the messages, and from then on fields
 *   check themselves while they are mended. `send` is not called.
 * - **Held.** A form that is whole but `held` is not sent; `held` of the result is true until what it waits for is ready.
 * - **Failed.** What was typed stays, `submission` has the error, and the same button tries again.
 * - **Done.** The caller goes on: it closes the dialog, leads to the next page or shows a toast.
 *
 * A `send` that rejects is a defect: the page's own handler of errors hears of it through `reportError`, and the form shows
 * an unknown error and can be sent again.
 *
 * ```tsx
 * const form = useForm({ schema, initialInput });
 * const submit = useFormSubmit(form, { send, onInvalid });
 * return <FormFrame form={submit} submitLabel={t('save')}>…</FormFrame>;
 * ```
 *
 * Without `FormFrame`: `onSubmit` goes to the `<form noValidate>`, `submitRef` to its submit button, `pending` to the
 * `<fieldset disabled>` and to the button's `loading`.
 */
export function useFormSubmit<S extends FormSchema>(
  form: FormStore<S>,
  { send, onInvalid, held = false }: FormSubmitOptions<S>,
): FormSubmit {
  const [submission, setSubmission] = useState(idle);
  const [triedWhileHeld, setTriedWhileHeld] = useState(false);
  const submitRef = useRef<HTMLButtonElement>(null);
  // Refs, as a second press may come before the first has been drawn, and a third after a quick answer.
  const running = useRef(false);
  const doneAt = useRef(Number.NEGATIVE_INFINITY);

  async function start(pressedAt: number, element: HTMLFormElement) {
    if (running.current || pressedAt - doneAt.current < burst) return;
    running.current = true;
    try {
      const whole = await check(form);
      if (whole) await submit(whole.values, pressedAt);
      else
        onInvalid?.(
          getDeepErrorEntries(form).map(({ errors: [first] }) => first),
          element,
        );
    } finally {
      running.current = false;
    }
  }

  async function submit(values: Values<S>, pressedAt: number) {
    setTriedWhileHeld(held);
    if (held) {
      setSubmission(idle);
      return;
    }
    // The fields are about to be locked, and a locked field drops the focus.
    submitRef.current?.focus();
    setSubmission({ status: 'pending' });
    try {
      const outcome = await send(values);
      if (outcome.status === 'done') doneAt.current = pressedAt;
      setSubmission(outcome);
    } catch (defect) {
      setSubmission({ status: 'failed', error: { kind: 'unknown', message: '' } });
      reportError(defect);
    }
  }

  return {
    submission,
    pending: submission.status === 'pending',
    held: triedWhileHeld && held,
    onSubmit(event) {
      // React lets the events of a form in a dialog rise to the form that opened it.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      void start(event.timeStamp, event.currentTarget);
    },
    submitRef,
    reset() {
      setTriedWhileHeld(false);
      setSubmission((last) => (last.status === 'pending' ? last : idle));
    },
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
