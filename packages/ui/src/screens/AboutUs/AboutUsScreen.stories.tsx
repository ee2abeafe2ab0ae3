import { infoScenarios as scenarios } from '@galleria/mocks/scenarios/info.ts';
import { useAboutUsScreen } from '@galleria/storefront/screens/useAboutUsScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { AboutUsScreen } from './AboutUsScreen.tsx';

const route = '/about/us';
const meta = preview.meta({ ...live(AboutUsScreen, useAboutUsScreen), title: 'Screens/About us' });

/** Who runs the arcade, with the numbers of the day. */
export const Default = meta.story({
  parameters: on(scenarios.ready, route),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('definition')).toHaveLength(3);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', route);
  },
});

/** Shops and goods could not be counted: the page does without numbers. */
export const NotCounted = meta.story({
  parameters: on(scenarios.notCounted, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you can count on' })).toBeVisible();
    await expect(canvas.queryByText('independent shops')).toBeNull();
  },
});
