import { thirdPartyScenarios as scenarios, twitterReturns as returns } from '@galleria/mocks/scenarios/thirdParty.ts';
import { useThirdPartyCallbackScreen } from '@galleria/storefront/screens/useThirdPartyCallbackScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, type within } from 'storybook/test';
import { ThirdPartyCallbackScreen } from './ThirdPartyCallbackScreen.tsx';

const meta = preview.meta({ ...live(ThirdPartyCallbackScreen, useThirdPartyCallbackScreen), title: 'Screens/Third-party callback' });

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** The failure is announced, with its reason, both in the middle. */
async function expectAlert(canvas: ReturnType<typeof within>, title: string, text: string | RegExp) {
  const heading = await canvas.findByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(heading.parentElement).toHaveAttribute('role', 'alert');
  const body = canvas.getByText(text);
  await expect(body).toBeVisible();
  await expect(middleOf(heading)).toBeCloseTo(middleOf(body), 0);
}

/** Twitter has sent the shopper back, and the shop checks what it said. */
export const SigningIn = meta.story({
  parameters: on(scenarios.signingIn, returns.agreed),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signing you in…' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The server refused: the ten minutes were over, or this answer was used before. */
export const Failed = meta.story({
  parameters: on(scenarios.refused, returns.agreed),
  play: async ({ canvas }) => {
    await expectAlert(canvas, 'We couldn’t sign you in', 'This sign-in at X has expired or was used. Begin again.');
    await expect(await canvas.findByRole('button', { name: 'Try again with X' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Other ways to sign in' })).toHaveAttribute('href', '/login');
  },
});

/** The shop could not be reached when the shopper came back. */
export const Unreachable = meta.story({
  parameters: on(scenarios.unreachable, returns.agreed),
  play: async ({ canvas }) => expectAlert(canvas, 'We couldn’t sign you in', /couldn’t reach/),
});

/** The operator switched Twitter off meanwhile: nobody is sent there again. */
export const SwitchedOff = meta.story({
  parameters: on(scenarios.switchedOff, returns.agreed),
  play: async ({ canvas }) => {
    await expectAlert(canvas, 'We couldn’t sign you in', /^Signing in with X is switched off/);
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
});

/** The shopper did not agree at Twitter. */
export const Denied = meta.story({
  parameters: on(scenarios.signingIn, returns.denied),
  play: async ({ canvas }) => expectAlert(canvas, 'You didn’t sign in with X', /didn’t agree/),
});

/** 'Not logged in to the third-party account': the address is another browser's, or is used a second time. */
export const NotSignedIn = meta.story({
  parameters: on(scenarios.nothingKept, returns.agreed),
  tags: ['visual:dark', 'visual:th'],
  play: async ({ canvas }) => expectAlert(canvas, 'This sign-in has expired', /already used/),
});

/** The browser keeps no cookies. */
export const CookiesBlocked = meta.story({
  parameters: on(scenarios.cookiesBlocked, returns.agreed),
  play: async ({ canvas }) => expectAlert(canvas, 'Your browser blocks cookies', /Without cookies/),
});
