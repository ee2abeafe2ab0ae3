import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { SortBar } from './SortBar.tsx';

const options = [
  { value: 'usual', label: 'Recommended', href: '#usual' },
  { value: 'sales', label: 'Best selling', href: '#sales' },
  { value: 'up', label: 'Price: low to high', href: '#up' },
  { value: 'down', label: 'Price: high to low', href: '#down' },
];

const meta = preview.meta({
  title: 'Components/Sort bar',
  component: SortBar,
  args: { label: 'Sort by', options, value: 'usual' },
  argTypes: { value: { control: 'select', options: options.map(({ value }) => value) } },
});

/** The usual order; every other one is a link, by keys too. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sort by' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Recommended' })).toHaveAttribute('aria-current', 'true');
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Best selling' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Best selling' })).not.toHaveAttribute('aria-current');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: 'up' } });

/** The first, one in the middle, an order that is not known. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      {['usual', 'up', 'none'].map((value) => (
        <Sample key={value} name={value}>
          <SortBar {...args} label={`Sort by, ${value}`} value={value} />
        </Sample>
      ))}
    </Place>
  ),
});

/** On a phone the present order is in view, however far along the row it stands. */
export const PresentInView = meta.story({
  decorators: [inPlace('phone')],
  args: { value: 'down' },
  play: async ({ canvas }) => {
    const placeOf = (element: HTMLElement) => element.getBoundingClientRect();
    const [row, present] = [canvas.getByRole('list'), canvas.getByRole('link', { name: 'Price: high to low' })];
    await waitFor(() => expect(placeOf(present).right).toBeLessThanOrEqual(placeOf(row).right));
    await expect(placeOf(present).left).toBeGreaterThanOrEqual(placeOf(row).left);
  },
});

/** Long and Thai words on a phone of 320 px: the row scrolls, and what has the focus is in view. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    label: 'เรียงตาม',
    value: 'long',
    options: [
      { value: 'thai', label: 'ราคา: จากต่ำไปสูงสำหรับทุกคน', href: '#thai' },
      { value: 'long', label: 'Donaudampfschifffahrtsgesellschaft', href: '#long' },
      ...options,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getByRole('link', { name: 'Price: high to low' });
    last.focus();
    const { right } = last.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
