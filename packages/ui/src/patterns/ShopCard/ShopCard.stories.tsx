import { pictureOf } from '@galleria/mocks/drawings.ts';
import { merchantPictures } from '@galleria/mocks/market/catalogue/merchants.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../layout/index.ts';
import { ShopCard, shopCardSizes } from './ShopCard.tsx';
import { ShopGrid, ShopGridSkeleton } from './ShopGrid.tsx';

const lumen = {
  id: 3,
  name: 'Lumen Audio',
  avatar: pictureOf('mark-l-ink'),
  streetImage: merchantPictures({ id: 3, name: 'Lumen Audio', drawing: 'headphones' }).backdrop,
  selfSupport: true,
  stars: 4.8,
  products: [
    { id: 31, name: 'Aria One wireless headphones', image: pictureOf('headphones'), price: '8999' },
    { id: 32, name: 'Studio microphone', image: pictureOf('microphone'), price: '7450' },
    { id: 33, name: 'Pocket world-band radio', image: pictureOf('radio'), price: '2199.50' },
  ],
};
const kiln = {
  id: 2,
  name: 'Kiln & Clay',
  avatar: pictureOf('mark-k-clay'),
  streetImage: merchantPictures({ id: 2, name: 'Kiln & Clay', drawing: 'amphora' }).backdrop,
  stars: 5,
  products: [{ id: 21, name: 'Amphora with two handles', image: pictureOf('amphora'), price: '2350' }],
};
const bare = { id: 9, name: '???', avatar: '', streetImage: '', stars: 0, products: [] };
const onPress = fn();

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Shop card',
  component: ShopCard,
  subcomponents: { ShopGrid, ShopGridSkeleton },
  loaders,
  decorators,
  args: { shop: lumen, href: '#shop', goodsHref: (id) => `#goods-${id}` },
  argTypes: { action: { control: false } },
});

/** One shop: its name leads to it, each of its goods to its own page. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lumen Audio' })).toHaveAttribute('href', '#shop');
    await expect(canvas.getByRole('link', { name: /Studio microphone/ })).toHaveAttribute('href', '#goods-32');
    await expect(canvas.getByRole('img', { name: '4.8 of 5 stars' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { size: 'large', shop: kiln } });

/** Each size; a shop of which little is known; another button than "Visit". */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      {shopCardSizes.map((size) => (
        <ShopGrid key={size} size={size}>
          {[lumen, kiln, bare].map((shop) => (
            <li key={shop.id}>
              <ShopCard {...args} size={size} shop={shop} />
            </li>
          ))}
        </ShopGrid>
      ))}
      <ShopGrid>
        <li>
          <ShopCard {...args} shop={{ ...kiln, products: [] }} note="12 June 2026" action={<Button size="small">Unfollow</Button>} />
        </li>
      </ShopGrid>
    </Place>
  ),
});

/** A button in the card is pressed by itself: the card's link does not cover it. */
export const WithAction = meta.story({
  decorators: [inPlace('form')],
  args: {
    action: (
      <Button size="small" onClick={onPress}>
        Unfollow
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    onPress.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Unfollow' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

/** Long, unbroken and Thai names, nine digits and pictures that do not load, on a phone of 320 px. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  render: (args) => (
    <Stack as="ul">
      {['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz <b>', 'ร้านเครื่องใช้ในบ้านและของตกแต่งสวนที่ใหญ่ที่สุดในจังหวัดเชียงใหม่'].map(
        (name) => (
          <li key={name}>
            <ShopCard
              {...args}
              size="large"
              shop={{
                ...lumen,
                name,
                stars: 4.25,
                avatar: 'data:image/svg+xml,unreadable',
                streetImage: 'data:image/svg+xml,unreadable',
                products: lumen.products.map((goods) => ({ ...goods, price: '123456789.99', image: 'data:image/svg+xml,unreadable' })),
              }}
            />
          </li>
        ),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) await expect(card.scrollWidth).toBe(card.clientWidth);
  },
});

/** Shops are on their way: the grid in its layout. */
export const Loading = meta.story({
  render: () => <ShopGridSkeleton label="Loading shops" cards={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading shops');
  },
});
