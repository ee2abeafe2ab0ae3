import { createOrder } from '@galleria/api';
import { ananya } from '@galleria/mocks/market/seed.ts';
import { goodsDetailScenarios } from '@galleria/mocks/scenarios/goodsDetail.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { send } from '@galleria/storybook/kit/loginActions.ts';
import { closeToasts, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(goodsDetailScenarios.ready, paths.goodsDetail(119), { sessionEndsAt: createOrder }),
  title: 'Flows/Session expires at checkout',
  tags: ['!autodocs'],
});

/** The session is over when the order is placed: the shopper signs in over the page, nothing chosen is lost, and it is placed once. */
export const PlacedAfterAll = meta.story({
  play: async ({ canvas, id, step }) => {
    const { market } = backendOf(id);
    const before = market.state.orders.length;
    const main = within(await canvas.findByRole('main'));
    await step('An order is ready to be placed', async () => {
      await press(main, 'Buy now');
      await user.type(await main.findByRole('textbox', { name: /^Note/ }), 'Ring twice.');
      await user.click(await main.findByRole('radio', { name: /^Cash on delivery/ }));
    });
    await step('The server has ended the session', async () => {
      await press(main, 'Place order');
      const popup = within(await screen.findByRole('dialog', { name: 'Sign in' }));
      await expect(await popup.findByText('Your session has ended. Sign in again.')).toBeVisible();
    });
    await step('Who signs in over the page has the order placed, once and with the note', async () => {
      await send(within(await screen.findByRole('dialog', { name: 'Sign in' })), { phone: ananya.phone, password: ananya.password });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());
      await expect(await main.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
      await expect(market.state.orders).toHaveLength(before + 1);
      await closeToasts();
    });
  },
});
