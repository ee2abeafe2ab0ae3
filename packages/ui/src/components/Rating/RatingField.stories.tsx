import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { RatingField } from './index.ts';

const names = ['1 star, very poor', '2 stars, poor', '3 stars, fair', '4 stars, good', '5 stars, very good'] as const;

const meta = preview.meta({
  title: 'Components/Rating field',
  component: RatingField,
  args: { label: 'Product quality', names, value: 0, onValueChange: fn() },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 5, step: 1 } },
    names: { control: false },
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
  },
  render: ({ value, onValueChange, ...rest }) => {
    const [chosen, setChosen] = useArg(value);
    const choose = (next: number) => {
      setChosen(next);
      onValueChange?.(next);
    };
    return <RatingField {...rest} value={chosen} onValueChange={choose} />;
  },
});

/** Nothing is chosen yet. */
export const Default = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Product quality' })).toBeRequired();
    for (const star of canvas.getAllByRole('radio')) await expect(star).not.toBeChecked();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: 3, hint: 'How well is it made?' } });

/** Empty, chosen, with help, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onValueChange }) => (
    <Samples>
      <Sample name="empty">
        <RatingField label="Product quality" names={names} value={0} onValueChange={onValueChange} />
      </Sample>
      <Sample name="chosen">
        <RatingField label="Service attitude" names={names} value={4} onValueChange={onValueChange} />
      </Sample>
      <Sample name="with hint">
        <RatingField label="Product quality" names={names} value={5} onValueChange={onValueChange} hint="How well is it made?" />
      </Sample>
      <Sample name="invalid">
        <RatingField label="Service attitude" names={names} value={0} onValueChange={onValueChange} error="Choose one to five stars." />
      </Sample>
      <Sample name="disabled">
        <RatingField label="Product quality" names={names} value={3} onValueChange={onValueChange} disabled />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai names on a phone of 320 px: the stars stay in one row, the words go below. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onValueChange }) => (
    <Place as="stack">
      <RatingField
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsqualität"
        names={['1', '2', '3', '4', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenzufriedenheit']}
        value={5}
        onValueChange={onValueChange}
      />
      <RatingField
        label="คุณภาพของสินค้าเมื่อเทียบกับคำอธิบายและรูปภาพของร้านค้า"
        names={['หนึ่งดาว', 'สองดาว', 'สามดาว', 'สี่ดาว ดีมากสำหรับราคานี้', 'ห้าดาว']}
        value={4}
        onValueChange={onValueChange}
        error="กรุณาให้คะแนนคุณภาพสินค้าก่อนส่งรีวิวของคุณ"
      />
    </Place>
  ),
});

/** A pointer lies on the fourth star: four are lit and their name is shown, and nothing is chosen until it presses. */
export const Previewed = meta.story({
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    const fourth = canvas.getByRole('radio', { name: '4 stars, good' });
    await user.hover(fourth);
    await expect(await canvas.findByText('4 stars, good')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await user.unhover(fourth);
    await expect(await canvas.findByText('2 stars, poor')).toBeVisible();
    await user.hover(fourth);
    await expect(canvas.getByRole('radio', { name: '2 stars, poor' })).toBeChecked();
  },
});

/** Chosen by a press. */
export const Pressed = meta.story({
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('radio', { name: '5 stars, very good' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByText('5 stars, very good')).toBeVisible();
  },
});

/** Chosen by keyboard: space takes the first star, the arrows go on and round. */
export const Typed = meta.story({
  play: async ({ canvas, args }) => {
    await user.tab();
    await expect(canvas.getByRole('radio', { name: '1 star, very poor' })).toHaveFocus();
    await user.keyboard(' {ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '3 stars, fair' })).toBeChecked();
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '5 stars, very good' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await user.tab();
    await user.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: '1 star, very poor' })).toHaveFocus();
  },
});

/** Sent without stars: the message is tied to the group. */
export const Invalid = meta.story({
  args: { error: 'Choose one to five stars.', hint: 'How well is it made?', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Product quality' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose one to five stars.');
  },
});
