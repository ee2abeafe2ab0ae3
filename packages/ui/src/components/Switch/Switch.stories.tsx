import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Default address', onChange: fn() },
  argTypes: {
    label: { control: 'text' },
    error: { control: 'text' },
    hint: { control: 'text' },
    loading: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
});

/** The setting is off. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { label: 'Offers by e-mail', hint: 'At most once a week.', defaultChecked: true } });

/** Off and on: at rest, under way, locked; with help, and after a refusal. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="off">
        <Switch label="Default address" />
      </Sample>
      <Sample name="on">
        <Switch label="Default address" defaultChecked />
      </Sample>
      <Sample name="off, busy">
        <Switch label="Default address" loading />
      </Sample>
      <Sample name="on, busy">
        <Switch label="Default address" defaultChecked loading />
      </Sample>
      <Sample name="off, disabled">
        <Switch label="Default address" disabled />
      </Sample>
      <Sample name="on, disabled">
        <Switch label="Default address" defaultChecked disabled />
      </Sample>
      <Sample name="with hint">
        <Switch label="Default address" hint="New orders go there." defaultChecked />
      </Sample>
      <Sample name="invalid">
        <Switch label="Default address" error="It was not saved. Try again." />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the switch stays at the first line and keeps its size. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <Switch
        label="Send me an e-mail whenever one of the shops that I follow has something new, or a coupon of ₹99,99,99,999.99"
        hint="At most once a week."
        defaultChecked
      />
      <Switch label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" />
      <div lang="th">
        <Switch label="ใช้เป็นที่อยู่เริ่มต้นสำหรับการจัดส่งสินค้าทุกคำสั่งซื้อในครั้งต่อไป" error="ไม่สามารถบันทึกการตั้งค่าได้กรุณาลองใหม่อีกครั้ง" defaultChecked />
      </div>
    </Place>
  ),
});

/** The text is part of the target, and the space key switches too. */
export const Pressed = meta.story({
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Default address' });
    await expect(toggle).not.toBeChecked();
    await user.click(canvas.getByText('Default address'));
    await expect(toggle).toBeChecked();
    await user.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await user.click(toggle);
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
});

/** The change is on its way to the server: the switch keeps its focus and takes no press, by pointer or keyboard. */
export const Busy = meta.story({
  args: { loading: true, defaultChecked: true },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Default address', busy: true });
    await user.tab();
    await expect(toggle).toHaveFocus();
    await user.keyboard(' ');
    await user.click(canvas.getByText('Default address'));
    await expect(toggle).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(toggle).toBeEnabled();
    await expect(toggle).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The server did not save it: the message is tied to the switch, which is back where it was. */
export const Invalid = meta.story({
  args: { error: 'It was not saved. Try again.' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Default address' });
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toBeInvalid();
    await expect(toggle).toHaveAccessibleDescription('It was not saved. Try again.');
  },
});
