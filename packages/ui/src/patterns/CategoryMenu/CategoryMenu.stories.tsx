import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace } from '@galleria/storybook/kit/board.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { CategoryMenuProps, CategoryMenuState } from './CategoryMenu.types.ts';
import type { CategoryView } from './category.ts';

const leaves = (from: number, ...names: string[]) => names.map((name, at) => ({ id: from + at, name }));
const categories: readonly CategoryView[] = [
  {
    id: 1,
    name: 'Women',
    children: [
      { id: 11, name: 'Clothing', children: leaves(111, 'Dresses', 'Coats and jackets', 'Knitwear', 'Jeans') },
      { id: 12, name: 'Shoes', children: leaves(121, 'Sandals', 'Boots') },
      { id: 13, name: 'Bags', children: leaves(131, 'Handbags', 'Backpacks', 'Wallets') },
      { id: 14, name: 'Jewellery' },
    ],
  },
  {
    id: 2,
    name: 'Electronics',
    children: [
      { id: 21, name: 'Sound', icon: pictureOf('headphones'), children: leaves(211, 'Headphones', 'Radios', 'Microphones') },
      { id: 22, name: 'Cameras', icon: pictureOf('camera'), children: leaves(221, 'Film', 'Compact') },
    ],
  },
  { id: 3, name: 'Home and kitchen', children: leaves(31, 'Vases', 'Cups and mugs', 'Lamps') },
  { id: 4, name: 'Gift cards' },
];

const hrefOf: CategoryMenuProps['hrefOf'] = ({ id }) => `#category-${id}`;
const ready: CategoryMenuState = { status: 'ready', categories };

const { loaders, decorators } = translated();

const meta = preview.meta({
  loaders,
  title: 'Patterns/Category menu',
  component: CategoryMenu,
  decorators,
  args: {
    state: ready,
    hrefOf,
    onRetry: fn(),
  },
});

/** The pointer rests on the button, then goes on to another category: what is in it stands beside the list. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await user.hover(canvas.getByRole('button', { name: 'All categories' }));
    await canvas.findByRole('group', { name: 'All categories' });
    await expect(canvas.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-expanded', 'true');
    await user.pointer({ target: canvas.getByRole('button', { name: 'Electronics' }) });
    await expect(await canvas.findByRole('button', { name: 'Electronics', expanded: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Headphones' })).toHaveAttribute('href', '#category-211');
    await expect(canvas.queryByRole('link', { name: 'Dresses' })).toBeNull();
  },
});

/** Every property by hand; press the button after a change. */
export const Playground = meta.story({
  args: { state: { status: 'ready', categories: [] } },
  play: async ({ canvas }) => {
    await press(canvas, 'All categories');
    await expect(await canvas.findByText('There are no categories yet.')).toBeVisible();
  },
});

/** Open with the first category shown: titles that lead somewhere, their lists, and a category with nothing below. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'All categories');
    const women = await canvas.findByRole('button', { name: 'Women' });
    // On a narrow page all are closed at first.
    if (women.getAttribute('aria-expanded') === 'false') await user.click(women);
    await expect(await canvas.findByRole('link', { name: 'All in Women' })).toHaveAttribute('href', '#category-1');
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '#category-4');
  },
});

/** Forty categories with unbroken and Thai names: list and panel scroll, each by itself, and nothing is cut. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  tags: ['visual:mobile'],
  args: {
    state: {
      status: 'ready',
      categories: Array.from({ length: 40 }, (_, at) => ({
        id: at,
        name: at % 2 ? 'เสื้อผ้าและเครื่องประดับสำหรับสุภาพสตรี' : 'Rindfleischetikettierungsüberwachung',
        children: Array.from({ length: 9 }, (_, child) => ({
          id: 1000 + at * 100 + child,
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen 999999999',
          children: leaves(9000 + at * 100 + child * 10, 'หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวน', 'Cups'),
        })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'All categories');
    const panel = await canvas.findByRole('group', { name: 'All categories' });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 8));
  },
});

/** By keys alone: down the list, into a category, back, and out. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'All categories' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const women = await canvas.findByRole('button', { name: 'Women' });
    await waitFor(() => expect(women).toHaveFocus());
    await user.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'All in Electronics' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Headphones' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Electronics' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Electronics', expanded: false });
    await user.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Women' });
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Vases' })).toBeVisible();
  },
});

/** The categories are on their way: list and panel in their layout. */
export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await press(canvas, 'All categories');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading categories');
  },
});

/** They did not come: why, and a way to ask again. */
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'All categories');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The categories could not be loaded.');
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
