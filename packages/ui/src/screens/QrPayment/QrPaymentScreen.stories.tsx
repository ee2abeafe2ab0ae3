import { payAddresses as at, paymentScenarios as scenarios } from '@galleria/mocks/scenarios/payment.ts';
import { useQrPaymentScreen } from '@galleria/storefront/screens/useQrPaymentScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { press } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { QrPaymentScreen } from './QrPaymentScreen.tsx';

const meta = preview.meta({ ...live(QrPaymentScreen, useQrPaymentScreen, { ground: 'page' }), title: 'Screens/QR payment' });

/** The code waits for a phone; whether it is paid is asked every few seconds. */
export const Waiting = meta.story({
  parameters: on(scenarios.code, at.upi),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay with a UPI app' }));
    await expect(await dialog.findByRole('img', { name: 'Code to pay this order with a phone' })).toBeVisible();
    await expect(await dialog.findByText(/^Cancels in/)).toBeVisible();
    await expect(screen.getByRole('dialog')).toHaveTextContent('₹5,844.50');
    await expect(dialog.getByRole('link', { name: 'Open app here' })).toHaveAttribute('href', expect.stringMatching(/^upi:\/\/pay/));
  },
});

/** The same for WeChat. */
export const WeChat = meta.story({
  parameters: on(scenarios.ready, at.wechat),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay with WeChat' }));
    await expect(await dialog.findByText(/^Open WeChat/)).toBeVisible();
  },
});

/** "Check payment", and the money is not there yet: the code stays, and it is asked again by itself. */
export const Unpaid = meta.story({
  parameters: on(scenarios.code, at.upi),
  tags: ['visual:dark', 'visual:mobile'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'Check payment');
    await expect(await dialog.findByText('We haven’t received your payment yet')).toBeVisible();
    const check = dialog.getByRole('button', { name: 'Check payment' });
    await waitFor(() => expect(check).toBeEnabled());
    await expect(dialog.getByRole('img')).toBeVisible();
    // On a phone the buttons stay at the lower edge, and the answer is not left behind them.
    const answer = dialog.getByText(/Don’t pay again/);
    await expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(check.getBoundingClientRect().top);
  },
});

/** The money has come: the code is gone. */
export const Paid = meta.story({
  parameters: on(scenarios.codePaid, at.upi),
  tags: ['visual:dark'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order is paid' }));
    await expect(dialog.queryByRole('img', { name: /Code/ })).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      expect.stringMatching(/order_detail\?orderNo=PT\d+$/),
    );
  },
});

/** There is no code: the server says why, and another way to pay can be chosen. */
export const Failed = meta.story({
  parameters: on(scenarios.codeRefused, at.upi),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay with your phone' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This way to pay is not available.');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
    // It says to choose another, and leads there.
    await expect(dialog.getByRole('link', { name: 'Choose another way' })).toHaveAttribute('href', expect.stringMatching(/#pay=PT\d+$/));
  },
});

/** The code is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.codePending, at.upi) });

/** "Check payment" could not be asked: the code stays. */
export const CheckUnreachable = meta.story({
  parameters: on(scenarios.checkUnreachable, at.upi),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'Check payment');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/couldn’t reach/);
    await expect(dialog.getByRole('img')).toBeVisible();
  },
});
