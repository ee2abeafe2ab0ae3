import { cartScenarios as scenarios } from '@galleria/mocks/scenarios/cart.ts';
import { useCartScreen } from '@galleria/storefront/screens/useCartScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden } from '@galleria/storybook/kit/standardPlays.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CartScreen } from './CartScreen.tsx';

const cart = '/order/shopping_cart';
const meta = preview.meta({
  ...live(CartScreen, useCartScreen, { ground: 'page' }),
  // What is selected stays in sight below the shop's bar, which counts the lines.
  parameters: { layout: 'fullscreen', withHeader: true },
  title: 'Screens/Cart',
});

const main = async () => within(await screen.findByRole('main'));

/** The parts of a line, by the name of its goods. */
const line = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name });
  const found = link.closest('li');
  if (!found) throw new Error(`The goods "${name.source}" stand in no line.`);
  return within(found);
};
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

/** Goods of two shops, all of them to be ordered, and what they cost together. */
export const Default = meta.story({
  parameters: on(scenarios.ready, cart),
  tags: ['visual:dark', 'visual:mobile', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await box('Select all')).toBeChecked();
    for (const shop of ['Northway Supply', 'Kiln & Clay'])
      await expect(canvas.getByRole('heading', { level: 2, name: new RegExp(`${shop}$`) })).toBeVisible();
    // 4,299 + 2 × 5,499 + 2 × 899 + 2,350
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('19,445.00');
    await expect(canvas.getByRole('button', { name: 'Check out (4)' })).toBeEnabled();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Cart/ })).toHaveTextContent('4'));
  },
});

/** The cart is on its way, in the layout that it will have. */
export const Loading = meta.story({ parameters: on(scenarios.loading, cart), tags: ['visual:mobile'] });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, cart) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, cart), play: expectForbidden });

/** Nothing is in it: how that changes. */
export const Empty = meta.story({
  parameters: on(scenarios.empty, cart),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all items' })).toHaveAttribute('href', '/goods/goods_search');
    await expect(canvas.queryByRole('button', { name: 'Manage' })).toBeNull();
  },
});

/** Nothing is to be ordered now: what to do to order. */
export const NothingSelected = meta.story({
  parameters: on(scenarios.ready, cart),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await user.click(await box('Select all'));
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeDisabled();
    await expect(canvas.getByText('Select what you want to buy.')).toBeVisible();
  },
});

/** One shop and one line are left out: their boxes and that of all are mixed, and only the rest is counted. */
export const PartlySelected = meta.story({
  parameters: on(scenarios.ready, cart),
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await user.click(await box(/^Select Hand-thrown amphora vase/));
    await expect(await box('Select everything from Kiln & Clay')).toBePartiallyChecked();
    await expect(await box('Select all')).toBePartiallyChecked();
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('17,095.00');
    await user.click(await box('Select everything from Northway Supply'));
    await expect(await box('Select everything from Northway Supply')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Check out (1)' })).toBeEnabled();
  },
});

/** Several are marked, to be moved to the wish list or removed together. */
export const Managing = meta.story({
  parameters: on(scenarios.invalid, cart),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    // Taken in Thai too: nothing here is a word of one language.
    const [manage] = await (await main()).findAllByRole('button');
    if (!manage) throw new Error('Nothing leads to managing the cart.');
    await user.click(manage);
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes.filter((one) => one instanceof HTMLInputElement && one.checked)).toHaveLength(0);
    for (const one of boxes.slice(2, 4)) await user.click(one);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).not.toHaveLength(0);
  },
});

