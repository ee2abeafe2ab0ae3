import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { FormatProvider } from '../Format/index.ts';
import { Rating, ratingVariants, ratingSizes } from './index.ts';

const meta = preview.meta({
  title: 'Components/Rating',
  component: Rating,
  args: { value: 4.5, label: '4.5 of 5 stars' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } },
    variant: { control: 'select', options: ratingVariants },
    size: { control: 'select', options: ratingSizes },
  },
});

/** The score of a thing: a screen reader hears it once, as a picture. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('4.5')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: 3.7, label: '3.7 of 5 stars', variant: 'short', size: 'large' } });

/** Each look in each size. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Matrix rows={ratingVariants} columns={ratingSizes} draw={(look, size) => <Rating {...args} variant={look} size={size} />} />
  ),
});

/** From none to all, by halves. */
export const Scores = meta.story({
  render: () => (
    <Place as="column">
      {Array.from({ length: 11 }, (_, half) => half / 2).map((score) => (
        <Rating key={score} value={score} label={`${score} of 5 stars`} />
      ))}
    </Place>
  ),
});

/** What is no score, and one in a language that writes decimals with a comma. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="column">
      <Rating value={Number.NaN} label="Rindfleischetikettierungsüberwachung: no score" />
      <Rating value={-4} label="less than none" />
      <Rating value={1e9} label="more than all" />
      <FormatProvider value={{ locale: 'fr-FR', currency: { code: 'EUR', symbol: '€' } }}>
        <Rating value={4.26} label="Note : 4,3 sur 5" size="large" />
      </FormatProvider>
    </Place>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,3')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
});
