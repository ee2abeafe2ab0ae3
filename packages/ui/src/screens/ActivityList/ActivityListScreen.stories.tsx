import { activityListScenarios as scenarios } from '@galleria/mocks/scenarios/activityList.ts';
import { useActivityListScreen } from '@galleria/storefront/screens/useActivityListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { ActivityListScreen } from './ActivityListScreen.tsx';

const at = (id: number, page = 1) => `/goods/activity_list?id=${id}&page=${page}`;
const meta = preview.meta({ ...live(ActivityListScreen, useActivityListScreen), title: 'Screens/Activity list' });

/** An activity: its banners, how it works, and its goods. */
export const Default = meta.story({
  parameters: on(scenarios.ready, at(1)),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The monsoon edit' })).toBeVisible();
    await expect(canvas.getByText(/Things that do not mind rain/)).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(14);
    await expect(canvasElement.querySelectorAll('img[width="1200"]')).toHaveLength(1);
  },
});

/** It has two banners: they share a row of a wide page. */
export const TwoBanners = meta.story({
  parameters: on(scenarios.ready, at(3)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sound and stage' })).toBeVisible();
    const [first, second] = canvasElement.querySelectorAll('img[width="1200"]');
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
});

/** More goods than a page holds, on the third of many pages. */
export const Many = meta.story({
  parameters: on(scenarios.many, at(1, 3)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await waitFor(() => expect(document.title).toBe('The monsoon edit – Page 3 – Galleria'));
  },
});

/** Its goods are not there yet, or not any more. */
export const Empty = meta.story({ parameters: on(scenarios.empty, at(1)) });

/** It is over: the server says so in its own words, and there are ways on. */
export const Closed = meta.story({
  parameters: on(scenarios.ready, at(5)),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Spring clearance is over\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'This promotion isn’t running' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Spring clearance is over – Galleria'));
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/goods/goods_search', '/']);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** There never was one. */
export const Unknown = meta.story({
  parameters: on(scenarios.ready, at(999)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This promotion isn’t running' })).toBeVisible();
  },
});

/** It is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at(1)) });

/** It could not be loaded: a way to try again. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, at(1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** Only its goods have come: they are shown under a name that fits any. */
export const Unnamed = meta.story({
  parameters: on(scenarios.unnamed, at(1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(14);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Promotion' })).toBeVisible();
  },
});

/** A long name, pictures that may not or cannot be loaded, and long rules with scripts in them: they wait behind their title. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at(1)),
  tags: ['visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByText('How it works');
    await expect(title.closest('details')).not.toHaveAttribute('open');
    await waitFor(() => expect(canvasElement.querySelector('img[width="1200"]')).toBeNull());
    await user.click(title);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror], [onclick]')).toBeNull();
    await expect(window).not.toHaveProperty('hacked');
  },
});
