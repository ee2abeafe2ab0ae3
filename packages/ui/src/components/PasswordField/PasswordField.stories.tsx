import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { passwordParts } from '../../forms/passwordParts.ts';

const texts = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };

const rulesOf = (text: string) => {
  const { length, upper, lower, digit, symbol } = passwordParts(text);
  return {
    rulesLabel: 'and three of these four:',
    metLabel: 'met',
    rules: [
      { label: '8–20 characters', met: length },
      { label: 'a capital letter', met: upper },
      { label: 'a small letter', met: lower },
      { label: 'a digit', met: digit },
      { label: 'a symbol', met: symbol },
    ],
  };
};

const meta = preview.meta({
  title: 'Components/Password field',
  component: PasswordField,
  args: texts,
  argTypes: { error: { control: 'text' }, hint: { control: 'text' }, disabled: { control: 'boolean' }, rules: { control: 'object' } },
});

/** Nothing is typed yet. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'New password', hint: 'At least eight characters.', autoComplete: 'new-password', defaultValue: 'quiet river' },
});

/** Empty, filled, wrong, with the rule for a new one, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="empty">
        <PasswordField {...texts} />
      </Sample>
      <Sample name="filled">
        <PasswordField {...texts} defaultValue="quiet river" />
      </Sample>
      <Sample name="invalid">
        <PasswordField {...texts} error="Enter your password." />
      </Sample>
      <Sample name="with hint">
        <PasswordField {...texts} hint="At least eight characters." />
      </Sample>
      <Sample name="with rules, none met">
        <PasswordField {...texts} label="New password" {...rulesOf('')} />
      </Sample>
      <Sample name="with rules, some met">
        <PasswordField
          {...texts}
          label="New password"
          {...rulesOf('quiet river')}
          defaultValue="quiet river"
          error="Make the password stronger."
        />
      </Sample>
      <Sample name="disabled">
        <PasswordField {...texts} defaultValue="quiet river" disabled />
      </Sample>
    </Samples>
  ),
});

/** Long labels and messages on a phone of 320 px, and a password of 80 characters. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <PasswordField {...texts} label="Passwort des gemeinsam genutzten Kundenkontos" />
      <PasswordField {...texts} label="Passwort des gemeinsam genutzten Kundenkontos der Familie" defaultValue="quiet river" />
      <PasswordField
        {...texts}
        defaultValue={'correct horse battery staple '.repeat(3)}
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      />
      <PasswordField
        {...texts}
        label="Neues Passwort"
        rulesLabel="Ihr Passwort für das gemeinsam genutzte Kundenkonto braucht:"
        metLabel="erfüllt"
        rules={[
          { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', met: true },
          { label: 'ตัวอักษรพิมพ์ใหญ่อย่างน้อยหนึ่งตัวหรือสัญลักษณ์พิเศษอย่างน้อยหนึ่งตัวในรหัสผ่าน', met: false },
        ]}
      />
      <PasswordField {...texts} label="รหัสผ่าน" hint="รหัสผ่านต้องมีความยาวอย่างน้อยแปดตัวอักษรและต้องไม่ซ้ำกับรหัสผ่านเดิม" />
    </Place>
  ),
  play: async ({ canvasElement }) => {
    for (const end of canvasElement.querySelectorAll('label + div'))
      await expect(end.previousElementSibling?.getBoundingClientRect().right).toBeLessThanOrEqual(end.getBoundingClientRect().left);
  },
});

/** Somebody looks whether it is right: the value stays, and the button says what it does next. */
export const Shown = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await user.type(field, 'quiet river');
    await expect(field).toHaveAttribute('type', 'password');
    await press(canvas, 'Show password');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('quiet river');
    await press(canvas, 'Hide password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('quiet river');
    await press(canvas, 'Show password');
  },
});

/** A new password is typed: each part of the rule shows when it is met, and is said once, when typing pauses. */
export const MeetingTheRule = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'New password', autoComplete: 'new-password' },
  render: ({ label, showLabel, hideLabel }) => {
    const [text, setText] = useState('');
    return (
      <PasswordField
        label={label}
        showLabel={showLabel}
        hideLabel={hideLabel}
        autoComplete="new-password"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...rulesOf(text)}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password');
    const heard = (text: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining('8–20 characters and three of these four: a capital letter a small letter a digit a symbol'),
    );
    await user.type(field, 'Quiet');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await heard('a capital letter and a small letter: met');
    await user.type(field, ' river');
    await heard('8–20 characters and a symbol: met');
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining('8–20 characters (met) and three of these four: a capital letter (met)'),
    );
    await user.type(field, '{Backspace>5/}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getAllByText('(met)')).toHaveLength(3);
  },
});
