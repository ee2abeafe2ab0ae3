import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { Bell, ShoppingBag } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Badge, BadgeAnchor, badgeVariants } from './Badge.tsx';

const texts = { count: (count: number) => `${count} items`, over: (max: number) => `more than ${max} items` };

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  subcomponents: { BadgeAnchor },
  args: { count: 3, texts },
  argTypes: {
    variant: { control: 'select', options: badgeVariants },
    zero: { control: 'radio', options: ['hidden', 'shown'] },
  },
  render: (args) => (
    <a href="#cart">
      <BadgeAnchor>
        <Icon icon={ShoppingBag} size={24} />
        <Badge {...args} />
      </BadgeAnchor>
    </a>
  ),
});

/** The cart holds something: the link is named by how many. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 items' })).toBeVisible();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { count: 1200, max: 999 } });

/** More than fits: the eye sees "99+", the ear hears "more than 99". */
export const OverTheLimit = meta.story({
  args: { count: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'more than 99 items' })).toBeVisible();
  },
});

/** Nothing is in it: there is no badge, and the link's own words must name it. */
export const Zero = meta.story({
  args: { count: 0 },
  render: (args) => (
    <a href="#cart">
      <BadgeAnchor>
        <Icon icon={ShoppingBag} size={24} />
        <Badge {...args} data-testid="badge" />
      </BadgeAnchor>{' '}
      Cart
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByTestId('badge')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
  },
});

/** Figures from 0 to over the limit, the dot, after a word and on an icon. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="after a word">
        <Place as="row">
          {[1, 12, 99, 100].map((count) => (
            <span key={count}>
              Orders <Badge count={count} texts={texts} />
            </span>
          ))}
        </Place>
      </Sample>
      <Sample name="0, shown">
        Orders <Badge count={0} zero="shown" texts={texts} />
      </Sample>
      {[1, 12, 100].map((count) => (
        <Sample key={count} name={`on an icon, ${count}`}>
          <BadgeAnchor>
            <Icon icon={ShoppingBag} size={24} />
            <Badge count={count} texts={texts} />
          </BadgeAnchor>
        </Sample>
      ))}
      <Sample name="dot, after a word and on an icon">
        <Place as="row">
          <span>
            Messages <Badge count={2} variant="dot" texts={texts} />
          </span>
          <BadgeAnchor>
            <Icon icon={Bell} size={24} />
            <Badge count={2} variant="dot" texts={texts} />
          </BadgeAnchor>
        </Place>
      </Sample>
    </Samples>
  ),
});

/** Counts that are no counts, a limit without end, and words too long for their place of 120 px. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  render: () => (
    <Place as="column">
      {[-4, Number.NaN, 2.9, Number.POSITIVE_INFINITY].map((count) => (
        <span key={count}>
          {String(count)} <Badge count={count} zero="shown" texts={texts} />
        </span>
      ))}
      <span>
        Donaudampfschifffahrt <Badge count={123_456_789} max={999_999_999} texts={texts} />
      </span>
      <span lang="th">
        คำสั่งซื้อที่รอการชำระเงิน <Badge count={240} texts={texts} />
      </span>
    </Place>
  ),
});
