import { couponListScenarios as scenarios } from '@galleria/mocks/scenarios/couponList.ts';
import { useCouponListScreen } from '@galleria/storefront/screens/useCouponListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { CouponListScreen } from './CouponListScreen.tsx';

const at = (tab: string, page = 1) => `/users/coupon_list?tab=${tab}&page=${page}`;

const meta = preview.meta({ ...live(CouponListScreen, useCouponListScreen, { area: 'account' }), title: 'Screens/Coupon list' });

/** Coupons that shops gave. Each names its shop, leads there, and says how long it lasts. */
export const Merchant = meta.story({
  parameters: on(scenarios.ready, at('merchant')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    // Taken in Thai too: nothing here is a word of one language.
    const shop = await canvas.findByRole('link', { name: 'Lumen Audio' });
    await expect(shop).toHaveAttribute('href', '/merchant/merchant/home?id=3');
    const ticket = shop.closest('article');
    await expect(ticket).toHaveTextContent(/₹1,500.*₹12,000 · Lumen Audio.*Until 30.*2026/);
    await expect(ticket?.querySelectorAll('a')).toHaveLength(2);
  },
});

/** Coupons for certain goods: one is named, several are counted, and listed on demand. */
export const Goods = meta.story({
  parameters: on(scenarios.ready, at('goods')),
  play: async ({ canvas }) => {
    const several = await canvas.findByRole('button', { name: '4 selected items' });
    await user.click(several);
    await expect(several).toHaveAttribute('aria-expanded', 'true');
    const ticket = canvas.getByRole('article', { name: /₹400 off/ });
    await expect(within(ticket).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /Meridian 40 mm/ })).toHaveAttribute('href', '/goods_detail/105');
    await user.unhover(several);
  },
});

/** Coupons for all goods of a category. */
export const Category = meta.story({
  parameters: on(scenarios.ready, at('category')),
  play: async ({ canvas }) => {
    const [use] = await canvas.findAllByRole('link', { name: /^Use now/ });
    await expect(canvas.getByRole('article', { name: /₹75 off/ })).toHaveTextContent(/Over ₹499 · .*Until 5 July 2026/);
    await expect(use).toHaveAttribute('href', expect.stringMatching(/goods_search\?cid=\d+$/));
  },
});

/** Coupons for the whole marketplace: they name no goods, and say how many days they last. */
export const General = meta.story({
  parameters: on(scenarios.ready, at('general')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 day left, until 19 June 2026')).toBeVisible();
  },
});

/** What was used, and what was not used in time: grey, without anything to press. */
export const UsedOrExpired = meta.story({
  parameters: on(scenarios.ready, at('usedOrExpired')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Used on 6 June 2026$/)).toBeVisible();
    await expect(canvas.getByText(/^Expired on 15 June 2026$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Use now/ })).not.toBeInTheDocument();
  },
});

/** The shopper has no coupons of this kind. */
export const Empty = meta.story({ parameters: on(scenarios.empty, at('merchant')) });

/** Nothing was used or ran out yet. */
export const EmptyPast = meta.story({ parameters: on(scenarios.empty, at('usedOrExpired')) });

/** Coupons are on their way from the server. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at('merchant')) });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at('merchant')) });

/** The goods below did not come: the coupons are there all the same, and the goods can be asked for again. */
export const RecommendedFailed = meta.story({
  parameters: on(scenarios.recommendedFailed, at('general')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /off/ })).toBeVisible();
    await expect(await canvas.findByText('The items could not be loaded')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  },
});

/** The goods below are on their way, in their places. */
export const RecommendedLoading = meta.story({
  parameters: on(scenarios.recommendedLoading, at('general')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /off/ })).toBeVisible();
    await expect(await canvas.findByText('Loading items…')).toHaveAttribute('role', 'status');
  },
});

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, at('merchant')), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, at('merchant')), play: expectSignedOut });

/** Its time has not come: it says when, is grey, and cannot be used. */
export const NotYetValid = meta.story({
  parameters: on(scenarios.notYetValid, at('merchant')),
  tags: ['visual:dark'],
  play: async ({ canvas }) => {
    const ticket = await canvas.findByRole('article', { name: /₹60 off/ });
    await expect(ticket).toHaveTextContent(/Starts on 25 June 2026, ends on 17 August 2026/);
    await expect(within(ticket).queryByRole('link', { name: /^Use now/ })).not.toBeInTheDocument();
  },
});

/** Today is its last day: the hour is said, in red. */
export const Expiring = meta.story({
  parameters: on(scenarios.expiring, at('general')),
  tags: ['visual:dark', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ \d\d:\d\d$/)).toBeVisible();
  },
});

/** More than a page holds, on the last of three. An address beyond it leads there too. */
export const Many = meta.story({
  parameters: on(scenarios.many, at('general', 99)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(await within(canvas.getByRole('tabpanel')).findAllByRole('article')).toHaveLength(6);
  },
});

/** An older server that says neither shop nor goods, a kind and a state that a newer one invented. */
export const LittleKnown = meta.story({
  parameters: on(scenarios.littleKnown, at('merchant')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not usable')).toBeVisible();
    await expect(canvas.getByText(/items of one shop/)).toBeVisible();
  },
});

/** Long and hostile names, and nine digits. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, at('merchant')), tags: ['visual:mobile'] });
