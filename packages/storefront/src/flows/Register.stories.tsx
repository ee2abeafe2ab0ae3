import { loginScenarios, newcomer } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { expectSaid, fill, send } from '@galleria/storybook/kit/loginActions.ts';
import { codeSentTo, backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { press, pressNative, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({ ...flow(loginScenarios.noThirdParty, paths.login), title: 'Flows/Register', tags: ['!autodocs'] });

/** Somebody new opens an account with an e-mail address and the code that is sent there. */
export const ByEmail = meta.story({
  play: async ({ canvas, id, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('Whoever is new here chooses to register', async () => {
      await pressNative(main, 'button', 'Create account');
      await expect(await main.findByRole('heading', { name: 'Create account' })).toHaveFocus();
    });
    await step('A code is sent to the address', async () => {
      await fill(main, { email: newcomer.email });
      await press(main, 'Send code');
      await expect(await main.findByRole('button', { name: 'Resend in 120 s' })).toBeDisabled();
    });
    await step('A code that was guessed is refused, and nothing typed is lost', async () => {
      await send(main, { code: '000000', password: newcomer.password }, 'Create account');
      await expect(await main.findByText('The code is wrong. Look at the message again.')).toBeVisible();
      await expect(main.getByLabelText('Password')).toHaveValue(newcomer.password);
    });
    await step('With the code of the message the account is there', async () => {
      await user.clear(main.getByLabelText('Code'));
      await send(main, { code: codeSentTo(newcomer.email, 'registration', id), agree: false }, 'Create account');
      await expectSaid('status', 'Your account is ready.');
      await expect(await canvas.findByRole('button', { name: 'Your account asha.iyer' })).toBeVisible();
    });
    await step('and the page is loaded anew', async () => {
      await waitFor(() => expect(backendOf(id).reload).toHaveBeenCalledOnce());
    });
  },
});
