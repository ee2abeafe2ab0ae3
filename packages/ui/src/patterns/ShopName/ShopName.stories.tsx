import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ShopName } from './ShopName.tsx';

const meta = preview.meta({
  title: 'Patterns/Shop name',
  component: ShopName,
  args: { name: 'Lumen Audio', href: '#shop' },
});

/** It leads to the shop's own page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lumen Audio' })).toHaveAttribute('href', '#shop');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { name: 'Kiln & Clay' } });

/** With and without a page to go to; a name without letters has a drawing for its mark. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="stack">
      <ShopName name="Lumen Audio" href="#shop" />
      <ShopName name="Kiln & Clay" />
      <ShopName name="ร้านค้าเครื่องเสียง" href="#thai" />
      <ShopName name="???" href="#unnamed" />
    </Place>
  ),
});

/** A long and unbroken name on a phone of 320 px: it wraps beside its mark. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: { name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz <b>' },
});
