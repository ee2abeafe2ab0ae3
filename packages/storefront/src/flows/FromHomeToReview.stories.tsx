import { goodsDetailScenarios } from '@galleria/mocks/scenarios/goodsDetail.ts';
import { ship, track } from '@galleria/mocks/market/merchantActions.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { closeToasts, follow, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(goodsDetailScenarios.ready, paths.home),
  title: 'Flows/From home to review',
  tags: ['!autodocs'],
});

const vase = 'Hand-thrown amphora vase';

/** The whole life of an order: found on home, bought, paid by card, sent, received and reviewed. */
export const WholeLife = meta.story({
  play: async ({ canvas, id, step }) => {
    const { market } = backendOf(id);
    const main = within(await canvas.findByRole('main'));
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name });
    const count = market.state.orders.length;
    let number = '';

    await step('Goods are found on home, and bought at once', async () => {
      await follow(main, vase);
      await heading(vase);
      await user.click(await main.findByRole('radio', { name: /^30 cm/ }));
      await press(main, 'Buy now');
      await expect(await heading('Check your order')).toBeVisible();
    });
    await step('They are to be paid by card', async () => {
      await user.click(await main.findByRole('radio', { name: /^Card/ }));
      await press(main, 'Place order');
      await expect(await heading('Pay by card')).toBeVisible();
    });
    await step('The card is taken', async () => {
      await press(main, 'Use test card 4242 4242 4242 4242');
      await press(main, /^Pay ₹/);
      await expect(await heading('Payment received')).toBeVisible();
      await expect(market.state.orders).toHaveLength(count + 1);
      number = market.state.orders.at(-1)?.parts[0]?.no ?? '';
    });
    await step('The shop sends them, and they arrive', async () => {
      ship(market, number);
      track(market, number, 3);
      await follow(main, 'View your orders');
      await user.click(await main.findByRole('tab', { name: /^To receive/ }));
      const card = within(await main.findByRole('article', { name: `Order ${number}` }));
      await press(card, 'Confirm receipt');
      await press(within(await screen.findByRole('alertdialog')), 'Confirm receipt');
      await expect(await screen.findByText(/You can now review order/)).toBeVisible();
      await closeToasts();
    });
    await step('The shopper reviews them', async () => {
      await user.click(await main.findByRole('tab', { name: /^To review/ }));
      await follow(within(await main.findByRole('article', { name: `Order ${number}` })), 'Write a review');
      await heading('Write a review');
      for (const question of ['Item quality', 'Service']) {
        const stars = within(await main.findByRole('radiogroup', { name: question }));
        await user.click(stars.getByRole('radio', { name: '5 stars, very good' }));
      }
      await user.type(main.getByRole('textbox', { name: 'Your review' }), 'Just as it looks in the picture.');
      await press(main, 'Publish review');
      await expect(await main.findByText('Thank you for your review')).toBeVisible();
    });
  },
});
