import { reviewListScenarios as scenarios } from '@galleria/mocks/scenarios/reviews.ts';
import { useReviewListScreen } from '@galleria/storefront/screens/useReviewListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ReviewListScreen } from './ReviewListScreen.tsx';

const toReview = '/users/evaluation_list?menuCur=333';
const evaluated = `${toReview}&tab=evaluated`;

const meta = preview.meta({ ...live(ReviewListScreen, useReviewListScreen, { ground: 'page' }), title: 'Screens/Review list' });

/** Goods of received orders that wait for a review, order by order. */
export const ToReview = meta.story({
  parameters: on(scenarios.ready, toReview),
  tags: ['smoke', 'visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Evaluate / });
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/evaluation_confirm\?orderNo=SH\d+&orderInfoId=\d+$/));
  },
});

/** Goods that have their review; the tab stands in the address. */
export const Evaluated = meta.story({
  parameters: on(scenarios.ready, toReview),
  play: async ({ canvas }) => {
    await shopper.click(await canvas.findByRole('tab', { name: 'Evaluated' }));
    await expect((await canvas.findAllByText('Evaluated', { selector: 'li *' })).length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('link', { name: /^Evaluate / })).not.toBeInTheDocument();
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
    const skeleton = (await canvas.findByText('Loading goods …')).parentElement;
    await expect(skeleton?.offsetHeight).toBeLessThan(520);
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, toReview) });

/** An order of 200 lines, on the last of its pages; an address beyond it leads there too. */
export const Many = meta.story({
  parameters: on(scenarios.many, `${toReview}&page=99`),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
  },
});
