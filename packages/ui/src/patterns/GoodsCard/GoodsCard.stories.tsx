import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { defaultFormat, FormatProvider } from '../../components/Format/index.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { GoodsGrid, GoodsGridSkeleton } from './GoodsGrid.tsx';

const handbag = {
  id: 1,
  name: 'Mira structured leather handbag, two-tone',
  image: pictureOf('handbag'),
  price: '6490',
  sold: 1234,
  stock: 12,
};
const coat = { id: 2, name: 'Camel wool-blend overcoat', image: pictureOf('coat'), price: '9990', oldPrice: '13490', sold: 1234, stock: 3 };
const radio = { id: 4, name: 'Pocket world-band radio', image: pictureOf('radio'), price: '2199', sold: 1234, stock: 0 };
const clock = { id: 8, name: 'Walnut mantel clock', image: '', price: '4990.50', sold: 1234, stock: 5 };

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Goods card',
  component: GoodsCard,
  subcomponents: { GoodsGrid, GoodsGridSkeleton },
  loaders,
  decorators,
  args: { goods: handbag, href: '#handbag', eager: true },
});

/** One product: the whole card is one link, named by the product. */
export const Default = meta.story({
  decorators: [inPlace('card')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: handbag.name })).toHaveAttribute('href', '#handbag');
  },
});

/** Its name stays in English on a Thai page, and says so to whoever hears it. */
export const OnAThaiPage = meta.story({
  decorators: [inPlace('card')],
  args: { goods: clock },
  render: (args) => (
    <FormatProvider value={{ ...defaultFormat, locale: 'th-TH' }}>
      <GoodsCard {...args} />
    </FormatProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('lang', 'en');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('card')],
  args: { goods: { ...coat, discount: 25 }, href: '#coat' },
});

/** At rest, on offer, sold out, without a picture, without sales. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: () => (
    <GoodsGrid>
      <GoodsCard goods={handbag} href="#1" eager />
      <GoodsCard goods={{ ...coat, discount: 25 }} href="#2" eager />
      <GoodsCard goods={radio} href="#3" eager />
      <GoodsCard goods={clock} href="#4" eager />
      <GoodsCard goods={{ ...coat, id: 5, oldPrice: undefined, sold: 0, image: pictureOf('camera'), name: 'Camera' }} href="#5" eager />
    </GoodsGrid>
  ),
});

/** Names of one line leave no second one free: the prices follow them. */
export const ShortNames = meta.story({
  render: () => (
    <GoodsGrid>
      <GoodsCard goods={{ ...coat, name: 'Coat' }} href="#1" />
      <GoodsCard goods={{ ...coat, id: 6, name: 'Camera' }} href="#2" />
    </GoodsGrid>
  ),
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('heading')) {
      const line = Number.parseFloat(getComputedStyle(name).lineHeight);
      await expect(name.clientHeight).toBeLessThan(1.5 * line);
      const price = name.nextElementSibling?.getBoundingClientRect().top ?? 0;
      await expect(price - name.getBoundingClientRect().bottom).toBeLessThan(line);
    }
  },
});

/** Long, unbroken and Thai names, nine digits, an unreadable picture, in the two columns of a phone of 320 px. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
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
          <GoodsCard goods={{ ...goods, discount: 99, sold: 123_456_789 }} href={`#${goods.id}`} eager />
          <GoodsCard goods={{ ...goods, stock: 0 }} href={`#gone-${goods.id}`} eager />
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
