import { basketKept, begunLongAgo, orderConfirmScenarios as scenarios, preOrderNo } from '@galleria/mocks/scenarios/orderConfirm.ts';
import { keepBasket } from '@galleria/storefront/data/baskets.ts';
import { useOrderConfirmScreen } from '@galleria/storefront/screens/useOrderConfirmScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { closeToasts, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OrderConfirmScreen } from './OrderConfirmScreen.tsx';

const here = `/order/order_confirm?preOrderNo=${preOrderNo}`;

const meta = preview.meta({
  ...live(OrderConfirmScreen, useOrderConfirmScreen, { ground: 'page' }),
  title: 'Screens/Order confirm',
  beforeEach: () => sessionStorage.clear(),
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole' | 'getByRole' | 'findByText'>;

const place = 'Place order';
const summaryOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Summary' }));
const choose = async (canvas: Canvas, name: string | RegExp) => user.click(await canvas.findByRole('radio', { name }));
/** What is to be paid, without blanks. */
const totalOf = async (canvas: Canvas) => (await canvas.findByRole('region', { name: 'Summary' })).textContent.replace(/\s/g, '');
const hasTotal = (canvas: Canvas, total: string) => waitFor(async () => expect(await totalOf(canvas)).toContain(`Topay₹${total}`));

/** Everything is there, and nothing is chosen but the default address. */
export const Default = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your order' })).toBeVisible();
    for (const part of ['Deliver to', 'Items', 'Delivery and note', 'Coupons and points', 'Payment', 'Summary']) {
      await expect(await canvas.findByRole('region', { name: part })).toBeVisible();
    }
    await hasTotal(canvas, '13,699.00');
  },
});

/** Nothing has come yet. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the order…')).toBeInTheDocument();
  },
});

/** The pre-order is older than five minutes when the page is opened: it can be begun again. */
export const Expired = meta.story({
  parameters: on(scenarios.expired, here),
  beforeEach: () => keepBasket(preOrderNo, basketKept, begunLongAgo),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/within five minutes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with this order' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/order/shopping_cart');
  },
});

/** Five minutes pass while the page is open: nothing can be placed until it is begun again. */
export const ExpiredMeanwhile = meta.story({
  parameters: on(scenarios.ready, here),
  beforeEach: () => keepBasket(preOrderNo, basketKept, begunLongAgo),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox'), 'Ring twice.');
    await expect(await canvas.findByText('Five minutes have passed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: place })).toHaveAccessibleDescription(/^Five minutes are over\./);
  },
});

/** It is begun again: what was chosen and typed is still there, up to the moment when it was begun. */
export const Renewed = meta.story({
  parameters: on(scenarios.slowlyRenewed, here),
  beforeEach: () => keepBasket(preOrderNo, basketKept, begunLongAgo),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox'), 'Ring twice.');
    await user.click(await canvas.findByRole('switch', { name: /^Use 2,480 points/ }));
    await press(canvas, 'Continue with this order');
    await user.click(canvas.getByRole('textbox'));
    await user.paste(' It is the red door.');
    await waitFor(() => expect(canvas.getByRole('button', { name: place })).toBeEnabled());
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring twice. It is the red door.');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await hasTotal(canvas, '13,674.20');
  },
});

/** The shopper has no address yet. */
export const NoAddress = meta.story({
  parameters: on(scenarios.noAddress, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Add the address that this order should go to.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add address' })).toBeEnabled();
  },
});

/** All addresses over the page; the one that the order goes to is chosen. */
export const ChoosingAddress = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'Change address');
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an address' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await expect(dialog.getAllByRole('radio')[0]).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /Vikram Rao/ }));
    await expect(dialog.getByRole('button', { name: 'Deliver here' })).toBeEnabled();
  },
});

/** Another address was chosen: the order goes there. */
export const AddressChosen = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await press(canvas, 'Change address');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /Vikram Rao/ }));
    await press(dialog, 'Deliver here');
    const to = within(await canvas.findByRole('region', { name: 'Deliver to' }));
    await expect(await to.findByText('Vikram Rao')).toBeVisible();
    await waitFor(() => expect(to.getByRole('button', { name: 'Change address' })).toHaveFocus());
  },
});

/** A new address is typed over the page; saved, the order goes there. */
export const AddingAddress = meta.story({
  parameters: on(scenarios.noAddress, here),
  play: async ({ canvas }) => {
    await press(canvas, 'Add address');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Asha Iyer');
    await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Iyer');
  },
});

