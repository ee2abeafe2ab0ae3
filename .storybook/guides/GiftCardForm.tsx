import { type Outcome, TextArea, TextField } from '@galleria/ui';
import { Field, mailbox, optionalText, setErrors, useForm, useFormSubmit } from '@galleria/ui/forms';
import { FormFrame } from '@galleria/ui/patterns';
import * as v from 'valibot';

/** The longest message, in characters as a reader counts them. */
const longest = 150;

/** What is wrong with a field is the name of a sentence: no rule knows a language. */
const schema = v.object({
  to: mailbox({ missing: 'toMissing', wrong: 'toWrong' }),
  message: optionalText(longest, 'messageLong'),
});

const sentences: Readonly<Record<string, string>> = {
  toMissing: 'Enter an e-mail address.',
  toWrong: 'Enter an address such as name@example.com.',
  toRefused: 'This mailbox takes no gift cards. Try another address.',
  messageLong: `Up to ${longest} characters.`,
};

/** What the server says: done, that it takes no mail there, or that something else went wrong. */
export type Sent = Outcome | { status: 'refused' };

/** A form: checked when it is sent, mended field by field, and nothing typed is lost when the call fails. */
export function GiftCardForm({ onSend }: { onSend: (card: v.InferOutput<typeof schema>) => Promise<Sent> }) {
  const form = useForm({ schema, initialInput: { to: '', message: '' } });
  const submit = useFormSubmit(form, {
    async send(card) {
      const sent = await onSend(card);
      if (sent.status !== 'refused') return sent;
      // The server knows what no rule here can: its answer stands at the field.
      setErrors(form, { path: ['to'], errors: ['toRefused'] });
      return { status: 'failed', error: { kind: 'business', message: 'The gift card was not sent.' } };
    },
  });
  const sentence = (errors: readonly string[] | null) => errors?.[0] && (sentences[errors[0]] ?? errors[0]);
  return (
    <FormFrame form={submit} submitLabel="Send gift card">
      <Field of={form} path={['to']}>
        {({ input, errors, props }) => (
          <TextField {...props} label="To" type="email" name="to" value={input} error={sentence(errors)} required />
        )}
      </Field>
      <Field of={form} path={['message']}>
        {({ input, errors, props }) => (
          <TextArea {...props} label="Message" hint="They read it first." name="message" value={input} error={sentence(errors)} rows={3} />
        )}
      </Field>
    </FormFrame>
  );
}
