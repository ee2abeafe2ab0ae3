import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Image } from './Image.tsx';

const meta = preview.meta({
  title: 'Components/Image',
  component: Image,
  args: { src: pictureOf('handbag'), alt: 'Leather handbag', seed: 1 },
});

/** Goods on their ground; the place is reserved before the picture is there. */
export const Default = meta.story({
  decorators: [inPlace('card')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Leather handbag' })).toHaveAttribute('loading', 'lazy');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('card')],
  args: { src: pictureOf('headphones'), alt: 'Headphones', seed: 6, eager: true },
});

/** Pictures that fill their place, and cut-outs on the three grounds; the same thing always stands on the same one. */
export const AllVariants = meta.story({
  tags: ['visual:dark'],
  render: () => (
    <Place as="row">
      {(['handbag', 'mango', 'headphones-dark', 'teapot-white', 'icon-chair', 'icon-watch', 'icon-radio'] as const).map((drawing, seed) => (
        <Place key={drawing} as="tile">
          <Image src={pictureOf(drawing)} alt={drawing} seed={seed} />
        </Place>
      ))}
    </Place>
  ),
});

/** No picture, one that cannot be read, and ids that are no ids. */
export const Hostile = meta.story({
  render: () => (
    <Place as="row">
      {['', 'data:image/svg+xml,unreadable'].map((src, seed) => (
        <Place key={src} as="tile">
          <Image src={src} alt={`Rindfleischetikettierungsüberwachung ${seed}`} seed={seed} eager />
        </Place>
      ))}
      {[-3.7, Number.MAX_SAFE_INTEGER].map((seed) => (
        <Place key={seed} as="tile">
          <Image src={pictureOf('teddy')} alt={`Teddy ${seed}`} seed={seed} eager />
        </Place>
      ))}
    </Place>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Rindfleischetikettierungsüberwachung 1' })).toBeVisible();
  },
});
