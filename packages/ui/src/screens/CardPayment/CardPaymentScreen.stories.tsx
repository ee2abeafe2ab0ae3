import { payAddresses as at, paymentScenarios as scenarios } from '@galleria/mocks/scenarios/payment.ts';
import { useCardPaymentScreen } from '@galleria/storefront/screens/useCardPaymentScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { testCards } from '../../flows/testCards.ts';
import { grouped } from './CardPaymentScreen.schema.ts';
import { CardPaymentScreen } from './CardPaymentScreen.tsx';

const meta = preview.meta({ ...live(CardPaymentScreen, useCardPaymentScreen, { ground: 'page' }), title: 'Screens/Card payment' });

type Canvas = Parameters<typeof press>[0];

/** Fills in one of the test cards, and pays. */
async function payWith(canvas: Canvas, card: keyof typeof testCards) {
  await press(canvas, `Use test card ${grouped(testCards[card])}`);
  await press(canvas, /^Pay ₹/);
}

/** The demo gateway of the mock marketplace: it says that no money is taken, and which cards it knows. */
export const Ready = meta.story({
  parameters: on(scenarios.ready, at.card),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Demo: no money is taken')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay ₹5,844.50' })).toBeEnabled();
    await expect(canvas.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'off');
    const summary = within(canvas.getByRole('region', { name: 'Order summary' }));
    await expect(summary.getByText('Delivery').parentElement).toHaveTextContent('Delivery₹49.50');
  },
});

/** The order is on its way from the server. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at.card), tags: ['visual:dark'] });

/** The bank has the payment: fields and button are locked, and a second press sends nothing. */
export const Processing = meta.story({
  parameters: on(scenarios.bankThinks, at.card),
  tags: ['visual:th'],
  play: async ({ canvas }) => {
    await payWith(canvas, 'succeeds');
    await expect(await canvas.findByText('Your bank is checking the payment')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay ₹/ })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByLabelText('Card number')).toBeDisabled();
  },
});

/** The bank said no: what was typed stays, and another card can be tried. */
export const Declined = meta.story({
  parameters: on(scenarios.ready, at.card),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await payWith(canvas, 'declined');
    await expect(await canvas.findByText(/declined the payment. No money was taken/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toBeEnabled());
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
    await expect(canvas.getByRole('button', { name: /^Pay ₹/ })).toHaveFocus();
  },
});

/** There is not enough money on the card. */
export const NotEnoughMoney = meta.story({
  parameters: on(scenarios.ready, at.card),
  play: async ({ canvas }) => {
    await payWith(canvas, 'insufficient');
    await expect(await canvas.findByText(/isn’t enough money on this card/)).toBeVisible();
  },
});

/** The order is paid, here or in another tab: there are no fields that could pay it once more. */
export const Succeeded = meta.story({
  parameters: on(scenarios.paid, at.card),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your order is paid' })).toBeVisible();
    await expect(canvas.queryByLabelText('Card number')).not.toBeInTheDocument();
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

/** The bank asks its customer; in the demo a dialog does. The question waits on the button that takes no money. */
export const AuthenticationRequired = meta.story({
  parameters: on(scenarios.ready, at.card),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await payWith(canvas, 'authentication');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve this payment?' }));
    await expect(dialog.getByText(/You’re paying ₹5,844.50/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Refuse payment' })).toHaveFocus());
  },
});

/** Asked by the bank, the shopper refused: nothing was taken, and it can be tried again. */
export const AuthenticationRefused = meta.story({
  parameters: on(scenarios.ready, at.card),
  play: async ({ canvas }) => {
    await payWith(canvas, 'authentication');
    await press(within(await screen.findByRole('alertdialog')), 'Refuse payment');
    await expect(await canvas.findByText(/You didn’t approve the payment/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** The answer was lost: nobody knows whether it is paid, and the same button asks without paying twice. */
export const AnswerLost = meta.story({
  parameters: on(scenarios.answerLost, at.card),
  play: async ({ canvas }) => {
    await payWith(canvas, 'succeeds');
    await expect(await canvas.findByText(/you won’t be charged twice/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled());
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  },
});

/** Fields that are empty, over, or hold what may be a real card are marked, and nothing is sent. */
export const Invalid = meta.story({
  parameters: on(scenarios.ready, at.card),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByLabelText('Card number'), '4111 1111 1111 1111');
    await user.type(canvas.getByLabelText('Expiry date'), '01/20');
    await press(canvas, /^Pay ₹/);
    await expect(await canvas.findByText(/never a real card/)).toBeVisible();
    await expect(canvas.getByText('Enter an expiry date in the future.')).toBeVisible();
    await expect(canvas.getByText('Enter the three or four digits.')).toBeVisible();
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
  },
});

/** 'Check your config file': cards are switched on, and the page has no key for them. Other ways to pay stand. */
export const NotConfigured = meta.story({
  parameters: on(scenarios.notConfigured, at.card),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/check your config file/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another way' })).toHaveAttribute(
      'href',
      expect.stringMatching(/order_detail\?orderNo=PT\d+#pay=PT\d+$/),
    );
  },
});

/** The address lacks the payment. */
export const MissingParameters = meta.story({
  // The address alone says it: nothing is asked.
  parameters: { ...on(scenarios.ready, at.cardWithoutPayment), stateFrom: 'props' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This payment can’t be shown' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', expect.stringContaining('/users/order_list'));
  },
});

/** The order was cancelled, or its time was over. */
export const Cancelled = meta.story({
  parameters: on(scenarios.cancelled, at.card),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeVisible();
    await expect(canvas.queryByText('To pay')).not.toBeInTheDocument();
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at.card) });

/** The session has ended. */
export const SessionEnded = meta.story({ parameters: on(scenarios.signedOut, at.card), play: expectSignedOut });
