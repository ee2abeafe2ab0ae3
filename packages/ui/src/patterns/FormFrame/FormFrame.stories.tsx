import { Field, useForm } from '../../forms/formisch.ts';
import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import { withToasts } from '@galleria/storybook/kit/withToasts.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { Button } from '../../components/Button/index.ts';
import { DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { mailbox } from '../../forms/rules.ts';
import { type FormSubmit, useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Outcome, ShopError, Submission } from '../../state/resource.ts';
import { FormFrame, type FormFrameProps, useFieldsToast } from './index.ts';

const offline: ShopError = { kind: 'offline' };
const submitLabel = 'Subscribe';
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your name.')),
  email: mailbox({ missing: 'Enter your e-mail address.', wrong: 'Enter a whole e-mail address.' }),
});

type Typed = v.InferOutput<typeof schema>;

interface LetterProps extends Pick<FormFrameProps, 'hold' | 'onCancel'> {
  send: (typed: Typed) => Promise<Outcome>;
  onInvalid?: (messages: readonly string[]) => void;
  initial?: Typed;
  more?: ReactNode;
}

/** The smallest form that is a form: a schema, two fields, `useFormSubmit` and the frame. */
function Letter({ send, onInvalid, initial = blank, hold, more, ...rest }: LetterProps) {
  const form = useForm({ schema, initialInput: initial });
  const fieldsToast = useFieldsToast();
  const submit = useFormSubmit(form, {
    send,
    onInvalid(messages, element) {
      onInvalid?.(messages);
      fieldsToast(messages, element);
    },
    held: Boolean(hold),
  });
  return (
    <FormFrame submitLabel={submitLabel} hold={hold} {...rest} form={submit}>
      <Field of={form} path={['name']}>
        {({ input, errors, props }) => (
          <TextField {...props} name="name" value={input} error={errors?.[0]} label="Name" autoComplete="name" />
        )}
      </Field>
      <Field of={form} path={['email']}>
        {({ input, errors, props }) => (
          <TextField {...props} name="email" value={input} error={errors?.[0]} label="E-mail" type="email" autoComplete="email" />
        )}
      </Field>
      {more}
    </FormFrame>
  );
}

type Canvas = ReturnType<typeof within>;
const done: Outcome = { status: 'done' };
const failed: Outcome = { status: 'failed', error: offline };
const blank = { name: '', email: '' };
const right = { name: 'Ananya Rao', email: 'ananya.rao@mailbox.in' };
/** Where a form stands, without a form. */
const at = (submission: Submission, held = false): FormSubmit => ({
  submission,
  pending: submission.status === 'pending',
  held,
  onSubmit: (event) => event.preventDefault(),
  submitRef: { current: null },
  reset: fn(),
});
const unsent: Submission = { status: 'idle' };
const idle = at(unsent);
const pending = at({ status: 'pending' });
/** Somebody tried to send it before it was ready. */
const held = at(unsent, true);
const field = <TextField label="E-mail" defaultValue={right.email} />;
const onCancel = fn();

const { loaders, decorators } = translated();

const meta = preview.meta({
  loaders,
  title: 'Patterns/Form frame',
  component: FormFrame,
  decorators: [inPlace('form'), ...decorators],
  args: { form: idle, submitLabel, onCancel, children: field },
  argTypes: {
    form: {
      control: 'select',
      options: ['idle', 'pending', 'held', 'failed'],
      mapping: { idle, pending, held, failed: at(failed) },
    },
    hold: { control: 'text' },
    failure: { control: 'text' },
    children: { control: false },
  },
  // A place of its own for the button: what stands in arguments is written out.
  render: ({ form, ...rest }) => {
    const submitRef = useRef<HTMLButtonElement>(null);
    return <FormFrame {...rest} form={{ ...form, submitRef }} />;
  },
});

/** Nobody has tried to send it. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    // What locks the fields is no group of its own.
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { form: held, hold: 'Two pictures are still on their way.' } });

/** Without a second button, on its way, held up and failed. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="with one button">
        <FormFrame form={at(unsent)} submitLabel={submitLabel}>
          {field}
        </FormFrame>
      </Sample>
      <Sample name="on its way">
        <FormFrame form={at({ status: 'pending' })} submitLabel={submitLabel} onCancel={onCancel}>
          {field}
        </FormFrame>
      </Sample>
      <Sample name="held up">
        <FormFrame form={at(unsent, true)} submitLabel={submitLabel} onCancel={onCancel} hold="Two pictures are still on their way.">
          {field}
        </FormFrame>
      </Sample>
      <Sample name="failed">
        <FormFrame form={at(failed)} submitLabel={submitLabel} onCancel={onCancel}>
          {field}
        </FormFrame>
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the buttons of a form are as large as each other. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <FormFrame
        form={at(failed)}
        submitLabel="Lieferadresse speichern und weiter zur Kasse"
        failure="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        onCancel={onCancel}
      >
        {field}
      </FormFrame>
      <FormFrame
        form={at(unsent, true)}
        submitLabel="ส่งคำขอคืนเงินพร้อมรูปภาพทั้งหมด"
        onCancel={onCancel}
        hold="รูปภาพสองรูปยังอัปโหลดไม่เสร็จ กรุณารอสักครู่หรือลบรูปภาพออกก่อนส่ง"
      >
        {field}
      </FormFrame>
    </Place>
  ),
  play: async ({ canvasElement }) => {
    for (const form of canvasElement.querySelectorAll('form')) {
      const sizes = within(form)
        .getAllByRole('button')
        .map((button) => `${button.offsetWidth} × ${button.offsetHeight}`);
      await expect(new Set(sizes).size).toBe(1);
    }
  },
});

/** Somebody presses fifty times in no time, and the shop answers in the middle of it: it is sent once. */
export const SentOnce = meta.story({
  render: () => <Letter send={sends.once} initial={right} />,
  play: async ({ canvas }) => {
    const answer = Promise.withResolvers<Outcome>();
    sends.once.mockReturnValueOnce(answer.promise);
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    for (let count = 1; count <= 25; count++) button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(sends.once).toHaveBeenCalledWith(right);
    answer.resolve(done);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    for (let count = 26; count <= 50; count++) button.click();
    // A second try would have locked the fields by now.
    await user.type(canvas.getByLabelText('Name'), '!');
    await expect(canvas.getByLabelText('Name')).toHaveValue(`${right.name}!`);
    await expect(sends.once).toHaveBeenCalledTimes(1);
  },
});

