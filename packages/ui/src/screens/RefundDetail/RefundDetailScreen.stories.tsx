import { refundNumbers as numbers, refundScenarios as scenarios } from '@galleria/mocks/scenarios/refunds.ts';
import { useRefundDetailScreen } from '@galleria/storefront/screens/useRefundDetailScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { press, shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, within } from 'storybook/test';
import { RefundDetailScreen } from './RefundDetailScreen.tsx';

const at = (number: string) => `/order/refund_detail?refundOrderNo=${number}`;

const meta = preview.meta({ ...live(RefundDetailScreen, useRefundDetailScreen, { ground: 'page' }), title: 'Screens/Refund detail' });

/** Asked for, and the shop has not answered yet. */
export const UnderReview = meta.story({ parameters: on(scenarios.everyState, at(numbers.underReview)) });

/** The shop refused and says why; its pictures can be looked at, and the refund can be asked for again. */
export const Refused = meta.story({
  parameters: on(scenarios.everyState, at(numbers.refused)),
  tags: ['smoke', 'visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The shop refused this refund' })).toBeVisible();
    await expect(canvas.getByText(/^The dial is the blue/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/refund_confirm\?orderNo=SH\d+&refundOrderNo=RE\d+$/),
    );
  },
});

/** Refused, and the order has another request under way: this one is past. */
export const RefusedAndPast = meta.story({
  parameters: on(scenarios.askedAgain, at(numbers.refused)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/there is a newer request/i)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument();
  },
});

/** The shop agreed and pays the money back. */
export const Refunding = meta.story({
  parameters: on(scenarios.everyState, at(numbers.refunding)),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Stages of the refund' })).getAllByRole('listitem');
    await expect(steps.find((step) => step.getAttribute('aria-current') === 'step')).toHaveTextContent('Shop pays back');
  },
});

/** The money has arrived. */
export const Refunded = meta.story({
  parameters: on(scenarios.everyState, at(numbers.refunded)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The money has arrived')).toBeVisible();
  },
});

/** The shop has refunded, and the money is on its way. */
export const MerchantRefunded = meta.story({ parameters: on(scenarios.everyState, at(numbers.merchantRefunded)) });

/** A state that a newer server invented: the page says what it knows. */
export const Unknown = meta.story({ parameters: on(scenarios.everyState, at(numbers.unknown)) });

/** One of the pictures, large. */
export const PictureOpen = meta.story({
  parameters: on(scenarios.everyState, at(numbers.refused)),
  play: async ({ canvas }) => {
    await press(canvas, 'Show picture 2 of 3');
    await expect(await screen.findByRole('dialog', { name: 'Your pictures' })).toBeVisible();
    await expect(await screen.findByText('2 of 3')).toBeVisible();
    await shopper.keyboard('{ArrowRight}');
    await expect(await screen.findByText('3 of 3')).toBeVisible();
  },
});

/** Long and unbroken words, markup in texts, pictures that are none, and an order of 200 lines. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at(numbers.refused)),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 200 goods' })).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The refund is on its way from the server; where it stands, what happened, what was asked and the goods have their places. */
export const Loading = meta.story({
  parameters: on(scenarios.detailLoading, at(numbers.refused)),
  play: async ({ canvas }) => {
    const skeleton = (await canvas.findByText('Loading the refund …')).parentElement;
    await expect(skeleton?.offsetHeight).toBeGreaterThan(600);
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.detailFailed, at(numbers.refused)) });

/** No refund of that number, or somebody else’s: the page does not tell which. */
export const NotFound = meta.story({
  parameters: on(scenarios.everyState, at(numbers.somebodyElses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This refund is not among yours')).toBeVisible();
  },
});
