import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import type { Specification } from '../../flows/index.ts';
import { SpecificationPicker } from './SpecificationPicker.tsx';

const colours = { Lilac: pictureOf('shoe'), Teal: pictureOf('shoe-teal'), Graphite: pictureOf('shoe-dark') };
/** Teal, UK 9 is sold out; Graphite, UK 9 is not made. */
const shoe: Specification = {
  attributes: [
    { name: 'Colour', values: Object.keys(colours) },
    { name: 'Size', values: ['UK 8', 'UK 9'] },
  ],
  skus: Object.entries(colours).flatMap(([colour, image], at) =>
    ['UK 8', 'UK 9'].flatMap((size, place) => {
      const isMade = colour !== 'Graphite' || size !== 'UK 9';
      return isMade ? { id: at * 2 + place, values: [colour, size], stock: colour === 'Teal' && size === 'UK 9' ? 0 : 4, image } : [];
    }),
  ),
};

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Specification picker',
  component: SpecificationPicker,
  loaders,
  args: { specification: shoe, choice: [undefined, undefined], seed: 106, onChoiceChange: fn() },
  argTypes: { specification: { control: false }, choice: { control: 'object' }, asked: { control: 'object' } },
  decorators: [inPlace('page'), ...decorators],
  render: ({ choice, onChoiceChange, ...rest }) => {
    const [chosen, setChosen] = useArg(choice);
    const change: typeof onChoiceChange = (next) => {
      setChosen(next);
      onChoiceChange(next);
    };
    return <SpecificationPicker {...rest} choice={chosen} onChoiceChange={change} />;
  },
});

/** Nothing is chosen yet. With a colour chosen, the sizes say which of them it has. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
    await user.click(canvas.getByRole('radio', { name: 'Graphite' }));
    await expect(args.onChoiceChange).toHaveBeenCalledWith(['Graphite', undefined]);
    await expect(canvas.getByRole('radio', { name: 'UK 9' })).toHaveAccessibleDescription('Not available with your other choices');
    await expect(canvas.getByRole('radio', { name: 'UK 8' })).not.toHaveAccessibleDescription();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { choice: ['Lilac', 'UK 8'] } });

/** Something to buy, something sold out, something that does not exist, something that was not chosen. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  render: ({ onChoiceChange, seed }) => (
    <Place as="column">
      {[
        { choice: ['Lilac', 'UK 8'] },
        { choice: ['Teal', 'UK 9'] },
        { choice: ['Graphite', 'UK 9'] },
        { choice: ['Teal', undefined], asked: [1] },
      ].map((one) => (
        <SpecificationPicker key={String(one.choice)} {...one} specification={shoe} seed={seed} onChoiceChange={onChoiceChange} />
      ))}
    </Place>
  ),
});

/** Eight attributes of thirty values with long, unbroken and Thai names on a phone; and no attribute at all. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onChoiceChange, seed }) => {
    const values = Array.from({ length: 30 }, (_, at) => (at === 3 ? 'Rindfleischetikettierungsüberwachungsaufgabe' : `ขนาดที่ ${at + 1}`));
    const attributes = Array.from({ length: 8 }, (_, at) => ({ name: at ? `Spezifikationsbezeichnung ${at}` : '<b>สี</b>', values }));
    const skus = values.map((value, id) => ({ id, values: attributes.map(() => value), stock: id % 3, image: '' }));
    return (
      <Place as="stack">
        <SpecificationPicker
          specification={{ attributes, skus }}
          choice={attributes.map((_, at) => values[at])}
          seed={seed}
          onChoiceChange={onChoiceChange}
        />
        <SpecificationPicker specification={{ attributes: [], skus: [] }} choice={[]} seed={seed} onChoiceChange={onChoiceChange} />
      </Place>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** One stop of the Tab key for each attribute; what is sold out is passed like any other, says so, and is left by what is offered. */
export const Keyboard = meta.story({
  args: { choice: ['Teal', 'UK 8'] },
  play: async ({ canvas }) => {
    await user.tab();
    await expect(canvas.getByRole('radio', { name: 'Teal' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'UK 9' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Teal, UK 9 is sold out.');
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Lilac, UK 9' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Asked for before there was a choice: each attribute says so, and the first has the focus. */
export const Asked = meta.story({
  args: { asked: [0, 1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription('Choose an option for Size.');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Lilac' })).toHaveFocus());
    await user.click(canvas.getByRole('radio', { name: 'Teal' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeValid();
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toBeInvalid();
  },
});
