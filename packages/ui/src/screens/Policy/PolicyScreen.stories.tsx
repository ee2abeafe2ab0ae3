import { infoScenarios as scenarios } from '@galleria/mocks/scenarios/info.ts';
import { usePolicyScreen } from '@galleria/storefront/screens/usePolicyScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, type within } from 'storybook/test';
import { PolicyScreen } from './PolicyScreen.tsx';

const stage = live(PolicyScreen, usePolicyScreen);
const meta = preview.meta({ ...stage, title: 'Screens/Policy', parameters: { ...stage.parameters, stateFrom: 'props' } });

/** The list of pages says that the policy is the present one, and the page is headed by it; in every language. */
async function expectPolicy(canvas: ReturnType<typeof within>, path: string) {
  const current = await canvas.findByRole('link', { current: 'page' });
  await expect(current).toHaveAttribute('href', path);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(current.textContent);
}

/** How an order comes about, is paid, cancelled and finished. */
export const Order = meta.story({
  parameters: on(scenarios.ready, '/policy/order'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: ({ canvas }) => expectPolicy(canvas, '/policy/order'),
});

/** What is kept of a shopper, for how long, and who sees it. */
export const Privacy = meta.story({
  parameters: on(scenarios.ready, '/policy/privacy'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: ({ canvas }) => expectPolicy(canvas, '/policy/privacy'),
});

/** How money comes back, and what can be done when a shop refuses. */
export const Refund = meta.story({
  parameters: on(scenarios.ready, '/policy/refund'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: ({ canvas }) => expectPolicy(canvas, '/policy/refund'),
});

/** How goods go back. */
export const Return = meta.story({
  parameters: on(scenarios.ready, '/policy/return'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: ({ canvas }) => expectPolicy(canvas, '/policy/return'),
});

/** How goods come: by courier, by a person, or without a parcel. */
export const Shipping = meta.story({
  parameters: on(scenarios.ready, '/policy/shipping'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: ({ canvas }) => expectPolicy(canvas, '/policy/shipping'),
});

/** What shopper, merchants and the marketplace owe each other. Each section has its own address. */
export const Terms = meta.story({
  parameters: on(scenarios.ready, '/policy/terms'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expectPolicy(canvas, '/policy/terms');
    const [, second] = canvas.getAllByRole('region').filter(({ id }) => id.startsWith('section-'));
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`#${second?.id}`);
  },
});
