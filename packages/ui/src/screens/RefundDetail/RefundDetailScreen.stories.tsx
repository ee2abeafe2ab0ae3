import { inCash } from '@galleria/mocks/scenarios/inCash.ts';
import { refundNumbers as numbers, refundDetailScenarios as scenarios } from '@galleria/mocks/scenarios/refunds.ts';
import { useRefundDetailScreen } from '@galleria/storefront/screens/useRefundDetailScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, within } from 'storybook/test';
import { RefundDetailScreen } from './RefundDetailScreen.tsx';

const at = (refundOrderNo: string) => `/order/refund_detail?refundOrderNo=${refundOrderNo}`;

const meta = preview.meta({ ...live(RefundDetailScreen, useRefundDetailScreen, { area: 'account' }), title: 'Screens/Refund detail' });

/** Asked for, and the shop has not answered yet. */
export const UnderReview = meta.story({
  parameters: on(scenarios.ready, at(numbers.underReview)),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Amount')).parentElement).toHaveTextContent('Amount₹2,789.00Delivery included');
    const asked = canvas.getByText('Quantity').parentElement;
    await expect(asked).toHaveTextContent(/^Quantity\d+$/);
  },
});

/** The shop refused and says why; its pictures can be looked at, and the refund can be asked for again. */
export const Refused = meta.story({
  parameters: on(scenarios.ready, at(numbers.refused)),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The shop has refused this refund' })).toBeVisible();
    await expect(canvas.getByText(/^The dial is the blue/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Contact the shop/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Meridian Watch House' })).toHaveAttribute(
      'href',
      expect.stringMatching(/home\?id=\d+$/),
    );
    await expect(canvas.getByRole('link', { name: 'Request again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/refund_confirm\?orderNo=SH\d+&refundOrderNo=RE\d+$/),
    );
  },
});

/** Refused, and the order has another request under way: this one is past. */
export const RefusedAndPast = meta.story({
  parameters: on(scenarios.askedAgain, at(numbers.refused)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is a newer request for this order.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View newer request' })).toHaveAttribute('href', at('RE260613419'));
    await expect(canvas.queryByRole('link', { name: 'Request again' })).not.toBeInTheDocument();
  },
});

/** Refused, and what can be asked back of its order is no longer anything: there is no newer request to look at. */
export const RefusedForGood = meta.story({
  parameters: on(scenarios.refusedForGood, at(numbers.refused)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This order can no longer be refunded.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Request again|View newer request)$/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'View order' })).toBeVisible();
  },
});

/** The shop agreed and pays the money back. */
export const Refunding = meta.story({
  parameters: on(scenarios.ready, at(numbers.refunding)),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Stages of the refund' })).getAllByRole('listitem');
    await expect(steps.find((step) => step.getAttribute('aria-current') === 'step')).toHaveTextContent(/^Payout$/);
    // Nothing is said to be over that is under way.
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Requested, done',
      'With the shop, done',
      'Payout',
      'Money back, to come',
    ]);
  },
});

/** The money has arrived. */
export const Refunded = meta.story({
  parameters: on(scenarios.ready, at(numbers.refunded)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The money has arrived')).toBeVisible();
  },
});

/** The shop has refunded, and the money is on its way. */
export const MerchantRefunded = meta.story({
  parameters: on(scenarios.ready, at(numbers.merchantRefunded)),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Stages of the refund' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent).slice(2)).toEqual(['Payout, done', 'Money back']);
  },
});

/** Refunded before the cash was paid: nothing is paid back, and nothing is to pay. */
export const NothingToPay = meta.story({
  parameters: on(inCash(scenarios.ready), at(numbers.merchantRefunded)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The shop has approved this refund' })).toBeVisible();
    await expect(canvas.getByText('You hadn’t paid for this order yet, and no longer have to.')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Stages of the refund' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual(['Requested, done', 'With the shop, done']);
    await expect(canvas.queryByText(/money|paid it back|bank/i)).not.toBeInTheDocument();
  },
});

/** A state that a newer server invented: the page says what it knows. */
export const Unknown = meta.story({ parameters: on(scenarios.ready, at(numbers.unknown)) });

/** One of the pictures, large. */
export const PictureOpen = meta.story({
  parameters: on(scenarios.ready, at(numbers.refused)),
  play: async ({ canvas }) => {
    await press(canvas, 'Show picture 2 of 3');
    await expect(await screen.findByRole('dialog', { name: 'Your pictures' })).toBeVisible();
    await expect(await screen.findByText('2 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    await expect(await screen.findByText('3 of 3')).toBeVisible();
  },
});

/** Long and unbroken words, markup in texts, pictures that are none, and an order of 200 lines. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at(numbers.refused)),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 200 items' })).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The refund is on its way from the server; where it stands, what happened, what was asked and the goods have their places. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, at(numbers.refused)),
  play: async ({ canvas }) => {
    const skeleton = (await canvas.findByText('Loading the refund…')).parentElement;
    await expect(skeleton?.offsetHeight).toBeGreaterThan(600);
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at(numbers.refused)) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, at(numbers.refused)), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, at(numbers.refused)), play: expectSignedOut });

/** No refund of that number, or somebody else’s: the page does not tell which. */
export const NotFound = meta.story({
  parameters: on(scenarios.ready, at(numbers.somebodyElses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this refund')).toBeVisible();
  },
});
