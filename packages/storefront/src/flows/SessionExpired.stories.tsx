import { cancelOrder } from '@galleria/api';
import { ananya } from '@galleria/mocks/market/seed.ts';
import { orderListScenarios } from '@galleria/mocks/scenarios/orderList.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { send } from '@galleria/storybook/kit/loginActions.ts';
import { chooseMore, press, pressNative } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(orderListScenarios.ready, paths.orderList('toPay'), { sessionEndsAt: cancelOrder }),
  title: 'Flows/Session expired',
  tags: ['!autodocs'],
});

type Canvas = ReturnType<typeof within>;

/** Cancels the first order; the server has ended the session just then. The popup that asks to sign in. */
async function cancelTooLate(canvas: Canvas): Promise<Canvas> {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  await chooseMore(canvas, 'Cancel order');
  await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
  return within(await screen.findByRole('dialog', { name: 'Sign in' }));
}

/** The session is over in the middle of an action: the shopper signs in over the page, and it is carried out after all. */
export const CarriedOut = meta.story({
  play: async ({ canvas, step }) => {
    await step('The server has ended the session, and an order is cancelled', async () => {
      const popup = await cancelTooLate(canvas);
      await expect(await popup.findByText('Your session has ended. Sign in again.')).toBeVisible();
    });
    await step('The page stays below, without what is private', async () => {
      await expect(canvas.getByRole('heading', { name: 'My orders', hidden: true })).toBeVisible();
      await waitFor(() => expect(canvas.queryAllByRole('article', { hidden: true })).toEqual([]));
    });
    await step('Who signs in over it', async () => {
      await send(within(await screen.findByRole('dialog', { name: 'Sign in' })), { phone: ananya.phone, password: ananya.password });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());
    });
    await step('has the order cancelled', async () => {
      await expect(await screen.findByText(/^We’ve cancelled order/)).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
});

/** The same, but the shopper does not sign in: nothing is done, and the question says so. */
export const GivenUp = meta.story({
  play: async ({ canvas, step }) => {
    await step('The popup is closed', async () => {
      const popup = await cancelTooLate(canvas);
      await pressNative(popup, 'button', 'Close');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());
    });
    await step('The question stands there again, and says that nothing was done', async () => {
      const question = within(await screen.findByRole('alertdialog'));
      await expect(await question.findByRole('alert')).toBeVisible();
      await expect(question.getByRole('button', { name: 'Keep order' })).toBeEnabled();
    });
    await step('To cancel the order once more asks to sign in again, as the question says', async () => {
      await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
      const popup = within(await screen.findByRole('dialog', { name: 'Sign in' }));
      await pressNative(popup, 'button', 'Close');
      await expect(await within(await screen.findByRole('alertdialog')).findByRole('alert')).toBeVisible();
    });
  },
});
