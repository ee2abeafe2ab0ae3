import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { press, shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const texts = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };

const meta = preview.meta({
  title: 'Components/Password field',
  component: PasswordField,
  args: texts,
  argTypes: { error: { control: 'text' }, hint: { control: 'text' }, disabled: { control: 'boolean' } },
});

/** Nothing is typed yet. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'New password', hint: 'At least eight characters.', autoComplete: 'new-password', defaultValue: 'quiet river' },
});

/** Empty, filled, wrong, locked. */
export const AllVariants = meta.story({
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
      <PasswordField
        {...texts}
        defaultValue={'correct horse battery staple '.repeat(3)}
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      />
      <PasswordField {...texts} label="รหัสผ่าน" hint="รหัสผ่านต้องมีความยาวอย่างน้อยแปดตัวอักษรและต้องไม่ซ้ำกับรหัสผ่านเดิม" />
    </Place>
  ),
});

/** Somebody looks whether it is right: the value stays, and the button says what it does next. */
export const Shown = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await shopper.type(field, 'quiet river');
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
