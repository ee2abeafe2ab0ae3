import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Gallery, type GalleryTexts } from './index.ts';

const images = (['handbag-large', 'handbag-close', 'handbag-pair', 'handbag-niche'] as const).map((name, at) => ({
  src: pictureOf(name),
  alt: `${at + 1} of 4`,
}));

const texts: GalleryTexts = {
  label: 'Pictures of the handbag',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: (place, of) => `${place} of ${of}`,
  broken: 'This picture can’t be shown.',
  enlarge: (place, of) => `Enlarge picture ${place} of ${of}`,
  show: (place, of) => `Show picture ${place} of ${of}`,
};

const meta = preview.meta({
  title: 'Components/Gallery',
  component: Gallery,
  args: { images, index: 0, onIndexChange: fn(), seed: 1, texts, alt: 'Handbag' },
  argTypes: { texts: { control: false }, images: { control: false }, index: { control: 'number' } },
  render: ({ index, onIndexChange, ...rest }) => {
    const [shown, show] = useArg(index);
    const turn = (to: number) => {
      show(to);
      onIndexChange(to);
    };
    return <Gallery {...rest} index={shown} onIndexChange={turn} />;
  },
});

/** Four pictures; the first has the highest priority. A small one shows its picture, and says which it is. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 of 4' })).toHaveAttribute('fetchpriority', 'high');
    await user.click(canvas.getByRole('button', { name: 'Show picture 3 of 4' }));
    await expect(canvas.getByRole('button', { name: 'Enlarge picture 3 of 4' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4');
    await waitFor(() => {
      const large = canvas.getByRole('img', { name: '3 of 4' }).getBoundingClientRect();
      return expect(Math.abs(large.left - canvas.getByRole('group').getBoundingClientRect().left)).toBeLessThan(2);
    });
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { index: 2 } });

/** Several, one alone, and none. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onIndexChange, seed, alt }) => (
    <Samples>
      {[images, images.slice(0, 1), []].map((some) => (
        <Sample key={some.length} name={`${some.length}`}>
          <Gallery
            images={some}
            index={some.length > 1 ? 1 : 0}
            onIndexChange={onIndexChange}
            seed={seed}
            alt={alt}
            texts={{ ...texts, label: `${some.length} pictures` }}
          />
        </Sample>
      ))}
    </Samples>
  ),
});

/** One that does not load, the same one twice, very many, and a place that is not there: the last one is shown. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    images: Array.from({ length: 30 }, (_, at) => ({
      src: at === 29 ? 'data:image/png,no' : (images[at % 4]?.src ?? ''),
      alt: `${at + 1}`,
    })),
    index: 400,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('30 of 30');
    await expect(await canvas.findByRole('button', { name: 'Enlarge picture 30 of 30' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** Two stops of the Tab key; arrows go round, Home and End to the ends, and the focus goes with the picture. */
export const Keyboard = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Enlarge picture 1 of 4' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Enlarge picture 2 of 4' })).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Show picture 2 of 4' })).toHaveFocus();
    await user.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Show picture 4 of 4' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Show picture 1 of 4' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    await user.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Enlarge picture 1 of 4' })).toHaveFocus();
  },
});

/** Swiped: the row comes to rest at the next picture, which is then the one that is shown. */
export const Swiped = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('button', { name: 'Enlarge picture 1 of 4' }).closest('ul');
    await waitFor(() => {
      row?.scrollTo({ left: row.clientWidth, behavior: 'instant' });
      return expect(args.onIndexChange).toHaveBeenCalledWith(1);
    });
    await expect(canvas.getByRole('button', { name: 'Enlarge picture 2 of 4' })).toBeVisible();
  },
});

/** A press shows all of them over the page; turned there, the page shows the same one afterwards. */
export const Enlarged = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Enlarge picture 1 of 4' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of the handbag' });
    await user.click(await within(dialog).findByRole('button', { name: 'Next picture' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge picture 2 of 4' })).toHaveFocus());
  },
});