/** Sent without an address: said where it is missing and in a message, and focus goes there. */
export const AddressNotSelected = meta.story({
  parameters: on(scenarios.noAddress, here),
  play: async ({ canvas }) => {
    await choose(canvas, 'Card');
    await press(canvas, place);
    await expect(await canvas.findByText('Choose where this order should go.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add address' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Add address' })).toHaveAccessibleDescription('Choose where this order should go.');
    await expect(await within(screen.getByRole('alert')).findByText('Check the marked field.')).toBeVisible();
  },
});

/** Sent without a way to pay: said at the choice and in a message, and focus goes there. */
export const PaymentNotSelected = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await press(canvas, place);
    const ways = await canvas.findByRole('radiogroup', { name: 'How would you like to pay?' });
    await waitFor(() => expect(ways).toHaveAccessibleDescription('Choose how you pay.'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'PayPal' })).toHaveFocus());
  },
});

/** The operator has switched off every way to pay. */
export const NoPaymentMethod = meta.story({
  parameters: on(scenarios.noPayMethod, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment method is available')).toBeVisible();
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: place })).toHaveAccessibleDescription(/^There’s no way to pay right now\./);
  },
});

/** A coupon is chosen, and the server has worked out what is left to pay. */
export const CouponApplied = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await choose(canvas, /^Welcome to the arcade/);
    await hasTotal(canvas, '13,499.00');
    await expect((await summaryOf(canvas)).getByText('Coupon')).toBeVisible();
  },
});

/** Several coupons count: the one that takes off most is proposed, and taken with one press. */
export const BestCouponProposed = meta.story({
  parameters: on(scenarios.manyCoupons, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Best for this order: ₹1,500 off with “Lumen Audio”/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'No coupon' })).toBeChecked();
  },
});

/** None of the shopper’s coupons counts here, and each says why. */
export const CouponUnusable = meta.story({
  parameters: on(scenarios.noCoupon, here),
  play: async ({ canvas }) => {
    await press(canvas, /^Show \d coupons that can’t be used/);
    await expect(await canvas.findByText('Spend ₹1,100 more on eligible items.')).toBeVisible();
    for (const why of ['It’s valid for another shop.', 'It’s valid for other items.', 'It can’t be used yet.']) {
      await expect(await canvas.findByText(why)).toBeVisible();
    }
  },
});

/** The coupon’s time ends while it is chosen: it is taken away, and that is said. */
export const CouponLapsed = meta.story({
  parameters: on(scenarios.couponLapses, here),
  play: async ({ canvas }) => {
    await choose(canvas, /^Welcome to the arcade/);
    await expect(await canvas.findByText('Your coupon can’t be used now')).toBeVisible();
    await hasTotal(canvas, '13,699.00');
  },
});

/** Points are taken off. */
export const PointsApplied = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('switch', { name: /^Use 2,480 points/ }));
    await hasTotal(canvas, '13,674.20');
  },
});

/** The price could not be worked out: it can be asked for again, and nothing is lost. */
export const Unpriced = meta.story({
  parameters: on(scenarios.unpriced, here),
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await expect(await summary.findByText('We couldn’t work out the price')).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The shops bring it themselves. */
export const HomeDelivery = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await choose(canvas, 'By the shop');
    await expect(canvas.getByRole('radio', { name: 'By the shop' })).toBeChecked();
  },
});

/** Nothing is posted: no address is asked, nor how it is sent, nor cash at the door. */
export const VirtualGoods = meta.story({
  parameters: on(scenarios.virtual, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The shop sends it to ananya\.rao@mailbox\.example/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Cash on delivery' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/somebody is at home/)).not.toBeInTheDocument();
  },
});

/** Some of it is posted: the address is asked, and what is not posted says so. */
export const VirtualAndPosted = meta.story({
  parameters: on(scenarios.virtualAndPosted, here),
  play: async ({ canvas }) => {
    const items = within(await canvas.findByRole('region', { name: 'Items' }));
    const [mark, ...others] = items.getAllByText('Online delivery').filter((one) => one.checkVisibility({ visibilityProperty: true }));
    await expect(mark).toBeVisible();
    await expect(others).toHaveLength(0);
    // The prices of all shops stand in one column.
    const prices = items.getAllByText((_, one) => one?.matches('p > span') === true && one.textContent.startsWith('₹'));
    const ends = prices.map((one) => Math.round(one.getBoundingClientRect().right));
    await expect(ends).toHaveLength(2);
    await expect(new Set(ends).size).toBe(1);
    await expect(canvas.getByRole('button', { name: 'Change address' })).toBeVisible();
  },
});

/** 151 characters as a reader counts them, one more than may be. */
export const NoteTooLong = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox');
    await user.click(note);
    await user.paste('Ring twice, please. '.repeat(7) + 'Thank you.');
    await expect(note).not.toBeInvalid();
    await user.type(note, '!');
    await choose(canvas, 'Card');
    await press(canvas, place);
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Shorten it by 1/));
    await waitFor(() => expect(note).toHaveFocus());
  },
});

