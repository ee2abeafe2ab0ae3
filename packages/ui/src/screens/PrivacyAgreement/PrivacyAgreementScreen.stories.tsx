import { privacyAgreementScenarios as scenarios } from '@galleria/mocks/scenarios/info.ts';
import { usePrivacyAgreementScreen } from '@galleria/storefront/screens/usePrivacyAgreementScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { PrivacyAgreementScreen } from './PrivacyAgreementScreen.tsx';

const route = '/middlewares/privacy_agreement';
const meta = preview.meta({ ...live(PrivacyAgreementScreen, usePrivacyAgreementScreen), title: 'Screens/Privacy agreement' });

/** The agreement as the operator wrote it. */
export const Default = meta.story({
  parameters: on(scenarios.ready, route),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
  },
});

/** The agreement is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, route) });

/** It could not be loaded: the server's words, and a way to try again. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The agreement is being changed\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The operator wrote none: the privacy policy stands in for it. */
export const Empty = meta.story({
  parameters: on(scenarios.empty, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/policy/privacy');
  },
});

/** HTML with scripts, styles and forms in it: words stay, the rest goes. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, route),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Styled, and linked/)).toBeVisible();
    await expect(canvasElement.querySelector('script, form, input, [style*=fixed], [onerror], a[href^=javascript]')).toBeNull();
    await expect(window).not.toHaveProperty('hacked');
  },
});
