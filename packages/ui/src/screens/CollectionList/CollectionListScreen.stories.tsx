import { collectionListScenarios as scenarios } from '@galleria/mocks/scenarios/collectionList.ts';
import { useCollectionListScreen } from '@galleria/storefront/screens/useCollectionListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { CollectionListScreen } from './CollectionListScreen.tsx';

const goods = '/users/collection_list';
const shops = '/users/collection_list?tab=shops';

/** The title with what stands beside it: as high while the list is on its way as with its buttons. */
const expectHeadHeight = (canvas: { getByRole: (role: 'heading', query: { level: 1 }) => HTMLElement }) =>
  expect(canvas.getByRole('heading', { level: 1 }).closest('header')?.firstElementChild?.getBoundingClientRect().height).toBe(40);

const meta = preview.meta({
  ...live(CollectionListScreen, useCollectionListScreen, { area: 'account' }),
  title: 'Screens/Collection list',
});

/** The goods that a shopper keeps an eye on, the latest first. */
export const Goods = meta.story({
  parameters: on(scenarios.ready, goods),
  tags: ['visual:dark', 'visual:mobile', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: /Meridian 40 mm/ })).toHaveAttribute('href', '/goods_detail/105');
    await expectHeadHeight(canvas);
    // A wish list tells no sales, and keeps no room for them.
    await expect(document.querySelector('article > p:empty')).toBeNull();
  },
});

/** The shops that one follows, each with the way to leave it. */
export const Shops = meta.story({
  parameters: on(scenarios.manyShops, shops),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lumen Audio' })).toHaveAttribute('href', '/merchant/merchant/home?id=3');
    await expect(canvas.getByRole('button', { name: 'Unfollow Lumen Audio' })).toBeEnabled();
  },
});

/** Several are chosen, to be taken off together. */
export const Managing = meta.story({
  parameters: on(scenarios.ready, goods),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Manage' }));
    await expect(canvas.getByRole('button', { name: 'Remove items' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(canvas.getByRole('checkbox', { name: /Meridian 40 mm/ }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await user.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('button', { name: 'Remove 9 items' })).toBeEnabled();
    await user.click(canvas.getByRole('checkbox', { name: /Meridian 40 mm/ }));
    await expect(canvas.getByRole('button', { name: 'Remove 8 items' })).toBeEnabled();
  },
});

/** One was taken off: that can be undone as long as it is told. */
export const Removed = meta.story({
  parameters: on(scenarios.ready, goods),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^Remove Meridian 40 mm/ }));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(canvas.queryByRole('link', { name: /Meridian 40 mm/ })).toBeNull();
  },
});

/** What was taken off is put back where it stood, at the top. */
export const PutBack = meta.story({
  parameters: on(scenarios.ready, goods),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Manage' }));
    const names = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const before = names();
    for (const name of before.slice(0, 3)) await user.click(canvas.getByRole('checkbox', { name: name ?? '' }));
    await user.click(canvas.getByRole('button', { name: 'Remove 3 items' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove items' })).toHaveFocus());
    await user.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Back on your wish list.')).toBeVisible();
    await expect(names()).toEqual(before);
  },
});

/** The server refuses: all of it stays, and its sentence is said. */
export const RemovalRefused = meta.story({
  parameters: on(scenarios.removalRefused, goods),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^Remove Meridian 40 mm/ }));
    await expect(await canvas.findByText(/is being tidied/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Meridian 40 mm/ })).toBeVisible();
  },
});

/** A shop is followed no more: it leaves the list. That can be undone as long as it is told. */
export const Unfollowed = meta.story({
  parameters: on(scenarios.manyShops, shops),
  play: async ({ canvas }) => {
    const unfollow = async () => {
      await user.click(await canvas.findByRole('button', { name: 'Unfollow Lumen Audio' }));
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Lumen Audio' })).toBeNull());
    };
    await unfollow();
    await user.click(await canvas.findByRole('button', { name: 'Undo' }));
    await unfollow();
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** Goods that are no longer sold or sold out say so. */
export const TakenDown = meta.story({
  parameters: on(scenarios.takenDown, goods),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    // Taken in Thai too: nothing here is a word of one language.
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(5);
  },
});

/** What is no longer sold can be taken off, for good: nobody can put it there again. */
export const TakenDownRemoved = meta.story({
  parameters: on(scenarios.takenDown, goods),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No longer sold')).toHaveLength(2);
    await expect(canvas.getAllByText('Sold out')).toHaveLength(1);
    const [card] = canvas.getAllByText('No longer sold');
    const place = card?.closest('[data-entry]');
    if (!(place instanceof HTMLElement)) throw new Error('There is no card.');
    await user.click(within(place).getByRole('button', { name: /^Remove/ }));
    await expect(await canvas.findByText(/is no longer on your wish list/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** A shop that closed stays among the followed ones until it is left. */
export const ClosedShop = meta.story({
  parameters: on(scenarios.takenDown, shops),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This shop is closed.')).toBeVisible();
  },
});

/** Nothing is on the wish list yet: how it comes there. */
export const GoodsEmpty = meta.story({ parameters: on(scenarios.empty, goods), tags: ['visual:dark', 'visual:mobile'] });

/** No shop is followed yet: the way to the shops. */
export const ShopsEmpty = meta.story({
  parameters: on(scenarios.empty, shops),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse the shop street' })).toHaveAttribute('href', '/merchant/merchant_street');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Followed shops');
  },
});

/** The wish list is on its way. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, goods),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expectHeadHeight(canvas);
  },
});

/** Followed shops are on their way. */
export const ShopsLoading = meta.story({
  parameters: on(scenarios.loading, shops),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading shops…');
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, goods) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, goods), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, goods), play: expectSignedOut });

/** More than a page holds, on the last of three. An address beyond it leads there too. */
export const Many = meta.story({
  parameters: on(scenarios.many, `${goods}?page=99`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
  },
});

/** Long and hostile names without pictures, at nine digits, from a server that does not say what is still sold. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, goods), tags: ['visual:mobile'] });
