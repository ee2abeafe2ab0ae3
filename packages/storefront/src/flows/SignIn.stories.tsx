import { confirmQrCode, scanQrCode } from '@galleria/mocks/market/qrCodes.ts';
import { ananya, mei } from '@galleria/mocks/market/shoppers.ts';
import { loginScenarios } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { send } from '@galleria/storybook/kit/loginActions.ts';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { press, pressNative, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({ ...flow(loginScenarios.noThirdParty, paths.userInfo), title: 'Flows/Sign in', tags: ['!autodocs'] });

/** A guest comes to a page that needs an account, mistypes the password, is led back to that page, and leaves again. */
export const InAndOut = meta.story({
  tags: ['smoke'],
  play: async ({ canvas, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('A guest is sent to sign in, and told why', async () => {
      await expect(await main.findByText(/^Sign in to see this page\./)).toBeVisible();
    });
    await step('A wrong password is refused, and what was typed stays', async () => {
      await send(main, { phone: ananya.phone, password: 'Arcade-2025' });
      await expect(await main.findByText('The phone number or the password is wrong.')).toBeVisible();
      await expect(main.getByLabelText('Phone number')).toHaveValue(ananya.phone);
    });
    await step('The right one leads back to the page', async () => {
      await user.clear(main.getByLabelText('Password'));
      await send(main, { password: ananya.password, agree: false });
      await expect(await main.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await expect(await main.findByText('••• ••• 1210')).toBeVisible();
    });
    await step('The bar knows who it is', async () => {
      await press(canvas, `Your account ${ananya.nickname}`);
      await expect(await canvas.findByRole('link', { name: 'Go to your account' })).toBeVisible();
    });
    await step('Signing out leads home, as a guest', async () => {
      await press(canvas, 'Sign out');
      const bar = within(canvas.getByRole('banner', { name: 'Site header' }));
      await expect(await bar.findByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(bar.queryByRole('button', { name: /^Your account/ })).toBeNull();
      await expect(await main.findByRole('heading', { level: 1, name: 'Galleria' })).toBeInTheDocument();
    });
  },
});

/** A phone that is signed in reads the code of the page, its owner confirms, and the page goes on as theirs. */
export const ByQrCode = meta.story({
  play: async ({ canvas, id, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('A code is shown', async () => {
      await pressNative(main, 'button', 'Scan to sign in');
      await expect(await main.findByRole('img', { name: 'Code to sign in with your phone' })).toBeVisible();
    });
    const { market } = backendOf(id);
    const [key = ''] = Object.keys(market.state.qrCodes);
    await step('The phone reads it', async () => {
      scanQrCode(market, key);
      await expect(await main.findByText('Now confirm the sign-in on your phone.')).toBeVisible();
    });
    await step('Its owner confirms, and is led back to the page', async () => {
      confirmQrCode(market, key, mei);
      await expect(await main.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: `Your account ${mei.nickname}` })).toBeVisible();
    });
  },
});
