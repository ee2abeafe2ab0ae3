import { reviewListScenarios as scenarios } from '@galleria/mocks/scenarios/reviews.ts';
import { useReviewListScreen } from '@galleria/storefront/screens/useReviewListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { ReviewListScreen } from './ReviewListScreen.tsx';

const toReview = '/users/evaluation_list?menuCur=333';
const evaluated = `${toReview}&tab=evaluated`;

const meta = preview.meta({ ...live(ReviewListScreen, useReviewListScreen, { area: 'account' }), title: 'Screens/Review list' });

/** Goods of received orders that wait for a review, order by order. */
export const ToReview = meta.story({
  parameters: on(scenarios.ready, toReview),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Write a review of / });
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/evaluation_confirm\?orderNo=SH\d+&orderInfoId=\d+$/));
  },
});

/** Goods that have their review; the tab stands in the address. */
export const Evaluated = meta.story({
  parameters: on(scenarios.ready, toReview),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('tab', { name: 'Reviewed' }));
    // This server does not send back what was written.
    const [see] = await canvas.findAllByRole('link', { name: 'See reviews of this item' });
    await expect(see).toHaveAttribute('href', expect.stringMatching(/^\/goods_detail\/\d+\?tab=reviews$/));
    await expect(canvas.queryByText(/₹/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Write a review of / })).not.toBeInTheDocument();
  },
});

/** The server sends back what was written: stars, day, words, pictures and the shop's answer. Long words fold after three lines. */
export const OwnReview = meta.story({
  parameters: on(scenarios.ownReviews, evaluated),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^The dial is a deeper blue/);
    const row = within(words.closest('li') ?? canvas.getByRole('main'));
    await expect(row.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    await expect(row.getByRole('figure')).toHaveTextContent(/^MH?.*Thank you! A strap/);
    await expect(row.getAllByRole('button', { name: /^Show picture \d of 2$/ })).toHaveLength(2);
    const folded = words.clientHeight;
    await press(row, 'Read more');
    await expect(row.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
    await expect(words.clientHeight).toBeGreaterThan(folded);
    await press(row, 'Read less');
    await expect(words.clientHeight).toBe(folded);
  },
});

/** Nothing waits for a review. */
export const Empty = meta.story({ parameters: on(scenarios.empty, toReview) });

/** Nothing has a review yet. */
export const EmptyEvaluated = meta.story({ parameters: on(scenarios.empty, evaluated) });

/** The goods are on their way from the server: cards without a foot, as theirs will be. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, toReview),
  play: async ({ canvas }) => {
    const skeleton = (await canvas.findByText('Loading items…')).parentElement;
    await expect(skeleton?.offsetHeight).toBeLessThan(520);
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, toReview) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, toReview), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, toReview), play: expectSignedOut });

/** An order of 200 lines, on the last of its pages; an address beyond it leads there too. */
export const Many = meta.story({
  parameters: on(scenarios.many, `${toReview}&page=99`),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
  },
});
