import { ananya } from '@galleria/mocks/market/seed.ts';
import { loginScenarios } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { chooseMore, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({ ...flow(loginScenarios.ready, paths.orderList('toPay')), title: 'Flows/Cancel an order', tags: ['!autodocs'] });

/** A guest opens the orders, is asked to sign in, comes back to them and cancels one. */
export const SignInAndCancel = meta.story({
  play: async ({ canvas, step }) => {
    await step('A guest is sent to sign in', async () => {
      await user.type(await canvas.findByLabelText('Phone number'), ananya.phone);
      await user.type(canvas.getByLabelText('Password'), ananya.password);
      await user.click(canvas.getByRole('checkbox'));
      await press(within(canvas.getByRole('main')), 'Sign in');
    });
    await step('and comes back to the orders', async () => {
      await expect(await canvas.findByRole('heading', { name: 'My orders' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: `Your account ${ananya.nickname}` })).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    });
    await step('One order is cancelled', async () => {
      await chooseMore(canvas, 'Cancel order');
      await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
      await expect(await screen.findByText(/^We’ve cancelled order/)).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    });
    await step('and stands among those that are over', async () => {
      await user.click(canvas.getByRole('tab', { name: 'Completed' }));
      await waitFor(() => expect(canvas.getAllByText('Cancelled')).toHaveLength(2));
    });
  },
});
