import { homeScenarios as scenarios } from '@galleria/mocks/scenarios/home.ts';
import { useHomeScreen } from '@galleria/storefront/screens/useHomeScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { HomeScreen } from './HomeScreen.tsx';

const meta = preview.meta({ ...live(HomeScreen, useHomeScreen), title: 'Screens/Home' });

/** Banner, coupons, activities in their three layouts, best sellers, categories, shops, and goods that anybody may like. */
export const Default = meta.story({
  parameters: on(scenarios.ready),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    for (const path of ['/goods/activity_list?id=1', '/goods/top_one', '/merchant/merchant_street'])
      await waitFor(() => expect(document.querySelectorAll(`main a[href$="${path}"]`).length).toBeGreaterThan(0));
    // The large tile ends where the two rows beside it do.
    const [large, , , , last] = ['coffee cup', 'teapot', 'egg pan', 'Stew pot', 'Mixing bowl'].map((name) =>
      canvas.getAllByRole('article').find((card) => card.textContent.includes(name)),
    );
    if (innerWidth >= 720) await expect(large?.getBoundingClientRect().bottom).toBeCloseTo(last?.getBoundingClientRect().bottom ?? 0, 0);
  },
});

/** Everything is on its way, in the layout that it will have. */
export const Loading = meta.story({ parameters: on(scenarios.loading), tags: ['visual:dark'] });

/** Nothing could be had; that is said once, and everything can be asked for again. */
export const Failed = meta.story({ parameters: on(scenarios.failed) });

/** The shop cannot be reached. */
export const Unreachable = meta.story({ parameters: on(scenarios.unreachable) });

/** One block failed, the others stand. */
export const PartlyFailed = meta.story({
  parameters: on(scenarios.partlyFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('The items could not be loaded')).toHaveLength(1);
    await expect(await canvas.findByRole('heading', { name: 'Best sellers' })).toBeInTheDocument();
  },
});

/** A new marketplace: no goods yet, and the way to its shops. */
export const Empty = meta.story({
  parameters: on(scenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All shops' })).toHaveAttribute('href', '/merchant/merchant_street');
  },
});

/** No coupon is on offer: their block is left out. */
export const NoCoupons = meta.story({
  parameters: on(scenarios.noCoupons),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Best sellers' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Coupons for you' })).not.toBeInTheDocument());
  },
});

/** The shopper has pressed "Collect": the ticket turns, and reading goes on from it. */
export const CouponReceived = meta.story({
  parameters: on(scenarios.signedIn),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^Collect ₹200/ }));
    const coupons = within(canvas.getByRole('region', { name: 'Coupons for you' }));
    await waitFor(() => expect(coupons.getByText('Collected', { selector: 'article *' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Collect ₹200/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toContainElement(coupons.getByText('Collected', { selector: 'article *' })));
  },
});

/** All of one are gone, and another can be had from the day after tomorrow. */
export const CouponAllTaken = meta.story({
  parameters: on(scenarios.couponsAllTaken),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All gone')).toBeVisible();
    await expect(canvas.getByText(/^Starts on \d+ June 2026$/)).toBeVisible();
  },
});

/** The server refuses a coupon: the ticket is as before, and says why. */
export const CouponRefused = meta.story({
  parameters: on(scenarios.couponRefused),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^Collect ₹200/ }));
    await expect(await canvas.findByText('All of these coupons have been given away.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Collect ₹200/ })).toBeEnabled();
  },
});

/** More recommended goods were asked for and are on their way. */
export const LoadingMore = meta.story({
  parameters: on(scenarios.loadingMore),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await user.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The next page did not come: the first stands, and it can be asked for again in its place. */
export const MoreFailed = meta.story({
  parameters: on(scenarios.moreFailed),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText(/^The next items are not ready/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** All recommended goods are shown. */
export const EndOfList = meta.story({
  parameters: on(scenarios.few),
  play: async ({ canvas }) => {
    const goods = within(await canvas.findByRole('region', { name: 'Recommended for you' }));
    await user.click(await goods.findByRole('button', { name: 'Show more' }));
    const end = await goods.findByText('That’s everything for now.');
    await waitFor(() => expect(end).toHaveFocus());
    await expect(goods.getAllByRole('article')).toHaveLength(30);
  },
});

/** Long, hostile and Thai names, unreadable pictures, nine digits. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile), tags: ['visual:mobile'] });

/** Banners whose pictures do not load, and whose addresses are nobody's business: they lead nowhere. */
export const StrangeBanners = meta.story({
  parameters: on(scenarios.strangeBanners),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Best sellers' });
    await expect(document.querySelector('main a[href*="evil"], main a[href^="javascript"]')).toBeNull();
  },
});
