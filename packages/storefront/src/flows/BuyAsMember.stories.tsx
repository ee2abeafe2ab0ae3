import { ananya } from '@galleria/mocks/market/seed.ts';
import { goodsDetailScenarios } from '@galleria/mocks/scenarios/goodsDetail.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { closeToasts, follow, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(goodsDetailScenarios.ready, paths.goodsDetail(119)),
  title: 'Flows/Buy as member',
  tags: ['!autodocs'],
});

/** From the page of goods by way of the cart to an order that is paid on delivery. */
export const ByWayOfTheCart = meta.story({
  tags: ['visual:mobile'],
  play: async ({ canvas, id, step }) => {
    const { market } = backendOf(id);
    const before = market.state.orders.length;
    const main = within(await canvas.findByRole('main'));
    await step('Goods are put into the cart', async () => {
      await press(main, 'Add to cart');
      await follow(within(document.body), 'View cart');
      await expect(await main.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    });
    await step('What is selected is checked out', async () => {
      await expect(await main.findByRole('link', { name: /^Willow market basket/ })).toBeVisible();
      await press(main, /^Check out \(/);
      await expect(await main.findByRole('heading', { level: 1, name: 'Check your order' })).toBeVisible();
    });
    await step('It goes to the default address, and is paid on delivery', async () => {
      await expect(await within(await main.findByRole('region', { name: 'Deliver to' })).findByText(ananya.nickname)).toBeVisible();
      await user.click(await main.findByRole('radio', { name: /^Cash on delivery/ }));
      await press(main, 'Place order');
    });
    await step('The order is placed, once', async () => {
      await expect(await main.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
      await expect(market.state.orders).toHaveLength(before + 1);
      await closeToasts();
    });
  },
});
