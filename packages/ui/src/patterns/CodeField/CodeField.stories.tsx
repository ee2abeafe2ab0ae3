import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { setClock } from '@galleria/storybook/kit/setClock.ts';
import { press, shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { OneTimeCodeField } from '../../components/OneTimeCodeField/index.ts';
import { startResend } from '../../flows/resendTimer.ts';
import { CodeCells, CodeField, type CodeFieldProps } from './index.ts';

const texts = {
  send: 'Send code',
  again: 'Send again',
  wait: (seconds: number) => `Send again in ${seconds} s`,
  sent: 'The code is on its way. You can send another in two minutes.',
  over: 'You can send another code now.',
};
type Sent = Pick<CodeFieldProps, 'submission' | 'timer'>;
const idle = { submission: { status: 'idle' } } satisfies Sent;
const pending = { submission: { status: 'pending' } } satisfies Sent;
/** Sent so many seconds ago. */
const sent = (ago: number): Sent => ({ submission: { status: 'done' }, timer: startResend(fixtureNow - ago * 1000) });

const meta = preview.meta({
  title: 'Patterns/Code field',
  component: CodeField,
  subcomponents: { CodeCells },
  args: { label: 'Code', ...idle, texts, onSend: fn() },
  argTypes: {
    submission: {
      control: 'select',
      options: ['idle', 'pending', 'failed', 'done'],
      mapping: {
        idle: idle.submission,
        pending: pending.submission,
        failed: { status: 'failed', error: { kind: 'offline' } },
        done: { status: 'done' },
      },
    },
    timer: { control: 'object' },
    texts: { control: false },
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
  },
});

/** Nothing was sent yet. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Send code');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { hint: 'Six digits, sent to +91 98860 41234.', ...sent(33) },
});

/** Before, on its way, sent, over, wrong, locked; and as cells. What is wrong has the whole width. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ label, onSend }) => (
    <Samples>
      <Sample name="ready">
        <CodeField label={label} texts={texts} onSend={onSend} {...idle} />
      </Sample>
      <Sample name="sending">
        <CodeField label={label} texts={texts} onSend={onSend} {...pending} />
      </Sample>
      <Sample name="counting">
        <CodeField label={label} texts={texts} onSend={onSend} {...sent(33)} />
      </Sample>
      <Sample name="over, filled">
        <CodeField label={label} texts={texts} onSend={onSend} {...sent(120)} defaultValue="407311" />
      </Sample>
      <Sample name="invalid">
        <CodeField label={label} texts={texts} onSend={onSend} {...sent(61)} defaultValue="40731" error="The code is wrong or too old." />
      </Sample>
      <Sample name="disabled">
        <CodeField label={label} texts={texts} onSend={onSend} {...idle} defaultValue="407311" disabled />
      </Sample>
      <Sample name="cells, ready">
        <CodeCells texts={texts} onSend={onSend} {...sent(120)} note="Nothing there? Look in the spam folder.">
          <OneTimeCodeField label={label} />
        </CodeCells>
      </Sample>
      <Sample name="cells, counting">
        <CodeCells texts={texts} onSend={onSend} {...sent(33)} note="Nothing there? Look in the spam folder.">
          <OneTimeCodeField label={label} defaultValue="407" />
        </CodeCells>
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The code is wrong or too old.').getClientRects()).toHaveLength(1);
  },
});

const longTexts = { ...texts, wait: (seconds: number) => `Code in ${seconds} Sekunden erneut anfordern` };

/** Long, unbroken and Thai texts on a phone of 320 px: the button wraps below, the label never runs under it. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onSend }) => (
    <Place as="stack">
      <CodeField
        label="Bestätigungscode aus der Nachricht"
        texts={longTexts}
        onSend={onSend}
        {...sent(1)}
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      />
      <CodeField
        label="รหัสยืนยัน"
        texts={{ ...texts, send: 'ส่งรหัสยืนยันไปยังโทรศัพท์ของคุณ' }}
        onSend={onSend}
        {...idle}
        hint="รหัสหกหลักที่ส่งไปยังหมายเลขโทรศัพท์ของคุณ"
      />
      <CodeCells texts={longTexts} onSend={onSend} {...sent(1)} note="Nichts angekommen? Sehen Sie im Spam-Ordner nach.">
        <OneTimeCodeField label="Bestätigungscode aus der Nachricht an donaudampfschifffahrtsgesellschaft@mailbox.example" />
      </CodeCells>
    </Place>
  ),
});

/** The server is asked: the button is busy, and no press counts. */
export const Sending = meta.story({
  decorators: [inPlace('form')],
  args: { ...pending },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send code' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await shopper.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A double click asks for one code; then the seconds go down, by the clock and not by ticks, and end. */
export const Counting = meta.story({
  decorators: [inPlace('form')],
  args: { hint: 'Sent to +91 98860 41234.' },
  render: (args) => {
    const [last, setLast] = useState<Sent>(idle);
    return (
      <CodeField
        {...args}
        {...last}
        onSend={() => {
          setLast(sent(0));
          args.onSend();
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await shopper.dblClick(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Send again in 120 s' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.sent);

    // The page was in the back for a minute, where no timer runs.
    setClock(fixtureNow + 60_400);
    await comesToTheFront(canvas, 'Send again in 60 s');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.sent);
  },
});

/** The wait is over, and that is said. */
export const WaitOver = meta.story({
  decorators: [inPlace('form')],
  args: { ...sent(0) },
  play: async ({ canvas }) => {
    setClock(fixtureNow + 119_990);
    await comesToTheFront(canvas, 'Send again in 1 s');
    // The last second ends by itself.
    setClock(fixtureNow + 120_000);
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeEnabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.over);
  },
});

/** The clock of the device is set back by an hour: the wait begins anew, and lasts no longer than 120 seconds. */
export const ClockSetBack = meta.story({
  decorators: [inPlace('form')],
  args: { ...sent(100) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send again in 20 s' })).toBeDisabled();
    setClock(fixtureNow - 3_600_000);
    await comesToTheFront(canvas, 'Send again in 120 s');
    setClock(fixtureNow - 3_600_000 + 50_000);
    await comesToTheFront(canvas, 'Send again in 70 s');
  },
});

/** In cells, for a step that asks for the code alone. */
export const Cells = meta.story({
  tags: ['visual:mobile'],
  decorators: [inPlace('form')],
  render: ({ submission, timer, label, onSend }) => (
    <CodeCells submission={submission} timer={timer} texts={texts} onSend={onSend} note="Nothing there? Look in the spam folder.">
      <OneTimeCodeField label={label} defaultValue="407" />
    </CodeCells>
  ),
  args: { ...sent(33) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send again in 87 s' })).toBeDisabled();
  },
});

/** The page is looked at again, and its button says how long it still waits. */
function comesToTheFront(canvas: ReturnType<typeof within>, name: string) {
  return waitFor(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
  });
}
