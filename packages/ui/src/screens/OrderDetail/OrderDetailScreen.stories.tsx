import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { ordersOfAnanya } from '@galleria/mocks/market/ananya.ts';
import { inCash } from '@galleria/mocks/scenarios/inCash.ts';
import { orderDetailScenarios as scenarios, orderNumbers } from '@galleria/mocks/scenarios/orderDetail.ts';
import { refundListScenarios } from '@galleria/mocks/scenarios/refunds.ts';
import { useOrderDetailScreen } from '@galleria/storefront/screens/useOrderDetailScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { setClock } from '@galleria/storybook/kit/setClock.ts';
import { press } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrderDetailScreen } from './OrderDetailScreen.tsx';

const at = (orderNo: string) => `/order/order_detail?orderNo=${orderNo}`;

const meta = preview.meta({ ...live(OrderDetailScreen, useOrderDetailScreen, { area: 'account' }), title: 'Screens/Order detail' });

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'getAllByRole' | 'queryAllByRole'>;

/** What may be done with the order, by the words on its buttons and links. */
async function offered(canvas: Canvas): Promise<string[]> {
  // While the order is on its way the heading is another.
  const banner = await waitFor(() => within(canvas.getByRole('region', { name: canvas.getByRole('heading', { level: 1 }).textContent })));
  return [...banner.queryAllByRole('button'), ...banner.queryAllByRole('link')]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((one) => one.textContent);
}

/** The order over all its shops that `orderNumbers.cancelled` is a part of. */
const closed = ordersOfAnanya([], fixtureNow).find(({ parts }) => parts.some(({ no }) => no === orderNumbers.cancelled))?.no ?? '';

/** Where the order or its refund is now, by the words of the step. */
async function presentStep(canvas: Canvas): Promise<string | undefined> {
  const steps = within(await canvas.findByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem');
  return steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
}

/** An order that is not paid yet: it says how long that is still possible. */
export const ToPay = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.unpaidTwoShops)),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('01:38:00');
    await expect(await offered(canvas)).toHaveLength(2);
    // Whichever shop they are of, all prices stand in one column: at its end, and on a phone below the names.
    const prices = canvas.getAllByText(/^× \d+$/).map((quantity) => quantity.parentElement?.previousElementSibling);
    await expect(prices).toHaveLength(3);
    const edge = innerWidth < 720 ? 'left' : 'right';
    await expect(new Set(prices.map((price) => Math.round(price?.getBoundingClientRect()[edge] ?? 0))).size).toBe(1);
  },
});

/** Less than ten minutes are left: the countdown stands out. */
export const SoonOver = meta.story({
  parameters: on(scenarios.soonOver, at(orderNumbers.unpaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('00:07:58');
  },
});

/** The time to pay runs out while the shopper looks at the order: the page says that it is cancelled. */
export const TimeRunsOut = meta.story({
  parameters: on(scenarios.runningOut, at(orderNumbers.unpaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible();
    setClock(fixtureNow + 2000);
    await expect(await screen.findByText(/wasn’t paid in time and is cancelled\./)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

/** Paid, and the shop packs it. */
export const Waiting = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.packed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not shipped')).toBeVisible();
    await expect(await offered(canvas)).toEqual(['Request refund']);
  },
});

/** A courier brings it: the company and the number, which can be copied. */
export const Shipped = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.sent)),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    const number = await canvas.findByText(/^SL\d+$/);
    await expect(within(number).getByRole('button')).toBeVisible();
    await expect(canvas.getByText('Swiftline Express')).toBeVisible();
    await expect(await offered(canvas)).toHaveLength(2);
    // In the shop's own way; outside of this shop, without a word of where the shopper comes from.
    await expect(await canvas.findByRole('link', { name: /^Contact the shop/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^(https|tel|mailto):/),
    );
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain(`${at(orderNumbers.sent)}#parcel=${orderNumbers.sent}`);
  },
});

