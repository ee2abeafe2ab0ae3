import { payAddresses as at, paymentScenarios as scenarios } from '@galleria/mocks/scenarios/payment.ts';
import { usePaymentResultScreen } from '@galleria/storefront/screens/usePaymentResultScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, type within } from 'storybook/test';
import { PaymentResultScreen } from './PaymentResultScreen.tsx';

const meta = preview.meta({ ...live(PaymentResultScreen, usePaymentResultScreen, { ground: 'page' }), title: 'Screens/Payment result' });

const says = async (canvas: ReturnType<typeof within>, title: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();

/** The server says that the order is paid. */
export const Succeeded = meta.story({
  parameters: on(scenarios.paid, at.result('succeeded')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await says(canvas, 'Payment received');
    await expect(canvas.getByText('Delivery').parentElement).toHaveTextContent('Delivery₹49.50');
    await expect(canvas.getByRole('link', { name: 'View your orders' })).toHaveAttribute('href', expect.stringContaining('tab=toShip'));
  },
});

/** Cash changes hands at the door: nothing was received yet. */
export const CashOnDelivery = meta.story({
  parameters: on(scenarios.cashAgreed, at.result()),
  play: async ({ canvas }) => {
    await says(canvas, 'Order placed');
    await expect(canvas.queryByText('Payment received')).not.toBeInTheDocument();
    await expect(canvas.getByText('Cash on delivery')).toBeVisible();
  },
});

/** The bank said no. */
export const Failed = meta.story({
  parameters: on(scenarios.ready, at.result('failed')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await says(canvas, 'The payment didn’t go through');
    await expect(canvas.getByRole('link', { name: 'Retry payment' })).toHaveAttribute('href', expect.stringMatching(/#pay=PT\d+$/));
  },
});

/** The address claims that it is paid, as after Stripe or when somebody made it up. The server does not say so: no success. */
export const Processing = meta.story({
  parameters: on(scenarios.ready, at.claimed),
  tags: ['visual:th'],
  play: async ({ canvas }) => {
    await says(canvas, 'Your payment is being confirmed');
    await expect(canvas.queryByText('Payment received')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    // Nobody is hurried to do nothing.
    await expect(canvas.queryByText(/^Cancels in/)).not.toBeInTheDocument();
  },
});

/** The bank takes longer than usual: the page can be left. */
export const WaitingForBank = meta.story({
  parameters: on(scenarios.ready, at.result('processing')),
  tags: ['visual:dark'],
  play: async ({ canvas }) => {
    await says(canvas, 'Your bank needs a little longer');
    await expect(canvas.getByText(/You can safely leave this page/)).toBeVisible();
  },
});

/** An order that nobody has paid, and whose address claims nothing. */
export const Unpaid = meta.story({
  parameters: on(scenarios.ready, at.result()),
  play: async ({ canvas }) => {
    await says(canvas, 'This order isn’t paid yet');
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toBeVisible();
  },
});

/** 'Payment status cannot be viewed': the address claims a success and names no payment. */
export const MissingParameters = meta.story({
  // The address alone says it: nothing is asked.
  parameters: { ...on(scenarios.paid, at.withoutPayment), stateFrom: 'props' },
  play: async ({ canvas }) => says(canvas, 'The payment status can’t be shown'),
});

/** The server is asked whether the order is paid. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at.result()), tags: ['visual:dark'] });

/** Cancelled at PayPal: the order waits. It was not begun in this tab, so nobody knows which it is. */
export const Cancelled = meta.story({
  parameters: on(scenarios.payPal, at.payPalCancelled),
  play: async ({ canvas }) => {
    await says(canvas, 'You cancelled at PayPal');
    await expect(canvas.getByText(/Open it from your list to pay\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toBeVisible();
  },
});

/** Back from PayPal with a payment: the server confirms it, and the order is paid. */
export const PaidAtPayPal = meta.story({
  parameters: on(scenarios.payPal, at.payPalPaid),
  play: async ({ canvas }) => {
    await says(canvas, 'Payment received');
    await expect(canvas.getByText('PayPal')).toBeVisible();
  },
});

/** The server refuses what came back from PayPal, in its own words. */
export const BadRequest = meta.story({
  parameters: on(scenarios.payPalBadRequest, at.payPalPaid),
  play: async ({ canvas }) => {
    await says(canvas, 'The payment was refused');
    await expect(canvas.getByText('The payer does not belong to this payment.')).toBeVisible();
  },
});

/** The order ended before it was paid. */
export const Expired = meta.story({
  parameters: on(scenarios.cancelled, at.result('processing')),
  play: async ({ canvas }) => {
    await says(canvas, 'Time to pay has run out');
    await expect(canvas.queryByText('To pay')).not.toBeInTheDocument();
  },
});

/** The server cannot be reached, so nobody can say. */
export const Unreachable = meta.story({ parameters: on(scenarios.unreachable, at.result('succeeded')) });

/** The session has ended on the way: who signs in sees what became of it. */
export const SessionEnded = meta.story({ parameters: on(scenarios.signedOut, at.result('succeeded')), play: expectSignedOut });
