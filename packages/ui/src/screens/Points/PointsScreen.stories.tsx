import { pointsScenarios as scenarios } from '@galleria/mocks/scenarios/points.ts';
import { usePointsScreen } from '@galleria/storefront/screens/usePointsScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { PointsScreen } from './PointsScreen.tsx';

const meta = preview.meta({ ...live(PointsScreen, usePointsScreen, { area: 'account' }), title: 'Screens/Points' });
const at = (tab: string, page = 1) => `/users/points?tab=${tab}&page=${page}`;

/** What can be spent, what was earned, used and is held, and everything that changed it. */
export const Detail = meta.story({
  parameters: on(scenarios.ready, at('detail')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+1,000')).toBeVisible();
    await expect(canvas.getByText('−150')).toBeVisible();
    await expect(canvas.getByText('2,330', { selector: 'dd' })).toBeVisible();
  },
});

/** The experience that came with orders. The server names no levels, and the page makes none up. */
export const Ascension = meta.story({
  parameters: on(scenarios.ready, at('ascension')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,260')).toBeVisible();
    await expect(canvas.getByText(/are no levels yet/)).toBeVisible();
  },
});

/** Experience before the first order. */
export const AscensionNone = meta.story({ parameters: on(scenarios.empty, at('ascension')) });

/** Tabs are in the address: one can be kept, and gone back to. */
export const Choosing = meta.story({
  parameters: on(scenarios.many, at('ascension')),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('tab', { name: 'History' }));
    await expect(await canvas.findByRole('heading', { name: 'Activity' })).toBeVisible();
    await user.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** 120 entries, on the third of six pages. */
export const Many = meta.story({ parameters: on(scenarios.many, at('detail', 3)) });

/** An address beyond the last page leads to the last one. */
export const BeyondLastPage = meta.story({
  parameters: on(scenarios.many, at('detail', 99)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  },
});

/** No points yet. */
export const Empty = meta.story({ parameters: on(scenarios.empty, at('detail')), tags: ['visual:mobile'] });

/** A newer server: kinds that this shop does not know are shown without a sign or a state, entries without words get some. */
export const Unknown = meta.story({
  parameters: on(scenarios.unknown, at('detail')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50')).toBeVisible();
    await expect(canvas.getByText('Points earned')).toBeVisible();
    await expect(canvas.getByText('Points used')).toBeVisible();
    await expect(canvas.getAllByText(/^Balance /).map((balance) => balance.textContent)).toEqual(['Balance 2,480', 'Balance 0']);
  },
});

/** Markup, words without an end, ten digits. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at('detail')),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    // A number is one piece: its line is as high as that of a short one.
    const sum = await canvas.findByText('9,87,65,43,210', { selector: 'dd' });
    await expect(sum.clientHeight).toBeLessThan(1.5 * parseFloat(getComputedStyle(sum).lineHeight));
  },
});

/** Figures and entries are on their way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at('detail')), tags: ['visual:dark'] });

/** The experience is on its way. */
export const AscensionLoading = meta.story({ parameters: on(scenarios.loading, at('ascension')) });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at('detail')) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, at('detail')), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, at('detail')), play: expectSignedOut });
