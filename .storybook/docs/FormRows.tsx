import { Fragment, type ReactNode } from 'react';
import styles from './foundations.module.css';

function Rows({ rows }: { rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className={`sb-unstyled ${styles['page']} ${styles['rows']}`}>
      {rows.map(([name, words], at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A sentence, in which the odd parts between back-quotes are code. */
const written = (sentence: string) =>
  sentence.split('`').map((part, at) => <Fragment key={at}>{at % 2 ? <code>{part}</code> : part}</Fragment>);

const moments = [
  [
    'It is sent too early',
    'Each field says at its own place what is wrong and what to do. Focus goes to the first, whose message is also said as a toast.',
  ],
  ['A wrong field is mended', 'Its message goes while they type. Nothing is called wrong before the first try.'],
  [
    'It is on its way',
    'The fields are locked; the button shows a spinner and keeps the focus. However often it is pressed, the form is sent once.',
  ],
  [
    'Something is not ready',
    'Such as a picture: nothing is sent. The form says what it waits for, and stops saying so when that has come.',
  ],
  [
    'It could not be sent',
    'A notice between the fields and the buttons says what happened and what to do. What was typed stays, and the same button tries again.',
  ],
  ['It is sent', 'The screen goes on: it closes the dialog, leads to the next page or shows a toast. The form itself says nothing.'],
] as const;

/** What a shopper meets, from the first press to the end. */
export const FormMoments = () => <Rows rows={moments} />;

const steps = [
  [
    '1. A schema',
    'Beside the form, such as `ReviewForm.schema.ts`, with the fields in their order on the page. A message in it is the name of a problem, which is the key of a text, so that no rule knows a language. Rules that several forms share, such as `mailbox`, `phone`, `code` and `newPassword`, stand in `packages/ui/src/forms`; they forgive full-width digits, blanks and brackets.',
  ],
  [
    '2. Its fields',
    "Formisch's `useForm` takes the schema, its `Field` joins one path to one of our fields. A text field gets `{...props}`, `value` and `error`.",
  ],
  [
    '3. useFormSubmit',
    'Checks the form, sends it once, and returns its `submission`: `useFormSubmit(form, { send, onInvalid, held })`. Nothing else calls `validate` or `handleSubmit`.',
  ],
  ['4. FormFrame', 'Stands around the fields: it locks them, shows the notices and lays out the buttons.'],
  [
    '5. An outcome',
    "`send` resolves with `done` or `failed` and never rejects. Should it reject all the same, that is a defect: the page's handler of errors hears of it, and the form can be sent again.",
  ],
] as const;

/** What a developer writes, in the order of writing. */
export const FormSteps = () => <Rows rows={steps.map(([name, words]) => [name, written(words)])} />;