/** The shop answers by words alone: they are shown where they are asked for. */
export const ContactByWords = meta.story({
  parameters: on(scenarios.serviceByWords, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await press(canvas, 'Contact the shop');
    await expect(await canvas.findByText('Ask at the counter, Monday to Friday.')).toBeVisible();
  },
});

/** The address of the shop's service leads nowhere safe: there is no way to it. */
export const ContactNotSafe = meta.story({
  parameters: on(scenarios.serviceNotSafe, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Swiftline Express')).toBeVisible();
    await expect(canvas.queryByText('Contact the shop')).toBeNull();
  },
});

/** The shopper takes the number of the parcel along. */
export const NumberCopied = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await press(canvas, 'Copy tracking number');
    // A browser that is driven by a test may forbid it; then it says so.
    await expect(await canvas.findByText(/^(Copied|Couldn’t copy\..*)$/)).toBeVisible();
  },
});

/** Somebody of the shop brings it, and can be called. */
export const DeliveredByPerson = meta.story({
  parameters: on(scenarios.byPerson, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '+91 90000 00099' })).toHaveAttribute('href', 'tel:+919000000099');
  },
});

/** What stands where the telephone number should be is none: a text and no link. */
export const NotATelephone = meta.story({
  parameters: on(scenarios.noTelephone, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByText(/You can call/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull();
  },
});

/** Nothing is posted. */
export const Virtual = meta.story({
  parameters: on(scenarios.virtual, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your order was delivered online' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem')).toHaveLength(4);
    await expect(await offered(canvas)).toEqual(['Confirm receipt']);
  },
});

/** It has arrived and waits for a review. */
export const ToReview = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.arrived)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please leave it with the neighbour at 14.')).toBeVisible();
    await expect(await offered(canvas)).toEqual(['', 'Buy again', 'Write a review']);
    await press(canvas, 'More actions');
    const more = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await expect(more.map((item) => item.textContent)).toEqual(['Track delivery', 'Request refund']);
  },
});

/** Everything is done, and each line has its review. */
export const Completed = meta.story({
  parameters: on(scenarios.completed, at(orderNumbers.completed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reviewed')).toBeVisible();
    await expect(canvas.getByText('Delivery', { selector: 'dt' }).parentElement).toHaveTextContent('DeliveryFree');
    await expect(canvas.getByRole('link', { name: 'Meridian Watch House' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/merchant\/merchant\/home\?id=\d+$/),
    );
    await expect(canvas.queryByRole('link', { name: 'Write a review' })).toBeNull();
  },
});

/** It was cancelled before it was paid. */
export const Cancelled = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.cancelled)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
    await expect(await offered(canvas)).toEqual(['Delete order', 'Buy again']);
  },
});

/** A refund was asked for, and the shop has not answered. */
export const RefundApplied = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.refundApplied)),
  play: async ({ canvas }) => {
    await expect(await offered(canvas)).toEqual(['View refund']);
  },
});

/** The shop has agreed to a refund and gives the money back. */
export const Refunding = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.refunding)),
  play: async ({ canvas }) => {
    await expect(await presentStep(canvas)).toBe('Payout');
    await expect(await canvas.findByRole('link', { name: 'View refund' })).toHaveAttribute(
      'href',
      expect.stringMatching(/refund_detail\?refundOrderNo=RE\d+$/),
    );
  },
});

/** The shop has paid, and the bank takes its time. */
export const MoneyOnItsWay = meta.story({
  parameters: on(scenarios.moneyOnItsWay, at(orderNumbers.refunded)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your money is on its way' })).toBeVisible();
    await expect(await presentStep(canvas)).toBe('Money back');
  },
});

/** The money is back, which the server's list of refunds does not say. */
export const Refunded = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.refunded)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your refund has arrived' })).toBeVisible();
  },
});

