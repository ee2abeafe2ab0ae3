import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioOption, radioLooks } from './RadioGroup.tsx';

const reasons: RadioOption<string>[] = [
  { value: 'size', text: 'It does not fit' },
  { value: 'broken', text: 'It is broken' },
  { value: 'other', text: 'Something else' },
];
const ways: RadioOption<string>[] = [
  { value: 'card', text: 'Credit or debit card', description: 'Visa, Mastercard, RuPay' },
  { value: 'paypal', text: 'PayPal', description: 'You leave the shop to pay, and come back.' },
  { value: 'points', text: 'Points', description: 'You have 120, and this order needs 4,990.', disabled: true },
];

const meta = preview.meta({
  title: 'Components/Radio group',
  component: RadioGroup,
  args: { label: 'Why do you send it back?', options: reasons, value: 'size', onChoose: fn() },
  argTypes: {
    look: { control: 'inline-radio', options: radioLooks },
    value: { control: 'text' },
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
  },
  render: ({ value, onChoose, ...rest }) => {
    const [chosen, setChosen] = useArg(value);
    const choose = (next: string) => {
      setChosen(next);
      onChoose(next);
    };
    return <RadioGroup {...rest} value={chosen} onChoose={choose} />;
  },
});

/** A few reasons in a list; the first is chosen. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'Pay by', options: ways, value: 'paypal', look: 'card', hint: 'Nothing is taken before you confirm.' },
});

/** Both looks: nothing chosen, chosen, with descriptions and one that cannot be chosen, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onChoose }) => (
    <Samples>
      {radioLooks.flatMap((look) => [
        <Sample key={`${look} empty`} name={`${look}, nothing chosen`}>
          <RadioGroup label="Reason" look={look} options={reasons} value={undefined} onChoose={onChoose} />
        </Sample>,
        <Sample key={`${look} described`} name={`${look}, with descriptions`}>
          <RadioGroup
            label="Pay by"
            look={look}
            options={ways}
            value="card"
            onChoose={onChoose}
            hint="Nothing is taken before you confirm."
          />
        </Sample>,
        <Sample key={`${look} invalid`} name={`${look}, invalid`}>
          <RadioGroup
            label="Reason"
            look={look}
            options={reasons}
            value={undefined}
            onChoose={onChoose}
            error="Choose a reason."
            required
          />
        </Sample>,
        <Sample key={`${look} disabled`} name={`${look}, disabled`}>
          <RadioGroup label="Reason" look={look} options={reasons} value="broken" onChoose={onChoose} disabled />
        </Sample>,
      ])}
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the circle stays at the first line and keeps its size. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onChoose }) => (
    <Place as="stack">
      <RadioGroup
        label="Grund der Rücksendung von Donaudampfschifffahrtsgesellschaftskapitänsmützen"
        options={[
          { value: 'a', text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
          {
            value: 'b',
            text: 'It is not what the shop has described, or what its pictures show',
            description: 'The shop pays ₹99,99,99,999.99 for the way back.',
          },
        ]}
        value="b"
        onChoose={onChoose}
      />
      <RadioGroup
        lang="th"
        look="card"
        label="วิธีการชำระเงิน"
        options={[
          { value: 'a', text: 'บัตรเครดิตหรือบัตรเดบิตที่ออกโดยธนาคารในประเทศไทย', description: 'ระบบจะตัดเงินเมื่อร้านค้ายืนยันคำสั่งซื้อแล้วเท่านั้น' },
          { value: 'b', text: 'คะแนนสะสม', description: 'คะแนนของคุณไม่เพียงพอ', disabled: true },
        ]}
        value="a"
        onChoose={onChoose}
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
    await shopper.tab();
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toHaveFocus();
    await shopper.keyboard('{ArrowDown}');
    const paypal = canvas.getByRole('radio', { name: 'PayPal' });
    await expect(paypal).toHaveFocus();
    await expect(paypal).toBeChecked();
    await shopper.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
    await shopper.keyboard('{ArrowUp}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('paypal');
    await shopper.tab();
    await expect(document.body).toHaveFocus();
    await shopper.tab({ shift: true });
    await expect(paypal).toHaveFocus();
  },
});

/** A press anywhere on a card chooses it; one that cannot be chosen stays as it is and says why. */
export const Pressed = meta.story({
  decorators: [inPlace('page')],
  args: { label: 'Pay by', options: ways, value: undefined, look: 'card' },
  play: async ({ canvas, args }) => {
    await shopper.click(canvas.getByText('Points'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Points' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Points' })).toHaveAccessibleDescription('You have 120, and this order needs 4,990.');
    await shopper.click(canvas.getByText('Visa, Mastercard, RuPay'));
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith('card');
  },
});

/** Sent without a choice: the message is tied to the group. */
export const Invalid = meta.story({
  decorators: [inPlace('form')],
  args: { value: undefined, required: true, error: 'Choose why you send it back.', hint: 'The shop reads it.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Why do you send it back?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose why you send it back. The shop reads it.');
  },
});
