import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { AgreementCheckbox, AgreementLink } from './AgreementCheckbox.tsx';

const newTab = 'opens in a new tab';
const sentence = (
  <>
    I agree to the{' '}
    <AgreementLink href="#terms" newTab={newTab}>
      Terms of service
    </AgreementLink>{' '}
    and the{' '}
    <AgreementLink href="#privacy" newTab={newTab}>
      Privacy policy
    </AgreementLink>
  </>
);
const error = 'Tick the box to agree before you sign in.';

const meta = preview.meta({
  title: 'Patterns/Agreement checkbox',
  component: AgreementCheckbox,
  subcomponents: { AgreementLink },
  args: { checked: false, onCheckedChange: fn(), children: sentence },
  argTypes: { children: { control: false }, error: { control: 'text' }, hint: { control: 'text' }, disabled: { control: 'boolean' } },
  render: (args) => {
    const [agreed, agree] = useArg(args.checked);
    return (
      <AgreementCheckbox
        {...args}
        checked={agreed}
        onCheckedChange={(next) => {
          agree(next);
          args.onCheckedChange(next);
        }}
      />
    );
  },
});

/** Above the button that sends the form: nobody has agreed yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^I agree to the Terms of service/ });
    await expect(box).not.toBeChecked();
    await expect(box).toBeRequired();
    await expect(canvas.getByRole('link', { name: `Privacy policy (${newTab})` })).toHaveAttribute('target', '_blank');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { checked: true, hint: 'You can take it back in your account.' } });

/** Open, agreed, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onCheckedChange, children }) => (
    <Samples>
      <Sample name="open">
        <AgreementCheckbox checked={false} onCheckedChange={onCheckedChange}>
          {children}
        </AgreementCheckbox>
      </Sample>
      <Sample name="agreed">
        <AgreementCheckbox checked onCheckedChange={onCheckedChange}>
          {children}
        </AgreementCheckbox>
      </Sample>
      <Sample name="invalid">
        <AgreementCheckbox checked={false} onCheckedChange={onCheckedChange} error={error}>
          {children}
        </AgreementCheckbox>
      </Sample>
      <Sample name="disabled while it is sent">
        <AgreementCheckbox checked onCheckedChange={onCheckedChange} disabled>
          {children}
        </AgreementCheckbox>
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai sentences on a phone of 320 px: the links wrap within the sentence. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onCheckedChange }) => (
    <Place as="stack">
      <AgreementCheckbox checked={false} onCheckedChange={onCheckedChange} error="กรุณาทำเครื่องหมายในช่องนี้เพื่อยอมรับข้อกำหนดก่อนเข้าสู่ระบบ">
        ฉันได้อ่านและยอมรับ
        <AgreementLink href="#terms" newTab={newTab}>
          ข้อกำหนดการใช้บริการและนโยบายความเป็นส่วนตัวของร้านค้าทั้งหมด
        </AgreementLink>
      </AgreementCheckbox>
      <AgreementCheckbox checked onCheckedChange={onCheckedChange}>
        Ich stimme den{' '}
        <AgreementLink href="#agb" newTab={newTab}>
          Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesbedingungen
        </AgreementLink>{' '}
        zu, auch für Beträge über ₹99,99,99,999.99
      </AgreementCheckbox>
    </Place>
  ),
});

/** A link is opened: the box stays as it is. The words beside the links tick it, and so does the space key. */
export const Pressed = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    const link = canvas.getByRole('link', { name: /Terms/ });
    const stay = (event: Event) => event.preventDefault();
    link.addEventListener('click', stay);
    await user.click(link);
    link.removeEventListener('click', stay);
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await user.click(canvas.getByText(/I agree to the/));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    box.focus();
    await user.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await user.keyboard(' ');
    await user.tab();
    await expect(link).toHaveFocus();
  },
});

/** Sent without a tick: the message is tied to the box. */
export const Invalid = meta.story({
  args: { error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(error);
  },
});
