import { ananya } from '@galleria/mocks/market/shoppers.ts';
import { loginScenarios } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { send } from '@galleria/storybook/kit/loginActions.ts';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { pressNative } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  // Longer than the two seconds of the shop, so that the walk is a quick one on a slow machine too.
  ...flow(loginScenarios.everything, paths.callbackTwitter, { dedupingInterval: 60_000 }),
  title: 'Flows/Shared answers',
  tags: ['!autodocs'],
});

/** Four pages one after the other ask the same call for different things, and it is asked once: each gets what it needs. */
export const FromPageToPage = meta.story({
  play: async ({ canvas, id, step }) => {
    const main = within(await canvas.findByRole('main'));
    const goTo = (address: string) => backendOf(id).goTo(address);
    await step('Coming back from Twitter: it can be tried again', async () => {
      await expect(await main.findByRole('button', { name: 'Try again with X' })).toBeVisible();
    });
    await step('The privacy agreement is there to be read', async () => {
      goTo(paths.privacyAgreement);
      await expect(await main.findByRole('heading', { level: 1, name: 'Privacy agreement' })).toBeVisible();
      await expect(await main.findByText('Your nickname is shortened beside your reviews.')).toBeVisible();
    });
    await step('A guest who wants to open a shop is asked to sign in, in every way that the shop offers', async () => {
      goTo(paths.openShop);
      await expect(await main.findByText(/^Sign in to see this page\./)).toBeVisible();
      for (const name of ['Facebook', 'Google', 'X']) await waitFor(() => expect(main.getByRole('button', { name })).toBeVisible());
    });
    await step('A code by telephone takes the characters of a picture', async () => {
      await pressNative(main, 'button', 'Use a one-time code instead');
      await expect(await main.findByLabelText('Characters in the picture')).toBeVisible();
      await pressNative(main, 'button', 'Use your password instead');
      await waitFor(() => expect(main.queryByLabelText('Characters in the picture')).toBeNull());
    });
    await step('The application takes them too', async () => {
      await send(main, { phone: ananya.phone, password: ananya.password });
      await expect(await main.findByRole('heading', { level: 1, name: 'Open your shop' })).toBeVisible();
      await expect(await main.findByLabelText('Characters in the picture')).toBeVisible();
    });
  },
});
