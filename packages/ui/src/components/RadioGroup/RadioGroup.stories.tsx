import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioOption, radioVariants } from './RadioGroup.tsx';

const reasons: RadioOption<string>[] = [
  { value: 'size', label: 'It does not fit' },
  { value: 'broken', label: 'It is broken' },
  { value: 'other', label: 'Something else' },
];
const ways: RadioOption<string>[] = [
  { value: 'card', label: 'Credit or debit card', description: 'Visa, Mastercard, RuPay' },
  { value: 'paypal', label: 'PayPal', description: 'You leave the shop to pay, and come back.' },
  { value: 'points', label: 'Points', description: 'You have 120, and this order needs 4,990.', disabled: true },
];

const sizes: RadioOption<string>[] = [
  { value: '8', label: 'UK 8' },
  { value: '9', label: 'UK 9', description: 'Sold out', mark: 'faint' },
  { value: '10', label: 'UK 10', mark: 'struck' },
  { value: '11', label: 'UK 11', disabled: true },
];

const meta = preview.meta({
  title: 'Components/Radio group',
  component: RadioGroup,
  args: { label: 'Why do you send it back?', options: reasons, value: 'size', onValueChange: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: radioVariants },
    value: { control: 'text' },
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
  },
  render: ({ value, onValueChange, ...rest }) => {
    const [chosen, setChosen] = useArg(value);
    const choose = (next: string) => {
      setChosen(next);
      onValueChange?.(next);
    };
    return <RadioGroup {...rest} value={chosen} onValueChange={choose} />;
  },
});

/** A few reasons in a list; the first is chosen. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'Pay by', options: ways, value: 'paypal', variant: 'card', hint: 'Nothing is taken before you confirm.' },
});

/** Every look: nothing chosen, chosen, with descriptions and one that cannot be chosen, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onValueChange }) => (
    <Samples>
      {radioVariants.flatMap((look) => [
        <Sample key={`${look} empty`} name={`${look}, nothing chosen`}>
          <RadioGroup label="Reason" variant={look} options={reasons} value={undefined} onValueChange={onValueChange} />
        </Sample>,
        <Sample key={`${look} described`} name={`${look}, with descriptions`}>
          <RadioGroup
            label="Pay by"
            variant={look}
            options={ways}
            value="card"
            onValueChange={onValueChange}
            hint="Nothing is taken before you confirm."
          />
        </Sample>,
        <Sample key={`${look} invalid`} name={`${look}, invalid`}>
          <RadioGroup
            label="Reason"
            variant={look}
            options={reasons}
            value={undefined}
            onValueChange={onValueChange}
            error="Choose a reason."
            required
          />
        </Sample>,
        look === 'chip' && (
          <Sample key="chip marked" name="chip, faint, struck and locked">
            <RadioGroup
              label="Size"
              variant="chip"
              options={sizes}
              value="8"
              onValueChange={onValueChange}
              hint="UK 10 is not made in Lilac."
            />
            <RadioGroup label="Size, sold out" variant="chip" options={sizes} value="9" onValueChange={onValueChange} />
            <RadioGroup label="Size, not made" variant="chip" options={sizes} value="10" onValueChange={onValueChange} />
          </Sample>
        ),
        <Sample key={`${look} disabled`} name={`${look}, disabled`}>
          <RadioGroup label="Reason" variant={look} options={reasons} value="broken" onValueChange={onValueChange} disabled />
        </Sample>,
      ])}
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the circle stays at the first line and keeps its size. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onValueChange }) => (
    <Place as="stack">
      <RadioGroup
        label="Grund der Rücksendung von Donaudampfschifffahrtsgesellschaftskapitänsmützen"
        options={[
          { value: 'a', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
          {
            value: 'b',
            label: 'It is not what the shop has described, or what its pictures show',
            description: 'The shop pays ₹99,99,99,999.99 for the way back.',
          },
        ]}
        value="b"
        onValueChange={onValueChange}
      />
      <RadioGroup
        label="Rows of thirty"
        variant="chip"
        options={Array.from({ length: 30 }, (_, at) => ({
          value: `${at}`,
          label: at === 7 ? 'Donaudampfschifffahrtsgesellschaftskapitänsmützengröße' : `ขนาด ${at + 1}`,
        }))}
        value="7"
        onValueChange={onValueChange}
      />
      <RadioGroup
        lang="th"
        variant="card"
        label="วิธีการชำระเงิน"
        options={[
          { value: 'a', label: 'บัตรเครดิตหรือบัตรเดบิตที่ออกโดยธนาคารในประเทศไทย', description: 'ระบบจะตัดเงินเมื่อร้านค้ายืนยันคำสั่งซื้อแล้วเท่านั้น' },
          { value: 'b', label: 'คะแนนสะสม', description: 'คะแนนของคุณไม่เพียงพอ', disabled: true },
        ]}
        value="a"
        onValueChange={onValueChange}
        error="กรุณาเลือกวิธีการชำระเงินก่อนยืนยันคำสั่งซื้อ"
      />
    </Place>
  ),
});

/** One stop of the Tab key; the arrow keys move and choose at once, pass over what cannot be chosen, and go round. */
export const Keyboard = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'Pay by', options: ways, value: 'card' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Pay by' })).toBeVisible();
    await user.tab();
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    const paypal = canvas.getByRole('radio', { name: 'PayPal' });
    await expect(paypal).toHaveFocus();
    await expect(paypal).toBeChecked();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
    await user.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('paypal');
    await user.tab();
    await expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    await expect(paypal).toHaveFocus();
  },
});

/** A press anywhere on a card chooses it; one that cannot be chosen stays as it is and says why. */
export const Pressed = meta.story({
  decorators: [inPlace('page')],
  args: { label: 'Pay by', options: ways, value: undefined, variant: 'card' },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByText('Points'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Points' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Points' })).toHaveAccessibleDescription('You have 120, and this order needs 4,990.');
    await user.click(canvas.getByText('Visa, Mastercard, RuPay'));
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('card');
  },
});

/** Sent without a choice: the message is tied to the group, and takes the place of the hint. */
export const Invalid = meta.story({
  decorators: [inPlace('form')],
  args: { value: undefined, required: true, error: 'Choose why you send it back.', hint: 'The shop reads it.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Why do you send it back?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose why you send it back.');
  },
});
