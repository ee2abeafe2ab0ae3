import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = preview.meta({
  title: 'Components/One-time code field',
  component: OneTimeCodeField,
  args: { label: 'Code from your e-mail', onChange: fn(), onComplete: fn() },
  argTypes: {
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
  },
});

/** The code has been sent, and nothing is typed yet. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { hint: 'Nothing there? Look in the spam folder.', defaultValue: '4079' },
});

/** Empty, half typed, whole, with letters, of four signs, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="empty">
        <OneTimeCodeField label="Code from your e-mail" />
      </Sample>
      <Sample name="with focus, half typed">
        <OneTimeCodeField label="Half of the code" defaultValue="407" />
      </Sample>
      <Sample name="whole">
        <OneTimeCodeField label="Code from your e-mail" defaultValue="407913" />
      </Sample>
      <Sample name="letters">
        <OneTimeCodeField label="Code from your e-mail" defaultValue="WgM4xQ" inputMode="text" />
      </Sample>
      <Sample name="four signs, with hint">
        <OneTimeCodeField label="Code from your phone" length={4} defaultValue="81" hint="It is valid for five minutes." />
      </Sample>
      <Sample name="invalid">
        <OneTimeCodeField
          label="Code from your e-mail"
          defaultValue="407913"
          error="This code is not right. Check it, or send a new one."
        />
      </Sample>
      <Sample name="read-only">
        <OneTimeCodeField label="Code from your e-mail" defaultValue="407913" readOnly />
      </Sample>
      <Sample name="disabled">
        <OneTimeCodeField label="Code from your e-mail" defaultValue="407913" disabled />
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    const half = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Half of the code' });
    half.focus();
    half.setSelectionRange(3, 3);
    await expect(half).toHaveFocus();
  },
});

/** Wide letters, eight signs, long and Thai texts on a phone of 320 px: the cells shrink and the texts wrap. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <OneTimeCodeField
        label="Bestätigungscode aus der E-Mail an ananya.rao@donaudampfschifffahrtsgesellschaft.example"
        defaultValue="WMWMWM"
      />
      <OneTimeCodeField
        label="Eight signs"
        length={8}
        defaultValue="12345678"
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      />
      <OneTimeCodeField label="รหัสยืนยันจากอีเมลของคุณ" lang="th" hint="หากไม่พบอีเมลโปรดตรวจสอบในโฟลเดอร์สแปมของคุณก่อนขอรหัสใหม่อีกครั้ง" />
    </Place>
  ),
});

/** The shopper types the code: one text field is filled, the form hears every sign and then the whole. */
export const Typed = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from your e-mail' });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.tab();
    await expect(field).toHaveFocus();
    await user.keyboard('40-79 1');
    await expect(field).toHaveValue('40791');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await user.keyboard('3');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('407913');
    await user.keyboard('8');
    await expect(field).toHaveValue('407913');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});

/** The code is pasted with a space, over a wrong start: it takes the place of everything. */
export const Pasted = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await user.click(field);
    await user.keyboard('99');
    await user.paste('123 456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await user.clear(field);
    await user.paste('６５４３');
    await user.paste(' 21 is your code');
    await expect(field).toHaveValue('654321');
    await expect(args.onComplete).toHaveBeenLastCalledWith('654321');
  },
});

/** A wrong sign is put right: the arrows and a press go to its cell, and typing replaces it. */
export const Corrected = meta.story({
  decorators: [inPlace('form')],
  args: { defaultValue: '407913' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    const chosen = (...range: number[]) => waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual(range));
    field.focus();
    await user.keyboard('{Home}');
    await chosen(0, 1);
    await user.keyboard('{ArrowRight}');
    await chosen(1, 2);
    await user.keyboard('8');
    await expect(field).toHaveValue('487913');
    await expect(args.onComplete).toHaveBeenLastCalledWith('487913');
    await chosen(2, 3);
    await user.keyboard('{ArrowLeft}');
    await chosen(1, 2);
    const { left, top, width, height } = field.getBoundingClientRect();
    await fireEvent.click(field, { clientX: left + width * 0.75, clientY: top + height / 2, detail: 1 });
    await chosen(4, 5);
    await user.keyboard('{Delete}');
    await expect(field).toHaveValue('48793');
  },
});

/** An input method writes full-width digits: they stay its own until it is done, then they are plain. */
export const Composed = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: '１２３' } });
    await expect(field).toHaveValue('１２３');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field);
    await expect(field).toHaveValue('123');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: '123ab' } });
    await fireEvent.compositionEnd(field);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

/** The server refuses the code: the message is tied to the field. */
export const Invalid = meta.story({
  decorators: [inPlace('form')],
  args: { defaultValue: '407913', error: 'This code is not right. Check it, or send a new one.', hint: 'It is valid for five minutes.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from your e-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This code is not right. Check it, or send a new one.');
  },
});
