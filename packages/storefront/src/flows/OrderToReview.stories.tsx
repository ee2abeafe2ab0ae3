import { ship, track } from '@galleria/mocks/market/merchantActions.ts';
import { orderListScenarios } from '@galleria/mocks/scenarios/orderList.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { closeToasts, follow, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(orderListScenarios.ready, paths.orderList('toShip')),
  title: 'Flows/Order from shipment to review',
  tags: ['!autodocs'],
});

/** The shop sends an order, the shopper follows its parcel, receives it and reviews everything in it. */
export const ShippedReceivedReviewed = meta.story({
  tags: ['visual:mobile'],
  play: async ({ canvas, id, step }) => {
    const { market } = backendOf(id);
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name });
    const main = within(await canvas.findByRole('main'));
    let number = '';

    await step('An order is paid and being packed', async () => {
      const [card] = await main.findAllByRole('article');
      if (!card) throw new Error('No order waits to be shipped.');
      number = /SH\d+/.exec(within(card).getByRole('heading').textContent)?.[0] ?? '';
      await follow(within(card), 'View details');
      await expect(await heading('The shop is packing your order')).toBeVisible();
    });
    await step('The shop sends it: it stands among those to receive', async () => {
      ship(market, number);
      track(market, number, 2);
      await follow(main, 'My orders');
      await user.click(await main.findByRole('tab', { name: /^To receive/ }));
      const card = await main.findByRole('article', { name: `Order ${number}` });
      await follow(within(card), 'View details');
      await expect(await heading('Your order is on its way')).toBeVisible();
      await expect(main.getByText('Tracking number')).toBeVisible();
    });
    await step('Its parcel is followed', async () => {
      await follow(main, 'Track delivery');
      const parcel = within(await screen.findByRole('dialog', { name: /^Track delivery/ }));
      await expect(await parcel.findByText('Swiftline Express')).toBeVisible();
      await press(parcel, 'Close');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('It arrives, and the shopper confirms that after a warning', async () => {
      track(market, number, 3);
      await press(main, 'Confirm receipt');
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText(/^Check the items first/)).toBeVisible();
      await press(question, 'Confirm receipt');
      await expect(await heading('Your order has arrived')).toBeVisible();
      await expect(await screen.findByText(/You can now review order/)).toBeVisible();
      await closeToasts();
    });
    await step('Everything in it is reviewed', async () => {
      const part = market.state.orders.flatMap(({ parts }) => parts).find(({ no }) => no === number);
      await follow(main, 'Write a review');
      for (let left = part?.lines.length ?? 0; left > 0; left--) {
        await heading('Write a review');
        for (const question of ['Item quality', 'Service']) {
          const stars = within(await main.findByRole('radiogroup', { name: question }));
          await user.click(stars.getByRole('radio', { name: '5 stars, very good' }));
        }
        await user.type(main.getByRole('textbox', { name: 'Your review' }), 'Just as it looks in the picture.');
        await press(main, 'Publish review');
        await expect(await main.findByText('Thank you for your review')).toBeVisible();
        if (left > 1) await follow(main, 'Write a review');
      }
    });
    await step('and stands among what is reviewed', async () => {
      await follow(main, 'View your reviews');
      await expect(await main.findByRole('tab', { name: 'Reviewed' })).toHaveAttribute('aria-selected', 'true');
      await expect((await main.findAllByRole('listitem')).length).toBeGreaterThan(0);
    });
  },
});
