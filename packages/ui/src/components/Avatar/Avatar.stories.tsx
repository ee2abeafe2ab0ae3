import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Matrix, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Avatar, avatarShapes, avatarSizes } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ananya Rao', alt: 'Ananya Rao', src: pictureOf('portrait-ananya') },
  argTypes: {
    size: { control: 'select', options: avatarSizes },
    shape: { control: 'select', options: avatarShapes },
    src: { control: 'text' },
  },
});

/** A shopper with a picture of their own. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ananya Rao' })).toHaveAttribute('src', pictureOf('portrait-ananya'));
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { name: 'Lumen Audio', alt: 'Lumen Audio', src: undefined, shape: 'square', size: 'large' } });

/** A shopper without a picture. */
export const Initials = meta.story({
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ananya Rao' })).toHaveTextContent('AR');
  },
});

/** The picture cannot be loaded: the initials stand in for it. */
export const Broken = meta.story({
  args: { name: 'Noor Khan', alt: 'Noor Khan', src: 'data:image/svg+xml,unreadable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NK')).toBeVisible();
  },
});

/** The name has no letters, as that of a guest who is known by a telephone number. */
export const NameWithoutLetters = meta.story({
  args: { name: '+91 98765 43210', alt: 'Guest', src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Guest' })).toHaveTextContent('');
  },
});

/** Its name stands beside it, so screen readers are not told twice. */
export const BesideItsName = meta.story({
  args: { alt: '', src: undefined },
  render: (args) => (
    <Place as="row">
      <Avatar {...args} />
      {args.name}
    </Place>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Picture, initials and icon in each size and shape; the ground follows the name. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="column">
      {avatarShapes.map((shape) => (
        <Sample key={shape} name={shape}>
          <Matrix
            rows={avatarSizes}
            columns={['picture', 'initials', 'icon']}
            draw={(size, way) => (
              <Avatar
                name={way === 'icon' ? '' : 'Ananya Rao'}
                alt={`${way}, ${size}`}
                src={way === 'picture' ? pictureOf('portrait-ananya') : undefined}
                size={size}
                shape={shape}
              />
            )}
          />
        </Sample>
      ))}
      <Sample name="grounds">
        <Place as="row">
          {['Ana Bo', 'Cy Do', 'Eli Xu', 'Eva Fox', 'Gus Ham', 'Ida Jo', 'Ivy En', 'Oz Pi'].map((name) => (
            <Avatar key={name} name={name} alt={name} />
          ))}
        </Place>
      </Sample>
    </Place>
  ),
});

/** Scripts with marks, letters of several code points, and names without end: nothing is cut apart. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="row">
      {[
        'เก็บ ไทยแลนด์',
        'ແກ້ວ ຄຳ',
        '王小明',
        'Wolfgang Maximilian Donaudampfschifffahrtsgesellschaftskapitän',
        'é́mile Ångström',
        'ßeta ﬁ',
        '<b>Mallory</b>',
      ].map((name) => (
        <Avatar key={name} name={name} alt={name} />
      ))}
    </Place>
  ),
});
