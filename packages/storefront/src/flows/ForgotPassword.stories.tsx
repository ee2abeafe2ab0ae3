import { ananya } from '@galleria/mocks/market/seed.ts';
import { loginScenarios, newcomer } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { forget, send } from '@galleria/storybook/kit/loginActions.ts';
import { codeSentTo } from '@galleria/storybook/kit/flowBackend.ts';
import { pressNative, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({ ...flow(loginScenarios.noThirdParty, paths.userInfo), title: 'Flows/Forgot password', tags: ['!autodocs'] });

/** The four steps of a forgotten password: mode 2, 4, 5 and 2 again, where the new password is used at once. */
export const NewPassword = meta.story({
  play: async ({ canvas, id, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('The password of an e-mail address is forgotten', async () => {
      await user.click(await main.findByRole('radio', { name: 'E-mail' }));
      await pressNative(main, 'link', 'Forgot your password?');
      await expect(await main.findByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
    });
    await step('A code is sent to the address', async () => {
      await forget(main, ananya.email);
      await expect(main.getByText(ananya.email)).toBeVisible();
      await expect(canvas.getByText('We’ve sent the code.')).toBeVisible();
    });
    await step('With it a new password is set', async () => {
      const code = codeSentTo(ananya.email, 'new password', id);
      await send(main, { code, password: newcomer.password, repeat: newcomer.password, agree: false }, 'Save new password');
      await expect(await main.findByText('Your new password is saved. Sign in with it.')).toBeVisible();
      await expect(canvas.queryByText('We’ve sent the code.')).not.toBeInTheDocument();
    });
    await step('The old one opens nothing any more', async () => {
      await send(main, { password: ananya.password });
      await expect(await main.findByText('The e-mail address or the password is wrong.')).toBeVisible();
    });
    await step('The new one does', async () => {
      await user.clear(main.getByLabelText('Password'));
      await send(main, { password: newcomer.password, agree: false });
      await expect(await canvas.findByRole('button', { name: `Your account ${ananya.nickname}` })).toBeVisible();
    });
    await step('and leads back to the page that was wanted', async () => {
      await expect(await main.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    });
  },
});
