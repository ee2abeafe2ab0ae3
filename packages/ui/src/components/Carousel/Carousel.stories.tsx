import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { Image } from '../Image/index.ts';
import { Link } from '../Link/index.ts';
import { Carousel } from './Carousel.tsx';

const goods = ['handbag', 'coat', 'camera', 'chair', 'amphora', 'radio', 'laptop', 'plant'] as const;
const cards = goods.map((name, at) => (
  <article key={name}>
    <Image src={pictureOf(name)} alt="" seed={at} eager />
    <Link href={`#${name}`}>{name}</Link>
  </article>
));

const meta = preview.meta({
  title: 'Components/Carousel',
  component: Carousel,
  decorators: [inPlace('page')],
  args: {
    texts: { label: 'The monsoon edit', previous: 'Back', next: 'Forward', place: (at: number, of: number) => `${at} of ${of}` },
    children: cards,
  },
});

/** A row of cards. Its buttons turn it by what fits; at its ends they have nothing to do, and say so. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('button', { name: 'Back' });
    const forward = canvas.getByRole('button', { name: 'Forward' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await user.click(forward);
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
    await user.click(back);
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    await user.unhover(back);
    back.blur();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { variant: 'slides' } });

/** Slides over the whole width, one at a time: those that are not shown cannot be reached, and a press says which is. */
export const Slides = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  args: { variant: 'slides' },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Forward' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 8'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'coat' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'handbag' }).closest('li')).toHaveAttribute('inert'));
    await user.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'handbag' })).toBeVisible());
  },
});

/** All of it fits: there is nothing to press. */
export const AllInView = meta.story({
  args: { children: cards.slice(0, 3) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
});

/** Both kinds. */
export const AllVariants = meta.story({
  tags: ['visual:dark'],
  render: (args) => (
    <>
      <Carousel {...args} variant="slides" />
      <Carousel {...args} variant="row" texts={{ ...args.texts, label: 'Best sellers' }} />
    </>
  ),
});

/** Words that are too long for a card, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    children: ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'เสื้อโค้ทขนสัตว์ผสมสีน้ำตาลอูฐสำหรับฤดูหนาวปีนี้', ''].map(
      (name, at) => (
        <article key={at}>
          <Image src="data:image/svg+xml,unreadable" alt="" seed={at} eager />
          <Link href="#hostile" style={{ overflowWrap: 'anywhere' }}>
            {name || at}
          </Link>
        </article>
      ),
    ),
  },
});