/** The shop refused a refund: its reason, and the way to ask again. */
export const RefundRefused = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.completed)),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/shows traces of wear/)).toBeVisible();
    // What the sentence asks for is what the page sets apart, with what was said before.
    await expect(canvas.getByRole('link', { name: 'Request again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/refund_confirm\?orderNo=SH\d+&refundOrderNo=RE\d+$/),
    );
    await expect(await offered(canvas)).toEqual(['', 'Buy again', 'Request again', 'View refund']);
  },
});

/** The shop refused a refund and did not say why. */
export const RefusedWithoutReason = meta.story({
  parameters: on(scenarios.noReason, at(orderNumbers.completed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shop gave no reason.')).toBeVisible();
  },
});

/** What is known about refunds cannot be had: the order is there all the same, and says so. */
export const RefundUnreachable = meta.story({
  parameters: on(scenarios.refundUnreachable, at(orderNumbers.refunding)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The shop has approved your refund' })).toBeVisible();
    await expect(canvas.getByText('Refund details for this order could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.queryByRole('link', { name: 'View refund' })).toBeNull();
  },
});

/** The shop refused a refund, and its reason cannot be had: the page says so where it would stand, and the refund can still be looked at. */
export const ReasonUnreachable = meta.story({
  parameters: on(scenarios.reasonUnreachable, at(orderNumbers.completed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shop’s reason could not be loaded.')).toBeVisible();
    await expect(canvas.queryByText('The shop gave no reason.')).toBeNull();
    await expect(await offered(canvas)).toEqual(expect.arrayContaining(['Try again', 'View refund']));
  },
});

/** A coupon and points were used: each stands in the sum. */
export const WithDeductions = meta.story({
  parameters: on(scenarios.deductions, at(orderNumbers.arrived)),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Coupon')).parentElement).toHaveTextContent('−₹200.00');
    await expect(canvas.getByText('Points', { selector: 'dt' }).parentElement).toHaveTextContent('−₹32.50');
    const before = canvas.getByText('Before discounts').parentElement;
    await expect(before?.textContent).toMatch(/₹[\d,]+\.\d\d$/);
  },
});

/** A link to an order over several shops that has been paid since: each shop has an order of its own now. */
export const PaidMeanwhile = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.paidMaster)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This order is paid' })).toBeVisible();
    await expect(await offered(canvas)).toEqual(['My orders']);
    await expect(canvas.getByText(/^Each shop now sends its part/)).toBeVisible();
    // It leads to what was paid, not to what is to pay.
    const banner = within(canvas.getByRole('region', { name: 'This order is paid' }));
    await expect(banner.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', expect.stringMatching(/tab=toShip/));
    // Each part goes its own way, so this number has no delivery of its own.
    await expect(canvas.queryByText('Not shipped')).not.toBeInTheDocument();
  },
});

/** On its way, and paid when it arrives: nothing says that it is paid already. */
export const CashOnDelivery = meta.story({
  parameters: on(scenarios.cash, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To pay on delivery')).toBeVisible();
    await expect(await presentStep(canvas)).toMatch(/^Delivery/);
    await expect(canvas.getByRole('list', { name: 'Progress of the order' })).not.toHaveTextContent('Payment');
    await expect(canvas.queryByText('Paid')).not.toBeInTheDocument();
  },
});

/** Over several shops, each of which brings its part for cash. */
export const SplitForCash = meta.story({
  parameters: on(scenarios.cash, at(orderNumbers.paidMaster)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This order is placed' })).toBeVisible();
    await expect(canvas.queryByText('Paid')).not.toBeInTheDocument();
  },
});

/** A link to an order that was paid, and refunded before it was sent: it is not one that was cancelled, and its refunds tell the rest. */
export const Closed = meta.story({
  parameters: on(refundListScenarios.ready, at(closed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This order is closed' })).toBeVisible();
    await expect(canvas.queryByText(/cancelled|back in your account/i)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Not shipped')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Paid')[0]).toBeVisible();
    await expect(await offered(canvas)).toEqual(['View refunds']);
    await expect(canvas.getByRole('link', { name: 'View refunds' })).toHaveAttribute('href', expect.stringMatching(/\/users\/refund_list/));
  },
});