/** Sent too early: the first field that is wrong has the focus, the messages go up once, and mending takes its own away, and the toast. */
export const Invalid = meta.story({
  decorators: [withToasts],
  render: () => <Letter send={sends.never} onInvalid={onInvalid} initial={{ name: 'Ananya Rao', email: 'ananya.rao@' }} />,
  play: async ({ canvas }) => {
    const [name, email] = [canvas.getByLabelText('Name'), canvas.getByLabelText('E-mail')];
    await user.clear(name);
    await user.type(email, '{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter your name.'));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a whole e-mail address.'));
    await waitFor(() =>
      expect(onInvalid.mock.calls.map(([messages]) => messages)).toEqual([['Enter your name.', 'Enter a whole e-mail address.']]),
    );
    await expect(within(canvas.getByRole('alert')).getByText('Check the 2 marked fields.')).toBeVisible();
    await user.type(name, 'A');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(sends.never).not.toHaveBeenCalled();
  },
});

/** A try fails: the form says so, everything that was typed is there, and the button has the focus. */
async function tryInVain(canvas: Canvas) {
  sends.second.mockResolvedValueOnce(failed);
  const [name, email] = [canvas.getByLabelText('Name'), canvas.getByLabelText('E-mail')];
  const button = canvas.getByRole('button', { name: 'Subscribe' });
  await user.type(name, ' Ananya Rao ');
  await user.type(email, `${right.email}{Enter}`);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/You’re offline/);
  await expect(name).toHaveValue(' Ananya Rao ');
  await expect(name).toBeEnabled();
  await waitFor(() => expect(button).toHaveFocus());
}

/** It could not be sent. */
export const Failed = meta.story({
  render: () => <Letter send={sends.second} onCancel={onCancel} />,
  play: ({ canvas }) => tryInVain(canvas),
});

/** The second try goes. */
export const SentAgain = meta.story({
  render: () => <Letter send={sends.second} onCancel={onCancel} />,
  play: async ({ canvas }) => {
    await tryInVain(canvas);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sends.second).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    const email = canvas.getByLabelText('E-mail');
    await user.type(email, '.uk');
    await expect(email).toHaveValue(`${right.email}.uk`);
  },
});

/** A letter with a picture that can be on its way. */
function WithUpload() {
  const [isUploading, setUploading] = useState(true);
  return (
    <Letter
      send={sends.held}
      initial={right}
      hold={isUploading && 'Your picture is still on its way.'}
      more={<Button onClick={() => setUploading((was) => !was)}>The upload</Button>}
    />
  );
}

/** Something else is not ready: nothing is sent, and the form says what it waits for. */
export const HeldUp = meta.story({
  render: () => <WithUpload />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your picture is still on its way.');
    await expect(sends.held).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Name')).toBeEnabled();
  },
});

/** What it waited for has come: the words go, and it can be sent. */
export const HeldNoMore = meta.story({
  render: () => <WithUpload />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await canvas.findByRole('status');
    await user.click(canvas.getByRole('button', { name: 'The upload' }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
    await user.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(sends.held).toHaveBeenCalledTimes(1));
  },
});

/** The code that sends it is broken: the form does not stay locked, and the page's handler of errors hears of it. */
export const Defect = meta.story({
  render: () => <Letter send={sends.broken} initial={right} />,
  play: async ({ canvas }) => {
    const report = spyOn(window, 'reportError').mockImplementation(() => {});
    await user.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Something went wrong/);
    await waitFor(() => expect(report.mock.calls).toEqual([[defect]]));
    await expect(canvas.getByLabelText('Name')).toBeEnabled();
    await expect(canvas.getByLabelText('Name')).toHaveValue(right.name);
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy');
  },
});

/** A form in a dialog which a form has opened: each is sent for itself, though React lets the event rise from one to the other. */
export const WithinAnother = meta.story({
  render: () => (
    <Letter
      send={sends.outer}
      more={
        <DialogRoot open>
          <DialogContent closeLabel="Close">
            <DialogTitle>Another subscription</DialogTitle>
            <Letter send={sends.inner} initial={right} />
          </DialogContent>
        </DialogRoot>
      }
    />
  ),
  play: async () => {
    await press(within(await screen.findByRole('dialog')), 'Subscribe');
    await waitFor(() => expect(sends.inner).toHaveBeenCalledTimes(1));
    await expect(document.querySelector('[aria-invalid]')).toBeNull();
    await expect(sends.outer).not.toHaveBeenCalled();
  },
});

const defect = new TypeError('Nobody has written this.');
const onInvalid = fn();
type Send = LetterProps['send'];
const sends = {
  once: fn<Send>(async () => done),
  never: fn<Send>(async () => done),
  second: fn<Send>(async () => done),
  held: fn<Send>(async () => done),
  broken: fn<Send>(() => Promise.reject(defect)),
  outer: fn<Send>(async () => done),
  inner: fn<Send>(async () => done),
};
