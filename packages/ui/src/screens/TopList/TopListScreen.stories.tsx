import { topListScenarios as scenarios } from '@galleria/mocks/scenarios/topList.ts';
import { useTopListScreen } from '@galleria/storefront/screens/useTopListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { TopListScreen } from './TopListScreen.tsx';

const route = '/goods/top_one';
const meta = preview.meta({ ...live(TopListScreen, useTopListScreen), title: 'Screens/Top list' });

/** The twenty that sell best, the first three with medals. Each says its rank and leads to its page. */
export const Default = meta.story({
  parameters: on(scenarios.ready, route),
  tags: ['visual:dark', 'visual:mobile', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const entries = await canvas.findAllByRole('listitem');
    await expect(entries).toHaveLength(20);
    const drawn = entries.map((entry) => entry.querySelector('svg[viewBox="0 0 40 52"]') !== null);
    await expect(drawn.filter(Boolean)).toHaveLength(3);
    await expect(drawn.slice(0, 3)).toEqual([true, true, true]);
    for (const [at, entry] of entries.entries()) {
      await expect(within(entry).getByRole('img', { name: new RegExp(`${at + 1}$|${at + 1} `) })).toBeVisible();
      await expect(within(entry).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/goods_detail\/\d+$/));
    }
  },
});

/** Fewer than there are medals and one more; what is sold out keeps its place. */
export const Few = meta.story({ parameters: on(scenarios.few, route) });

/** Nothing was sold yet. */
export const Empty = meta.story({
  parameters: on(scenarios.empty, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all items' })).toHaveAttribute('href', '/goods/goods_search');
  },
});

/** The list is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, route) });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The sales are being counted\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
