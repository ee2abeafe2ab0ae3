import { loginScenarios, newcomer } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { send } from '@galleria/storybook/kit/loginActions.ts';
import { pressNative } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({ ...flow(loginScenarios.noThirdParty, paths.userInfo), title: 'Flows/Guest', tags: ['!autodocs'] });

/** Somebody goes on without an account: mode 7, with e-mail and phone only. */
export const ContinueAsGuest = meta.story({
  play: async ({ canvas, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('A page that needs a shopper sends to sign in', async () => {
      await expect(await main.findByText(/^Sign in to see this page\./)).toBeVisible();
    });
    await step('One can go on without an account', async () => {
      await pressNative(main, 'button', 'Continue as a guest');
      await expect(await main.findByText(/^No account needed\./)).toBeVisible();
      await send(main, { email: newcomer.email, phone: newcomer.phone }, 'Continue');
    });
    await step('and comes back to the page', async () => {
      await expect(await main.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Your account Guest' })).toBeVisible();
    });
    await step('where a guest has no password to change', async () => {
      await expect(await main.findByText(/^You’re shopping as a guest/)).toBeVisible();
      await expect(main.queryByRole('button', { name: 'Change password' })).toBeNull();
    });
  },
});
