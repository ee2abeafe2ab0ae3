import { ananya } from '@galleria/mocks/market/seed.ts';
import { loginScenarios } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { chooseMore, follow, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(loginScenarios.ready, paths.orderList('toReceive')),
  title: 'Flows/Look after an order',
  tags: ['!autodocs'],
});

/** A shopper looks where a parcel is, from the list and from the order's page, and deletes an order that is over. */
export const TrackAndDelete = meta.story({
  play: async ({ canvas, step }) => {
    await step('A guest signs in', async () => {
      await user.type(await canvas.findByLabelText('Phone number'), ananya.phone);
      await user.type(canvas.getByLabelText('Password'), ananya.password);
      await user.click(canvas.getByRole('checkbox'));
      await press(within(canvas.getByRole('main')), 'Sign in');
    });
    await step('The parcel is shown over the list, which stays where it is', async () => {
      await chooseMore(canvas, 'Track delivery');
      const dialog = within(await screen.findByRole('dialog', { name: /^Track delivery/ }));
      await expect(await dialog.findByText('On the way to the delivery centre')).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByRole('tab', { name: 'To receive 3' })).toHaveAttribute('aria-selected', 'true');
    });
    await step('and over the page of the order', async () => {
      await follow(canvas, 'View details');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Your order is on its way' })).toBeVisible();
      await follow(canvas, 'Track delivery');
      await press(within(await screen.findByRole('dialog', { name: /^Track delivery/ })), 'Close');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Your order is on its way' })).toBeVisible();
    });
    await step('An order that is over is deleted on its page, and the list is back', async () => {
      await follow(canvas, 'My orders');
      await user.click(await canvas.findByRole('tab', { name: 'Completed' }));
      const cancelled = (await canvas.findByText('Cancelled')).closest('article');
      if (!cancelled) throw new Error('No cancelled order is in the list.');
      await follow(within(cancelled), 'View details');
      await canvas.findByRole('heading', { level: 1, name: 'Order cancelled' });
      await press(canvas, 'Delete order');
      await press(within(await screen.findByRole('alertdialog')), 'Delete order');
      await expect(await screen.findByText(/^We’ve deleted order/)).toBeVisible();
      await expect(await canvas.findByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(canvas.queryByText('Cancelled')).toBeNull());
    });
  },
});
