import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';

const links = [
  { value: 'items', label: 'Items', href: '#items' },
  { value: 'shops', label: 'Shops', href: '#shops' },
  { value: 'coupons', label: 'Coupons', href: '#coupons' },
];

const meta = preview.meta({
  title: 'Components/Tab links',
  component: TabLinks,
  args: { label: 'Results', links, value: 'items' },
  argTypes: { value: { control: 'select', options: links.map(({ value }) => value) } },
});

/** The one that is shown is marked; all are links, by keys too. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Results' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'true');
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Shops' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Shops' })).toHaveAttribute('href', '#shops');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: 'shops' } });

/** The first, the last, and none of them. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      {['items', 'coupons', 'none'].map((value) => (
        <TabLinks key={value} {...args} label={`Results, ${value}`} value={value} />
      ))}
    </Place>
  ),
});

/** Long and Thai words on a phone of 320 px: the row scrolls. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    links: [
      { value: 'thai', label: 'ร้านค้าทั้งหมดที่ตรงกับคำค้นหา', href: '#thai' },
      { value: 'long', label: 'Donaudampfschifffahrtsgesellschaft', href: '#long' },
    ],
    value: 'long',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
