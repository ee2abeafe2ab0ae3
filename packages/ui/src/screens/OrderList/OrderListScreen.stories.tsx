import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { orderDetailScenarios } from '@galleria/mocks/scenarios/orderDetail.ts';
import { orderListScenarios as scenarios } from '@galleria/mocks/scenarios/orderList.ts';
import { payAddresses, paymentScenarios } from '@galleria/mocks/scenarios/payment.ts';
import { useOrderListScreen } from '@galleria/storefront/screens/useOrderListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { setClock } from '@galleria/storybook/kit/setClock.ts';
import { chooseMore, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrderListScreen } from './OrderListScreen.tsx';

const at = (tab: string, page = 1) => `/users/order_list?tab=${tab}&page=${page}`;

const meta = preview.meta({ ...live(OrderListScreen, useOrderListScreen, { area: 'account' }), title: 'Screens/Order list' });

/** Unpaid orders, over all their shops. They can be paid or cancelled. */
export const PendingPayment = meta.story({
  parameters: on(scenarios.ready, at('toPay')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    // Goods and delivery add up to what is to be paid.
    await expect(await canvas.findByText(/^Delivery/)).toHaveTextContent('Delivery ₹49.50');
    await expect(canvas.getByText('Free delivery')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Northway Supply' })).toHaveAttribute('href', expect.stringMatching(/home\?id=\d+$/));
    await expect(canvas.getByRole('link', { name: 'Strider Lite everyday running shoe' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/goods_detail\/\d+$/),
    );
  },
});

/** Orders that the shop packs, paid or to be paid for when they arrive. A refund can be requested; one is under way. */
export const PendingShipment = meta.story({
  parameters: on(scenarios.ready, at('toShip')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Total')).length).toBe((await canvas.findAllByRole('article')).length);
  },
});

/** Orders in transit: the shopper confirms that they arrived. */
export const PendingReceipt = meta.story({ parameters: on(scenarios.ready, at('toReceive')) });

/** Goods that are not posted are never on their way, and there is no parcel to look for. */
export const Virtual = meta.story({
  parameters: on(orderDetailScenarios.virtual, at('toReceive')),
  play: async ({ canvas }) => {
    const card = (await canvas.findByText('Delivered online')).closest('article');
    const order = within(card ?? canvas.getByRole('main'));
    await expect(order.getAllByRole('link').map((link) => link.textContent)).toContain('View details');
    await expect(order.getByRole('button', { name: 'Confirm receipt' })).toBeVisible();
    await expect(order.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
});

/** Received orders that wait for a review. */
export const PendingReview = meta.story({ parameters: on(scenarios.ready, at('toReview')) });

/** Refunds in each of their states. A refused one says why, and can be asked for again. */
export const AfterSales = meta.story({
  parameters: on(scenarios.ready, at('afterSales')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    const refused = (await canvas.findByText(/^The dial is the blue/)).closest('article');
    const again = await canvas.findAllByRole('link', { name: 'Request again' });
    await expect(again).toHaveLength(1);
    await expect(refused).toContainElement(again[0] ?? null);
    await expect(again[0]).toHaveAttribute('href', expect.stringMatching(/refund_confirm\?orderNo=SH\d+&refundOrderNo=RE\d+$/));
  },
});

/** The details of a refused refund cannot be had: the list is there, and says so where the reason would stand. */
export const ReasonUnreachable = meta.story({
  parameters: on(scenarios.reasonUnreachable, at('afterSales')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Request again' })).toBeVisible();
    const lost = canvas.getByText('The shop’s reason could not be loaded.').closest('article');
    await expect(within(lost ?? canvas.getByRole('main')).getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** Asked for again, the reason comes, and focus stays with its refund. */
export const ReasonAfterAll = meta.story({
  parameters: on(scenarios.reasonUnreachableOnce, at('afterSales')),
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    const reason = await canvas.findByText(/^The dial is the blue/);
    await waitFor(() => expect(reason.closest('article')).toHaveFocus());
    await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    await user.tab();
  },
});

/** Orders that are over: evaluated, refunded or cancelled. */
export const Completed = meta.story({ parameters: on(scenarios.ready, at('completed')) });

/** One line of an order has its review, the other still waits for it. */
export const Evaluated = meta.story({
  parameters: on(scenarios.evaluated, at('toReview')),
  play: async ({ canvas }) => {
    const [order] = await canvas.findAllByRole('article');
    const lines = within(order ?? canvas.getByRole('main')).getAllByRole('listitem');
    await expect(lines.map((line) => within(line).queryByText('Reviewed') !== null)).toEqual([true, false]);
    await expect(canvas.getByRole('link', { name: 'Write a review' })).toBeVisible();
  },
});

/** No order in this tab. */
export const Empty = meta.story({ parameters: on(scenarios.empty, at('toReceive')) });

/** Orders are on their way from the server. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, at('toPay')),
  tags: ['visual:dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not paid within 2 hours are cancelled/)).toBeVisible();
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at('toPay')) });

/** The server cannot be reached. */
export const Unreachable = meta.story({ parameters: on(scenarios.unreachable, at('toPay')) });

/** A proxy in trouble answers with a page of HTML. */
export const HtmlAnswer = meta.story({
  parameters: on(scenarios.htmlAnswer, at('toPay')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t read/)).toBeVisible();
  },
});

/** The server has no permission for this shopper and no words for it: asking again is no use, the way back to the shop is. */
export const Forbidden = meta.story({
  parameters: on(scenarios.forbidden, at('toPay')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** The session has ended: the shopper is asked to sign in. In the shop the popup opens over this; put away, it comes by the button. */
export const SessionEnded = meta.story({
  parameters: on(scenarios.signedOut, at('toPay')),
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Sign in again to continue.');
    await expect(text).toBeVisible();
    const problem = within(text.closest('section') ?? canvas.getByRole('main'));
    await expect(problem.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(problem.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** An order in a state that this shop does not know: shown, without actions. */
export const UnknownStatus = meta.story({
  parameters: on(scenarios.unknownStatus, at('completed')),
  play: async ({ canvas }) => {
    const order = within((await canvas.findByText('In progress')).closest('article') ?? canvas.getByRole('main'));
    await expect(order.queryByRole('button')).toBeNull();
    // Beside the shop and the goods.
    await expect(
      order
        .getAllByRole('link')
        .map((link) => link.textContent)
        .slice(2),
    ).toEqual(['View details']);
  },
});

/** Very long names, markup in texts, missing pictures, large amounts. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, at('toPay')), tags: ['visual:mobile'] });

/** 120 orders, on the third of six pages. */
export const Many = meta.story({
  parameters: on(scenarios.many, at('completed', 3)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
  },
});

/** An address beyond the last page leads to the last one. */
export const BeyondLastPage = meta.story({
  parameters: on(scenarios.pageAndOne, at('completed', 99)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Cancelling asks first. */
export const Cancelling = meta.story({
  parameters: on(scenarios.ready, at('toPay')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await chooseMore(canvas, 'Cancel order');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await expect(within(dialog).getByRole('button', { name: 'Keep order' })).toHaveFocus();
  },
});

/** The answer to "cancel" is on its way: the button is busy, nothing can be pressed twice. */
export const CancelPending = meta.story({
  parameters: on(scenarios.cancelPending, at('toPay')),
  play: async ({ canvas }) => {
    await chooseMore(canvas, 'Cancel order');
    const dialog = await screen.findByRole('alertdialog');
    await press(within(dialog), 'Cancel order');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel order' })).toHaveAttribute('aria-busy', 'true'));
    await user.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
});

/** The answer does not reach the server: the dialog says so and stays, so that it can be given again. */
export const CancelUnreachable = meta.story({
  parameters: on(scenarios.cancelUnreachable, at('toPay')),
  play: async ({ canvas }) => {
    await chooseMore(canvas, 'Cancel order');
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, 'Cancel order');
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled());
    await expect(screen.queryByText(/^We’ve cancelled order/)).not.toBeInTheDocument();
  },
});

/** The order is cancelled: it has left the tab, a message says so, and the one that took its place has the focus. */
export const Cancelled = meta.story({
  parameters: on(scenarios.ready, at('toPay')),
  play: async ({ canvas }) => {
    await chooseMore(canvas, 'Cancel order');
    await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
    await expect(await screen.findByText(/^We’ve cancelled order/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('article')).toHaveFocus());
  },
});

/** Confirming receipt warns to check the goods first. */
export const ConfirmingReceipt = meta.story({
  parameters: on(scenarios.ready, at('toReceive')),
  play: async ({ canvas }) => {
    await press(canvas, 'Confirm receipt');
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Check the items first/);
  },
});

/** Deleting asks first. */
export const Deleting = meta.story({
  parameters: on(scenarios.ready, at('completed')),
  play: async ({ canvas }) => {
    await chooseMore(canvas, 'Delete order');
    await expect(await screen.findByRole('alertdialog', { name: 'Delete this order?' })).toBeVisible();
  },
});

/** The goods of an order are in the cart again, with the way there. */
export const BoughtAgain = meta.story({
  parameters: on(scenarios.ready, at('completed')),
  play: async ({ canvas }) => {
    await press(canvas, 'Buy again');
    await expect(await screen.findByText('We’ve added 1 item to your cart.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/order/shopping_cart');
  },
});

/** One of two goods is no longer sold: the other is in the cart, and a word says which is not. */
export const BoughtAgainInPart = meta.story({
  parameters: on(scenarios.partlyWithdrawn, at('completed')),
  play: async ({ canvas }) => {
    await press(canvas, 'Buy again');
    await expect(await screen.findByText('We’ve added 1 item to your cart.')).toBeVisible();
    await expect(await screen.findByText(/^Strider Lite .* can’t be bought any more\.$/)).toBeVisible();
  },
});

/** Nothing of it is sold any more: nothing is said to be in the cart. */
export const NotToBuyAgain = meta.story({
  parameters: on(scenarios.withdrawn, at('completed')),
  play: async ({ canvas }) => {
    await press(canvas, 'Buy again');
    await expect(await within(await screen.findByRole('alert')).findByText(/can’t be bought any more\.$/)).toBeVisible();
    await expect(screen.queryByText(/to your cart\.$/)).toBeNull();
  },
});

/** The order is paid on another device: the server refuses to cancel it, the page says so, and it is no longer to pay. */
export const ActionRefused = meta.story({
  parameters: on(scenarios.changedMeanwhile, at('toPay')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await chooseMore(canvas, 'Cancel order');
    await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
    await expect(await screen.findByText(/can no longer be cancelled\. This page is up to date/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

/** What was bought before sells out at that moment: the server says which, and nothing goes into the cart. */
export const SoldOut = meta.story({
  parameters: on(scenarios.soldOut, at('completed')),
  play: async ({ canvas }) => {
    await press(canvas, 'Buy again');
    await expect(await screen.findByText(/is sold out\.$/)).toBeVisible();
    await expect(screen.queryByText(/changed meanwhile/)).not.toBeInTheDocument();
  },
});

/** The time to pay one of two orders runs out while the shopper looks at them: it leaves, with a word. */
export const TimeRunsOut = meta.story({
  parameters: on(orderDetailScenarios.runningOut, at('toPay')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('timer')).toHaveLength(2);
    setClock(fixtureNow + 2000);
    await expect(await screen.findByText(/wasn’t paid in time and is cancelled\./)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

/** "Pay now": what is to be paid and the ways that are switched on, the order's own chosen first. */
export const ChoosingPayment = meta.story({
  parameters: on(paymentScenarios.fewMethods, payAddresses.dialog),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose how to pay' }));
    await expect((await dialog.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual(['stripe', 'cod', 'upi']);
    await expect(dialog.getByText('To pay').parentElement).toHaveTextContent('To pay₹5,844.50');
    await user.click(dialog.getByRole('radio', { name: /^Cash on delivery/ }));
    await expect(dialog.getByRole('button', { name: 'Pay on delivery' })).toBeEnabled();
  },
});

/** No way to pay is switched on: it says so, and that the order waits. */
export const PaymentUnavailable = meta.story({
  parameters: on(paymentScenarios.noMethod, payAddresses.dialog),
  tags: ['visual:dark'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose how to pay' }));
    await expect(await dialog.findByText('No payment method is available')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Contact Galleria' })).toHaveAttribute('href', '/contact/us');
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  },
});

/** The ways to pay are on their way. */
export const LoadingPayment = meta.story({ parameters: on(paymentScenarios.methodsPending, payAddresses.dialog) });

/** The server refuses to begin the payment, in its own words: what was refused is chosen no more, and the next way is offered. */
export const PaymentRefused = meta.story({
  parameters: on(paymentScenarios.payRefused, payAddresses.dialog),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /^UPI/ }));
    await press(dialog, 'Show UPI code');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^UPI.*This way to pay is not available\./);
    await expect(dialog.getByRole('radio', { name: /^UPI/ })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { checked: true })).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: 'Show UPI code' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /^Card/ }));
    await expect(dialog.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^UPI/);
  },
});

/** Paid in another tab while this one asked how: nothing is offered twice. */
export const PaidMeanwhile = meta.story({
  parameters: on(paymentScenarios.paid, payAddresses.dialog),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order is paid' }));
    await expect(await dialog.findByText(/There’s nothing left to pay/)).toBeVisible();
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  },
});
