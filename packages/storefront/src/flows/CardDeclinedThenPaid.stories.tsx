import { orderListScenarios } from '@galleria/mocks/scenarios/orderList.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { follow, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(orderListScenarios.ready, paths.orderList('toPay')),
  title: 'Flows/Card declined, then paid',
  tags: ['!autodocs'],
});

/** An order that waits is paid by card: the first is declined, the second one's bank asks, and then it is packed. */
export const DeclinedThenPaid = meta.story({
  play: async ({ canvas, step }) => {
    await step('Pay now opens the ways to pay, over the orders', async () => {
      await follow(canvas, 'Pay now');
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose how to pay' }));
      await user.click(await dialog.findByRole('radio', { name: /^Card/ }));
      await press(dialog, 'Continue to card');
    });
    await step('A card is declined: nothing was taken, and what was typed stays', async () => {
      await press(canvas, 'Use test card 4000 0000 0000 0002');
      await press(canvas, /^Pay ₹/);
      await expect(await canvas.findByText(/declined the payment. No money was taken/)).toBeVisible();
    });
    await step('Another one’s bank asks the shopper, who approves', async () => {
      await press(canvas, 'Use test card 4000 0025 0000 3155');
      await press(canvas, /^Pay ₹/);
      await press(within(await screen.findByRole('alertdialog')), 'Approve payment');
    });
    await step('The server says that it is paid', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
    });
    await step('and the order is packed', async () => {
      await follow(canvas, 'View your orders');
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    });
  },
});
