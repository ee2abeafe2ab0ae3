import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const texts = { decrease: 'One less', increase: 'One more' };

const meta = preview.meta({
  title: 'Components/Quantity stepper',
  component: QuantityStepper,
  args: { label: 'Quantity', value: 1, max: 34, texts, limit: 'Only 34 left.', onValueChange: fn() },
  argTypes: { texts: { control: false }, limit: { control: 'text' }, disabled: { control: 'boolean' } },
  render: ({ value, onValueChange, ...rest }) => {
    const [present, setPresent] = useArg(value);
    const change = (next: number) => {
      setPresent(next);
      onValueChange?.(next);
    };
    return <QuantityStepper {...rest} value={present} onValueChange={change} />;
  },
});

/** One piece: there can be no less. A press makes it two, and the number is said while the button keeps the focus. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(field).toHaveValue('2');
    await expect(field).toHaveAttribute('aria-valuenow', '2');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('2');
    await user.click(canvas.getByRole('button', { name: 'One less' }));
    await user.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue('1');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: 12 } });

/** At rest, at the most with the reason, alone because there is one, and locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onValueChange }) => (
    <Samples>
      <Sample name="between">
        <QuantityStepper label="Between" value={3} max={34} texts={texts} onValueChange={onValueChange} />
      </Sample>
      <Sample name="all there are">
        <QuantityStepper label="All" value={6} max={6} texts={texts} limit="Only 6 left." onValueChange={onValueChange} />
      </Sample>
      <Sample name="one there is">
        <QuantityStepper label="One" value={1} max={1} texts={texts} limit="This is the last one." onValueChange={onValueChange} />
      </Sample>
      <Sample name="disabled">
        <QuantityStepper label="Disabled" value={1} max={6} texts={texts} onValueChange={onValueChange} disabled />
      </Sample>
    </Samples>
  ),
});

/** A long, a Thai and an unbroken reason on a phone of 320 px: it goes below. A most that is none is one. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  tags: ['visual:mobile'],
  render: ({ onValueChange }) => (
    <Place as="stack">
      {[
        'You can have at most ninety-nine pieces of one item in an order, whatever there is in stock.',
        'ซื้อได้สูงสุดเก้าสิบเก้าชิ้นต่อหนึ่งคำสั่งซื้อไม่ว่าร้านค้าจะมีสินค้ามากเพียงใดก็ตาม',
        'Höchstbestellmengenüberschreitungsvermeidungshinweis',
      ].map((limit) => (
        <QuantityStepper key={limit} label={limit} value={99} max={99} texts={texts} limit={limit} onValueChange={onValueChange} />
      ))}
      <QuantityStepper label="None" value={1} max={-3} texts={texts} limit="There is none." onValueChange={onValueChange} />
    </Place>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** Arrows by one, pages by ten, Home and End to the limits; beyond them nothing happens, and the reason is said. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await user.click(field);
    await user.keyboard('{ArrowUp}{PageUp}');
    await expect(field).toHaveValue('12');
    await user.keyboard('{ArrowDown}{PageDown}');
    await expect(field).toHaveValue('1');
    await user.keyboard('{ArrowUp}{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await user.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('34');
    await expect(field).toHaveAccessibleDescription('Only 34 left.');
    await expect(canvas.getByText('Only 34 left.')).toBeVisible();
    await user.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveFocus();
  },
});

/** What is typed counts as far as it is a number: too much is the most, nothing is what it was. */
export const Typed = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await user.clear(field);
    await expect(field).toHaveValue('');
    await user.type(field, '12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await user.type(field, '0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(34);
    await user.keyboard('{Enter}');
    await expect(field).toHaveValue('34');
    await user.clear(field);
    await user.type(field, '<b>-5e9</b>');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await user.clear(field);
    await user.type(field, 'many');
    await user.tab();
    await expect(field).toHaveValue('1');
  },
});
