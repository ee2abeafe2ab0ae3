import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { GoodsCard } from './GoodsCard.tsx';
import { GoodsGrid, GoodsGridSkeleton } from './GoodsGrid.tsx';

const texts = { oldPrice: 'Old price', soldOut: 'Sold out', sold: '1.2K sold' };
const handbag = { id: 1, name: 'Mira structured leather handbag, two-tone', image: pictureOf('handbag'), price: '6490', stock: 12 };
const coat = { id: 2, name: 'Camel wool-blend overcoat', image: pictureOf('coat'), price: '9990', oldPrice: '13490', stock: 3 };
const radio = { id: 4, name: 'Pocket world-band radio', image: pictureOf('radio'), price: '2199', stock: 0 };
const clock = { id: 8, name: 'Walnut mantel clock', image: '', price: '4990.50', stock: 5 };

const meta = preview.meta({
  title: 'Patterns/Goods card',
  component: GoodsCard,
  subcomponents: { GoodsGrid, GoodsGridSkeleton },
  args: { goods: handbag, href: '#handbag', texts, eager: true },
});

/** One product: the whole card is one link, named by the product. */
export const Default = meta.story({
  decorators: [inPlace('card')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: handbag.name })).toHaveAttribute('href', '#handbag');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('card')],
  args: { goods: coat, href: '#coat', texts: { ...texts, discount: '26% off' } },
});

/** At rest, on offer, sold out, without a picture, without sales. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: () => (
    <GoodsGrid>
      <GoodsCard goods={handbag} href="#1" texts={texts} eager />
      <GoodsCard goods={coat} href="#2" texts={{ ...texts, discount: '26% off' }} eager />
      <GoodsCard goods={radio} href="#3" texts={texts} eager />
      <GoodsCard goods={clock} href="#4" texts={texts} eager />
      <GoodsCard
        goods={{ ...coat, id: 5, oldPrice: undefined, image: pictureOf('camera'), name: 'Camera' }}
        href="#5"
        texts={{ ...texts, sold: undefined }}
        eager
      />
    </GoodsGrid>
  ),
});

/** Long, unbroken and Thai names, nine digits, an unreadable picture, in the two columns of a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      {[
        {
          ...handbag,
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze with leather band',
          price: '123456789.99',
          oldPrice: '999999999.99',
        },
        { ...coat, name: 'เสื้อโค้ทขนสัตว์ผสมสีน้ำตาลอูฐสำหรับฤดูหนาวปีนี้พร้อมกระเป๋าสองข้าง', image: 'data:image/svg+xml,unreadable' },
      ].map((goods) => (
        <Place key={goods.id} as="pair">
          <GoodsCard
            goods={goods}
            href={`#${goods.id}`}
            texts={{ ...texts, discount: '99.99% off for everybody', sold: '123,456,789 sold since last week' }}
            eager
          />
          <GoodsCard
            goods={{ ...goods, stock: 0 }}
            href={`#gone-${goods.id}`}
            texts={{ ...texts, soldOut: 'Sold out until further notice' }}
            eager
          />
        </Place>
      ))}
    </Place>
  ),
});

/** It is pointed at by the keyboard: the plate behind it rises, and the ring goes round the card. */
export const Focused = meta.story({
  decorators: [inPlace('card')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** Goods are on their way: the grid in its layout. */
export const Loading = meta.story({
  render: () => <GoodsGridSkeleton label="Loading goods" cards={5} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading goods');
  },
});