/** Somebody else bought the last ones: the server says what is left, and the order is not placed. */
export const StockChanged = meta.story({
  parameters: on(scenarios.stockChanged, here),
  play: async ({ canvas }) => {
    await choose(canvas, 'Card');
    await press(canvas, place);
    await expect(await canvas.findByText('Your order can’t be placed yet')).toBeVisible();
    await expect(await canvas.findByText(/^Only 1 of Hand-thrown amphora vase/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change quantities' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
});

/** A shop raised a price while the page was open: it is said before anything is placed. */
export const PriceChanged = meta.story({
  parameters: on(scenarios.priceChanged, here),
  play: async ({ canvas }) => {
    await choose(canvas, 'Card');
    await press(canvas, place);
    await expect(await canvas.findByText('A price has changed')).toBeVisible();
    await expect(await canvas.findByText('Hand-thrown amphora vase: ₹2,350.00 before, ₹2,500.00 now')).toBeVisible();
    await hasTotal(canvas, '13,999.00');
    await expect(canvas.getByRole('button', { name: place })).toBeEnabled();
  },
});

/** The order is on its way to the server: everything is locked, nothing can be sent twice. */
export const Submitting = meta.story({
  parameters: on(scenarios.submitting, here),
  play: async ({ canvas }) => {
    await choose(canvas, 'Card');
    await press(canvas, place);
    await waitFor(() => expect(canvas.getByRole('button', { name: place })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

/** A guest: what there is to know about an order without an account, and no points and coupons. */
export const Guest = meta.story({
  parameters: on(scenarios.guest, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re shopping as a guest')).toBeVisible();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Coupons' })).not.toBeInTheDocument();
  },
});

/** The server could not tell what is ordered. */
export const Failed = meta.story({
  parameters: on(scenarios.unreachable, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The order could not be loaded')).toBeVisible();
  },
});

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, here), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, here), play: expectSignedOut });

/** There are addresses, and none is the default: one has to be chosen. */
export const DefaultAddressMissing = meta.story({
  parameters: on(scenarios.noDefault, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no default address')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose an address' })).toBeEnabled();
  },
});

/** The server refuses the order and says why; everything that was chosen and typed is still there. */
export const OrderFailed = meta.story({
  parameters: on(scenarios.orderFailed, here),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox'), 'Ring twice.');
    await choose(canvas, 'Card');
    await press(canvas, place);
    const summary = await summaryOf(canvas);
    await expect(await summary.findByRole('alert')).toHaveTextContent(
      /^Your order hasn’t been placedWe cannot take orders for this address/,
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring twice.');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
});

/** The answer to placing it was lost, and what it was made of is gone: it may be placed already, and nothing here places it again. */
export const MaybePlaced = meta.story({
  parameters: on(scenarios.maybePlaced, here),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Card');
    await press(canvas, place);
    await expect(await canvas.findByText('Your order may already be placed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/users/order_list?menuCur=111');
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/order/shopping_cart');
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: place })).toHaveAccessibleDescription(/^It can’t be placed twice\./);
    await expect(canvas.queryByRole('button', { name: 'Continue with this order' })).not.toBeInTheDocument();
  },
});

/** It was placed in another tab meanwhile, long before its five minutes are over: nothing here begins it again. */
export const PlacedElsewhere = meta.story({
  parameters: on(scenarios.placedElsewhere, here),
  play: async ({ canvas }) => {
    await choose(canvas, 'Card');
    await press(canvas, place);
    await expect(await canvas.findByText(/^It may have been placed in another tab/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue with this order' })).not.toBeInTheDocument();
  },
});

/** What is taken off covers everything: no method is asked. */
export const NothingToPay = meta.story({
  parameters: on(scenarios.nothingToPay, here),
  play: async ({ canvas }) => {
    await choose(canvas, /^A birthday present/);
    await hasTotal(canvas, '0.00');
    await expect(canvas.queryByRole('radio', { name: 'Card' })).not.toBeInTheDocument();
    await expect(await canvas.findByText(/there’s nothing to pay/)).toBeVisible();
    // Said where it would be paid, and nowhere else.
    await expect(canvas.getAllByText(/discounts/)).toHaveLength(1);
  },
});

/** An address that names nothing: the order may be placed already. */
export const Missing = meta.story({
  parameters: on(scenarios.ready, '/order/order_confirm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this order')).toBeVisible();
  },
});

/** Long and unbroken names, a sum of nine digits, and what is no HTML. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, here),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^<img src=x/)).toBeVisible();
    await closeToasts();
  },
});