/** Refunded before it was sent, and nobody had paid: no money is said to come back. */
export const NothingToPay = meta.story({
  parameters: on(inCash(refundListScenarios.ready), at(orderNumbers.cancelled)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You have nothing to pay' })).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual(['Requested, done', 'With the shop, done']);
    await expect(canvas.queryByText(/your money|your refund has|bank|account you paid/i)).not.toBeInTheDocument();
  },
});

/** The address names no order. */
export const MissingOrderNumber = meta.story({
  // There is nothing to ask the server for.
  parameters: { ...on(scenarios.ready, '/order/order_detail?orderNo='), stateFrom: 'props' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The order number is missing' })).toBeVisible();
    for (const name of ['My orders', 'All orders'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/users/order_list?menuCur=111');
  },
});

/** Another shopper's order, or none: the server does not tell which. */
export const NotFound = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.strangers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this order' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toBeVisible();
  },
});

/** The order is on its way from the server. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, at(orderNumbers.sent)),
  tags: ['visual:dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Order ${orderNumbers.sent}`)).toBeVisible();
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The order service is down for a few minutes.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Whoever may not see the order is led to their own orders: to try again would not help. */
export const Forbidden = meta.story({
  parameters: on(scenarios.forbidden, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All orders' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, at(orderNumbers.sent)), play: expectSignedOut });

/** A newer server invented a state: everything is shown, and nothing offered. */
export const UnknownStatus = meta.story({
  parameters: on(scenarios.unknownStatus, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Swiftline Express')).toBeVisible();
    await expect(await offered(canvas)).toEqual([]);
  },
});

/** 200 lines: ten are shown, the rest is one press away. */
export const ManyLines = meta.story({
  parameters: on(scenarios.long, at(orderNumbers.arrived)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 200 items' })).toHaveAttribute('aria-expanded', 'false');
    const goods = within(canvas.getByRole('region', { name: 'Items' }));
    await expect(goods.getAllByRole('listitem')).toHaveLength(10);
    await press(canvas, 'Show all 200 items');
    await waitFor(() => expect(goods.getAllByRole('listitem')).toHaveLength(200));
    await press(canvas, 'Show fewer');
    await waitFor(() => expect(goods.getAllByRole('listitem')).toHaveLength(10));
  },
});

/** Very long names, markup in texts, a number of a hundred letters, large amounts. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at(orderNumbers.sent)),
  tags: ['visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/<img src=x onerror/)).toBeVisible();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
});

/** The order is paid on another device meanwhile: the server refuses to cancel it, the page says so and shows that it is paid. */
export const ActionRefused = meta.story({
  parameters: on(scenarios.paidMeanwhile, at(orderNumbers.unpaid)),
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order');
    await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
    await expect(await screen.findByText(/can no longer be cancelled\. This page is up to date/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This order is paid' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText(/^The shop now sends it under a new order number/)).toBeVisible();
    await expect(await offered(canvas)).toEqual(['My orders']);
  },
});

/** The shopper cancels: the page shows the cancelled order, and a message says so. */
export const CancelledJustNow = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.unpaid)),
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order');
    await press(within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' })), 'Cancel order');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
    await expect(await screen.findByText(/^We’ve cancelled order PT\d+\.$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Confirming receipt warns to check the goods first. */
export const ConfirmingReceipt = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm receipt');
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Check the items first/);
  },
});

/** The goods have arrived: the order now waits for its review. */
export const Received = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.sent)),
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm receipt');
    await press(within(await screen.findByRole('alertdialog')), 'Confirm receipt');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your order has arrived' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Write a review' })).toBeVisible());
  },
});

/** The goods are in the cart again, with the way there. */
export const BoughtAgain = meta.story({
  parameters: on(scenarios.ready, at(orderNumbers.cancelled)),
  play: async ({ canvas }) => {
    await press(canvas, 'Buy again');
    await expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/order/shopping_cart');
  },
});
