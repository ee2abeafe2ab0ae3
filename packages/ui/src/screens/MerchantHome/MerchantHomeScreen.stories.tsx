import { merchantHomeScenarios as scenarios } from '@galleria/mocks/scenarios/merchantHome.ts';
import { useMerchantHomeScreen } from '@galleria/storefront/screens/useMerchantHomeScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { MerchantHomeScreen } from './MerchantHomeScreen.tsx';

const at = (page: 'home' | 'category' | 'coupon', query = '', id = 2) => `/merchant/merchant/${page}?id=${id}${query}`;

const meta = preview.meta({ ...live(MerchantHomeScreen, useMerchantHomeScreen), title: 'Screens/Merchant home' });

/** The front page: its own pictures, and some of its goods. */
export const Home = meta.story({
  parameters: on(scenarios.ready, at('home')),
  tags: ['visual:dark', 'visual:mobile', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kiln & Clay' })).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: /Kiln & Clay/ })).getAllByRole('link');
    await expect(pages.map((link) => link.getAttribute('href'))).toEqual([
      at('home'),
      at('category'),
      at('coupon'),
      '/merchant/merchant/qualification?id=2',
    ]);
    await expect(pages[0]).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  },
});

/** Its goods by its own categories, on two levels, sorted by price. */
export const Classification = meta.story({
  parameters: on(scenarios.ready, at('category', '&cid=2001&sort=price-asc')),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pottery' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Vases and plates' })).toHaveAttribute(
      'href',
      at('category', '&cid=2003&sort=price-asc'),
    );
    const cards = await canvas.findAllByRole('article');
    const prices = cards.map((card) => Number(/₹([\d,.]+)/.exec(card.querySelector('p')?.textContent ?? '')?.[1]?.replaceAll(',', '')));
    await expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  },
});

/** The coupons that it gives for its goods. */
export const Coupons = meta.story({
  parameters: on(scenarios.coupons, at('coupon')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kiln & Clay: Coupons');
  },
});

/** One is received at its ticket. */
export const CouponReceived = meta.story({
  parameters: on(scenarios.coupons, at('coupon')),
  play: async ({ canvas }) => {
    const [collect] = await canvas.findAllByRole('button', { name: /^Collect/ });
    if (!collect) throw new Error('There is no coupon to collect.');
    await user.click(collect);
    await expect((await canvas.findAllByText('Collected')).length).toBeGreaterThan(0);
  },
});

/** It gives none now. */
export const CouponsEmpty = meta.story({ parameters: on(scenarios.noCoupons, at('coupon')) });

/** The shopper follows it, and can leave it. */
export const Followed = meta.story({
  parameters: on(scenarios.followed, at('home')),
  tags: ['visual:dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unfollow Kiln & Clay' })).toBeEnabled();
  },
});

/** A press follows it at once, another leaves it; both are said. */
export const Following = meta.story({
  parameters: on(scenarios.ready, at('home')),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Follow Kiln & Clay' }));
    await expect(await canvas.findByText('You follow Kiln & Clay.')).toBeInTheDocument();
    await user.click(canvas.getByRole('button', { name: 'Unfollow Kiln & Clay' }));
    await expect(await canvas.findByText('You don’t follow Kiln & Clay any more.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Follow Kiln & Clay' })).toBeEnabled();
  },
});

/** The server refuses: it is as before, and its sentence is said. */
export const FollowRefused = meta.story({
  parameters: on(scenarios.followRefused, at('home')),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Follow Kiln & Clay' }));
    await expect(await canvas.findByText('You follow as many shops as you can.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Follow Kiln & Clay' })).toBeEnabled();
  },
});

/** A shop of Galleria's own says so. */
export const SelfSupport = meta.story({
  parameters: on(scenarios.ready, at('home', '', 3)),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Galleria’s own')).toBeVisible();
  },
});

/** Its people are reached in the way that it has chosen: here by what it says in words. */
export const ContactOpen = meta.story({
  parameters: on(scenarios.message, at('home')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Contact the shop' }));
    await expect(await canvas.findByText(/We answer before the next firing/)).toBeVisible();
  },
});

/** It has closed: the server says so, and the way leads to other shops. */
export const Closed = meta.story({
  parameters: on(scenarios.ready, at('home', '', 17)),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tinder & Oak is closed.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'You can’t visit this shop now' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Tinder & Oak is closed – Galleria'));
    await expect(canvas.getByRole('link', { name: 'See other shops' })).toHaveAttribute('href', '/merchant/merchant_street');
  },
});

/** There never was one of this number. */
export const NotFound = meta.story({
  parameters: on(scenarios.ready, at('home', '', 999_999)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This shop does not exist.')).toBeVisible();
  },
});

/** The shop is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at('home')), tags: ['visual:mobile'] });

/** The shop is there, its goods are on their way. */
export const GoodsLoading = meta.story({ parameters: on(scenarios.contentLoading, at('category')) });

/** It has no goods yet: what will be here, and the way to other shops. */
export const Empty = meta.story({
  parameters: on(scenarios.empty, at('home')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('When the shop adds items, you’ll find them here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other shops' })).toHaveAttribute('href', '/merchant/merchant_street');
  },
});

/** Nothing stands in one of its categories: the way to the others. */
export const CategoryEmpty = meta.story({
  parameters: on(scenarios.empty, at('category', '&cid=2003')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all items' })).toHaveAttribute('href', at('category'));
  },
});

/** The shop could not be reached: it is tried again. */
export const Failed = meta.story({ parameters: on(scenarios.unreachable, at('home')) });

/** The shop is there, its goods are not: the server's sentence, and a way to try again. */
export const GoodsFailed = meta.story({ parameters: on(scenarios.contentFailed, at('home')) });

/** Its categories are not to be had: nobody is kept from its goods. */
export const CategoriesFailed = meta.story({
  parameters: on(scenarios.categoriesFailed, at('category')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  },
});

/** Long and hostile names, and a tree of five levels. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at('category')),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
  },
});