/** What was marked is on the wish list now. */
export const MovedToWishList = meta.story({
  parameters: on(scenarios.ready, cart),
  play: async ({ canvas }) => {
    await press(canvas, 'Manage');
    await user.click(await box(/^Select Strider Lite/));
    await user.click(canvas.getByRole('button', { name: 'Move to wish list' }));
    await expect(await screen.findByText('1 item is on your wish list now.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Strider Lite/ })).toBeNull();
    const bar = canvas.getByRole('button', { name: 'Move to wish list' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-disabled', 'true'));
    await expect(bar).toHaveFocus();
  },
});

/** Everything is on the wish list now; the heading has the focus of the button that went. */
export const AllMovedToWishList = meta.story({
  parameters: on(scenarios.ready, cart),
  play: async ({ canvas }) => {
    await press(canvas, 'Manage');
    await user.click(await box('Select all'));
    await user.click(canvas.getByRole('button', { name: 'Move to wish list' }));
    await expect(await screen.findByText('4 items are on your wish list now.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
});

/** Goods that can no longer be bought stand apart: they leave one by one, or all at once. */
export const InvalidGoods = meta.story({
  parameters: on(scenarios.invalid, cart),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async () => {
    await expect(await (await main()).findAllByRole('listitem')).toHaveLength(7);
  },
});

/** All that could not be bought has left. */
export const InvalidCleared = meta.story({
  parameters: on(scenarios.invalid, cart),
  play: async ({ canvas }) => {
    const page = await main();
    await press(canvas, 'Clear all');
    await expect(await screen.findByText('3 items are no longer in your cart.')).toBeVisible();
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(4));
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(document.activeElement?.closest('[data-line]')).toBeVisible();
  },
});

/** The merchant has dropped what was chosen: the line says so, and asks to choose again. */
export const SpecificationGone = meta.story({
  parameters: on(scenarios.specificationGone, cart),
  tags: ['visual:mobile'],
  play: async () => {
    const vase = await line(/^Hand-thrown amphora vase/);
    await expect(vase.getByText('This option is no longer available.')).toBeVisible();
    await expect(vase.getByRole('checkbox')).toBeDisabled();
    await expect(vase.queryByRole('spinbutton')).toBeNull();
  },
});

/** Another specification is chosen over the cart. */
export const ReSelectingSpecification = meta.story({
  parameters: on(scenarios.specificationGone, cart),
  tags: ['visual:dark', 'visual:mobile'],
  play: async () => {
    const vase = await line(/^Hand-thrown amphora vase/);
    await user.click(vase.getByRole('button', { name: /^Choose again/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an option' }));
    await user.click(await dialog.findByRole('radio', { name: '40 cm' }));
    await expect(dialog.getByText(/3,250/)).toBeVisible();
    // Only the height is chosen: no other choice is the reason.
    await expect(dialog.getByRole('radio', { name: '30 cm' })).toHaveAccessibleDescription('Not available');
    await expect(dialog.getByText('Crossed-out options aren’t available.')).toBeVisible();
  },
});

/** Of the option that is chosen in the dialog there are fewer than the line wants: it says so before it is taken. */
export const ReSelectingFewer = meta.story({
  parameters: on(scenarios.few, cart),
  play: async () => {
    await user.click((await line(/^Hand-thrown amphora vase/)).getByRole('button', { name: /: change the option/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an option' }));
    await expect(await dialog.findByText('Only 4 are left.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Choose option' })).toBeEnabled();
  },
});

/** It was chosen: the line can be bought again. */
export const SpecificationChosen = meta.story({
  parameters: on(scenarios.specificationGone, cart),
  play: async ({ canvas }) => {
    await user.click((await line(/^Hand-thrown amphora vase/)).getByRole('button', { name: /^Choose again/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an option' }));
    await user.click(await dialog.findByRole('radio', { name: '40 cm' }));
    await user.click(dialog.getByRole('button', { name: 'Choose option' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: /^40 cm: change/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check out (4)' })).toBeEnabled();
  },
});

/** As many as there are: no more can be had, and the reason stands there. Of the vases there are fewer than were wanted. */
export const QuantityAtStock = meta.story({
  parameters: on(scenarios.few, cart),
  tags: ['visual:mobile'],
  play: async () => {
    const shoe = await line(/^Strider Lite/);
    await user.click(shoe.getByRole('button', { name: 'One more' }));
    await expect(shoe.getByRole('spinbutton')).toHaveValue('6');
    await expect(shoe.getByText('Only 6 are left.')).toBeVisible();
    await expect(shoe.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
    const vase = await line(/^Hand-thrown amphora vase/);
    await expect(vase.getByRole('checkbox')).toBeDisabled();
    await expect(vase.getByRole('button', { name: 'Reduce to 4' })).toBeVisible();
  },
});

/** The last pieces went to somebody else: the line falls back to what it was, says why, and offers what is left. */
export const QuantityRefused = meta.story({
  parameters: on(scenarios.refused, cart),
  play: async () => {
    const shoe = await line(/^Strider Lite/);
    const field = shoe.getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '5');
    await user.tab();
    await expect(await shoe.findByText('Only 2 are left.', { selector: '[role=status]' })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue('1'));
    await expect(await shoe.findByRole('button', { name: 'Change to 2' })).toBeVisible();
  },
});

/** One has left: that can be undone as long as it is told. */
export const Removing = meta.story({
  parameters: on(scenarios.ready, cart),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, /^Remove Strider Lite/);
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Strider Lite/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check out (3)' })).toBeEnabled());
  },
});

/** What was removed is put back. */
export const PutBack = meta.story({
  parameters: on(scenarios.ready, cart),
  play: async ({ canvas }) => {
    await press(canvas, /^Remove Strider Lite/);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Back in your cart.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Strider Lite/ })).toBeVisible();
  },
});

/** A long cart, of many shops. */
export const HundredLines = meta.story({
  parameters: on(scenarios.hundred, cart),
  play: async ({ canvas }) => {
    await expect(await (await main()).findAllByRole('listitem')).toHaveLength(100);
    await expect(canvas.getByRole('button', { name: 'Check out (100)' })).toBeEnabled();
  },
});

/** A visitor's cart, kept on the device, at today's prices. */
export const Guest = meta.story({
  parameters: on(scenarios.guest, cart),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await (await main()).findAllByRole('listitem')).not.toHaveLength(0);
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(4));
  },
});

/** A visitor removes a line and brings it back, without a server. */
export const GuestPutBack = meta.story({
  parameters: on(scenarios.guest, cart),
  play: async ({ canvas }) => {
    await press(canvas, /^Remove Strider Lite/);
    await expect(canvas.queryByRole('link', { name: /^Strider Lite/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: /^Strider Lite/ })).toBeVisible();
    await expect(await screen.findByText('Back in your cart.')).toBeVisible();
  },
});

/** The prices of the device's lines cannot be had: they stand without, and wait. */
export const GuestPricesUnreachable = meta.story({
  parameters: on(scenarios.unpriced, cart),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Some prices could not be loaded')).toBeVisible();
    await expect(canvas.getAllByText('Price not known')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeDisabled();
    // Nobody knows what it costs, so it does not cost nothing.
    await expect(canvas.getByRole('region', { name: 'Summary' })).not.toHaveTextContent('0.00');
  },
});

/** Somebody else wrote into the device's storage: what is no line is left out, and quantities are within their limits. */
export const GuestHostile = meta.story({
  parameters: on(scenarios.guestHostile, cart),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect((await canvas.findAllByRole('spinbutton')).map((one) => one.getAttribute('aria-valuenow'))).toEqual(['1', '1', '99']),
    );
  },
});

/** What is left is taken: the reason goes with the offer. */
export const RefusedThenChanged = meta.story({
  parameters: on(scenarios.refused, cart),
  play: async ({ canvas }) => {
    const shoe = await line(/^Strider Lite/);
    const field = shoe.getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '5');
    await user.tab();
    await user.click(await shoe.findByRole('button', { name: 'Change to 2' }));
    await waitFor(() => expect(field).toHaveValue('2'));
    await expect(shoe.queryByRole('button', { name: 'Change to 2' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('23,744.00'));
  },
});

/** Nothing in it can be bought any more: it leads on instead of adding up nothing. */
export const OnlyInvalid = meta.story({
  parameters: on(scenarios.onlyInvalid, cart),
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Summary' }));
    await expect(summary.getByText(/^Nothing in your cart can be bought right now\./)).toBeVisible();
    await expect(summary.getByRole('link', { name: 'See all items' })).toHaveAttribute('href', '/goods/goods_search');
    await expect(summary.queryByText(/0\.00/)).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Prices are not what they were when the shopper last looked: each says so, and the top counts them. */
export const PriceChanged = meta.story({
  parameters: on(scenarios.priceChanged, cart),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 price is lower. 1 price is higher.')).toBeVisible();
    await expect((await line(/^Strider Lite/)).getByText('Lower than before')).toBeVisible();
    await expect((await line(/^Transit 55/)).getByText('Higher than before')).toBeVisible();
  },
});

/** What could be bought at the last visit no longer can. */
export const LostSinceLastVisit = meta.story({
  parameters: on(scenarios.lost, cart),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 items can’t be bought any more.')).toBeVisible();
    await expect(canvas.getAllByText(/ · since your last visit$/)).toHaveLength(2);
  },
});

/** After signing in: what joined from the device, what was cut to what there is, and what is gone. */
export const CarriedOver = meta.story({
  parameters: on(scenarios.carriedOver, cart),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 items from this device are in your cart.')).toBeVisible();
    await expect(canvas.getByText('Hand-thrown amphora vase: we’ve kept 4, the most you can buy.')).toBeVisible();
    await expect(canvas.getByText('Hand-poured beeswax candle can’t be bought any more, so we left it out.')).toBeVisible();
    await waitFor(async () => expect((await line(/^Stoneware coffee cup/)).getByRole('spinbutton')).toHaveValue('5'));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Cart/ })).toHaveTextContent('3'));
  },
});

/** The device's lines could not be added: nothing is lost, and it can be tried again. */
export const JoinFailed = meta.story({
  parameters: on(scenarios.joinFailed, cart),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 items couldn’t be added yet')).toBeVisible();
    await expect(canvas.getByText('Your cart is being counted. Try again in a minute.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** It cannot be ordered as it stands: the server says why, and what is sold out stands apart. */
export const CheckOutRefused = meta.story({
  parameters: on(scenarios.checkOutRefused, cart),
  play: async ({ canvas }) => {
    await press(canvas, 'Check out (4)');
    await expect(await screen.findByText('Strider Lite everyday running shoe is sold out.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check out (3)' })).toBeEnabled());
    const gone = within(canvas.getByRole('region', { name: /^Can’t be bought right now/ }));
    await expect(gone.getByText('Strider Lite everyday running shoe', { selector: 'p' })).toBeVisible();
  },
});

/** Long and hostile names without pictures, at nine digits and more, more of them than there are. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, cart),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await (await main()).findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Reduce to 3' })).toBeVisible();
    // What cannot be added up is no part of the sum, and cannot be ordered.
    const coat = await line(/^เสื้อโค้ท/);
    await expect(coat.getByText(/^We can’t add up this amount/)).toBeVisible();
    await expect(coat.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Check out (1)' })).toBeEnabled();
    // Neither an amount of a shop's nor a number of pieces loses digits.
    for (const amount of ['₹12,34,56,789.99', '₹12,22,22,22,209.01'])
      for (const shown of canvas.getAllByText((_, one) => one?.tagName === 'SPAN' && one.textContent === amount)) {
        const { fontSize } = getComputedStyle(shown);
        await expect(shown.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize));
      }
    for (const number of canvas.getAllByRole('spinbutton')) await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
  },
});
