import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { type PriceLimits, PriceRange } from './PriceRange.tsx';

const texts = {
  label: 'Price',
  min: 'Lowest price',
  max: 'Highest price',
  from: 'Min',
  to: 'Max',
  apply: 'Apply',
  clear: 'Clear the price',
  invalid: 'Enter an amount, such as 500.',
};

const meta = preview.meta({ title: 'Components/Price range', component: PriceRange, args: { value: {}, texts, onApply: fn() } });

/** No limits yet. Both are typed as one writes them, by keys alone, and Enter sends them. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await user.tab();
    await expect(canvas.getByRole('textbox', { name: 'Lowest price' })).toHaveFocus();
    await user.keyboard('₹1,250');
    await user.tab();
    await user.keyboard('19999,90{Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith({ min: '1250', max: '19999.9' });
    await expect(canvas.queryByRole('button', { name: 'Clear the price' })).toBeNull();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: { min: '500', max: '2000' } } });

/** None, one, both. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      {[{}, { min: '500' }, { min: '500', max: '123456789.99' }].map((value, at) => (
        <Sample key={at} name={JSON.stringify(value)}>
          <PriceRange {...args} aria-label={`Price ${at}`} value={value} />
        </Sample>
      ))}
    </Place>
  ),
});

/** Long words on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    value: { min: '999999999.99', max: '999999999.99' },
    texts: { ...texts, label: 'ช่วงราคาสินค้าทั้งหมด', apply: 'Rindfleischetikettierung' },
  },
  play: async ({ canvas }) => {
    // All digits are seen.
    for (const field of canvas.getAllByRole('textbox')) await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});

/** What is no amount: it says what to enter, and the focus is there. Nothing is sent. */
export const Invalid = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas, args }) => {
    await user.type(canvas.getByRole('textbox', { name: 'Highest price' }), 'cheap{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Highest price' });
    await expect(field).toHaveAccessibleDescription('Enter an amount, such as 500.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

/** The limits are taken away: the focus stays in the form. */
export const Cleared = meta.story({
  render: function Cleared(args) {
    const [value, setValue] = useState<PriceLimits>({ min: '500', max: '2000' });
    return <PriceRange {...args} value={value} onApply={(limits) => [args.onApply(limits), setValue(limits)]} />;
  },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Clear the price' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('textbox', { name: 'Lowest price' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Highest price' })).toHaveValue('');
  },
});
