import { loginScenarios, newcomer } from '@galleria/mocks/scenarios/login.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { fill, send } from '@galleria/storybook/kit/loginActions.ts';
import { closeToasts, follow, press, pressNative, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(loginScenarios.noThirdParty, paths.goodsDetail(119)),
  title: 'Flows/Buy as guest',
  tags: ['!autodocs'],
});

/** Somebody without an account fills the cart of the device, goes on as a guest, and orders to an address that is typed on the way. */
export const WithoutAnAccount = meta.story({
  play: async ({ canvas, step }) => {
    const main = within(await canvas.findByRole('main'));
    await step('A visitor fills the cart of the device', async () => {
      await press(main, 'Add to cart');
      await follow(within(document.body), 'View cart');
      await expect(await main.findByText('Your cart is on this device')).toBeVisible();
    });
    await step('To check out one can go on without an account', async () => {
      await press(main, /^Check out \(/);
      const popup = within(await screen.findByRole('dialog'));
      await pressNative(popup, 'button', 'Continue as a guest');
      await expect(await popup.findByText(/^No account needed\./)).toBeVisible();
      await send(popup, { email: newcomer.email, phone: newcomer.phone }, 'Continue');
      await expect(await main.findByRole('heading', { level: 1, name: 'Check your order' })).toBeVisible();
    });
    await step('The address is typed on the way', async () => {
      await press(main, 'Add address');
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(await dialog.findByLabelText('Full name'), 'Asha Iyer');
      await fill(dialog, { phone: newcomer.phone });
      await user.clear(dialog.getByLabelText('Address'));
      await user.type(dialog.getByLabelText('Address'), '7 Residency Road, Bengaluru');
      await user.type(dialog.getByLabelText('Post code'), '560025');
      await press(dialog, 'Save address');
      await expect(await main.findByText(/7 Residency Road/)).toBeVisible();
    });
    await step('and the order is placed', async () => {
      await user.click(await main.findByRole('radio', { name: /^Cash on delivery/ }));
      await press(main, 'Place order');
      await expect(await main.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
      await closeToasts();
    });
  },
});
