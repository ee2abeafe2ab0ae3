import { goodsDetailScenarios as scenarios, goodsIds, shoeSkus } from '@galleria/mocks/scenarios/goodsDetail.ts';
import { pages } from '@galleria/storefront/routes/pages.ts';
import { useGoodsDetailScreen } from '@galleria/storefront/screens/useGoodsDetailScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { closeToasts, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { GoodsDetailScreen } from './GoodsDetailScreen.tsx';

const { shoe, camera, cups } = goodsIds;
const at = (id: number | string, query = '') => `/goods_detail/${id}${query && `?${query}`}`;

const meta = preview.meta({
  ...live(GoodsDetailScreen, useGoodsDetailScreen, { path: pages.goodsDetail.path }),
  title: 'Screens/Goods detail',
});

const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const choose = async (name: string | RegExp) => user.click(await radio(name));

/** Nothing is chosen yet: pictures, the price from which it is sold, what there is to choose, the shop, facts and the newest reviews. */
export const Default = meta.story({
  parameters: on(scenarios.ready, at(shoe)),
  tags: ['smoke', 'visual:dark', 'visual:mobile', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    // What the coupons take off stands beside the price; on a phone that of one.
    const coupons = await canvas.findByRole('button', { name: /₹400 off over ₹4,000.*4 coupons/ });
    await expect(coupons).toHaveAccessibleName(/^Coupons for this item/);
  },
});

/** The goods are on their way, in the layout that they will have. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at(shoe)), tags: ['visual:mobile'] });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at(shoe)) });

/** The shop has taken it down: the page says so, and shows others. */
export const NotOnSale = meta.story({
  parameters: on(scenarios.withdrawn, at(shoe)),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This item isn’t on sale' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: 'This item isn’t on sale' })).toHaveLength(1);
    await expect(document.title).toBe('This item isn’t on sale – Galleria');
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(4);
  },
});

/** Somebody typed an address that names no goods: nothing is asked for. */
export const NoSuchGoods = meta.story({
  parameters: on(scenarios.unreachable, at('%3Cb%3E')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all items' })).toHaveAttribute('href', '/goods/goods_search');
  },
});

/** Nothing is left of any sku: that is said once, it can be kept on the wish list, and the way leads on to others. */
export const SoldOut = meta.story({
  parameters: on(scenarios.soldOut, at(shoe)),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('spinbutton', { name: 'Quantity' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).toHaveAccessibleDescription('Sold out');
    // Seen once, however many values there are.
    await expect(canvas.getAllByText('Sold out').filter((one) => one.clientWidth > 1)).toHaveLength(1);
  },
});

/** None is left, and what else there is was asked for: its tab is brought into sight. */
export const SoldOutLedOn = meta.story({
  parameters: on(scenarios.soldOut, at(shoe)),
  play: async ({ canvas }) => {
    await press(canvas, 'See other items');
    await expect(await canvas.findByRole('heading', { name: 'More from Northway Supply' })).toBeVisible();
    const tabs = canvas.getByRole('tablist', { name: 'About this item' });
    await waitFor(() => expect(tabs.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
    await expect(document.activeElement).toContainElement(tabs);
  },
});

/** A whole choice: its picture, price and stock follow, and the address names its sku. */
export const SpecificationChosen = meta.story({
  parameters: on(scenarios.ready, at(shoe)),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await choose('Teal');
    await choose('UK 8');
    await expect(canvas.getByRole('button', { name: /^Enlarge picture 4 of/ })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(await screen.findByText(/is in your cart/)).toBeVisible();
  },
});

/** One set costs more than the other: the price is that from which it is sold, until the dearer is chosen. */
export const PriceFollows = meta.story({
  parameters: on(scenarios.ready, at(cups)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('From')).toBeVisible();
    await choose('Set of four');
    await expect(canvas.queryByText('From')).not.toBeInTheDocument();
    await expect(canvas.getByText(/1,699/)).toBeVisible();
  },
});

/** What is not made in the chosen colour is struck out before it is pressed; pressed, it says so and offers others. */
export const SpecificationUnavailable = meta.story({
  parameters: on(scenarios.ready, at(shoe)),
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await choose('Graphite');
    await expect(canvas.getByRole('radio', { name: 'UK 10' })).toHaveAccessibleDescription('Not available with your other choices');
    await choose('UK 10');
    await expect(canvas.getByText('Graphite, UK 10 isn’t available.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Lilac, UK 10' })).toBeVisible();
    // It is not made, which is no word about stock, and is still seen.
    await expect(canvas.getAllByText('Sold out')).toHaveLength(2);
    // Both attributes have a value that is struck out; why is said once.
    await expect(canvas.getAllByText(/^Crossed-out options/)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Enlarge picture 7 of 7' })).toBeVisible();
  },
});

/** Sold out in the chosen size: it can be chosen, says so, and a press on another one leads on. */
export const SoldOutSpecificationChosen = meta.story({
  parameters: on(scenarios.ready, at(shoe, `sku=${shoeSkus.teal10}`)),
  tags: ['visual:dark', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Teal, UK 10 is sold out.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'UK 10' })).toBeChecked();
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('Teal, UK 10 is sold out.');
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: /, UK \d+$/ })).toHaveLength(3);
  },
});

/** Another one was taken instead: it can be bought, and its radio button has the focus. */
export const AnotherTaken = meta.story({
  parameters: on(scenarios.ready, at(shoe, `sku=${shoeSkus.teal10}`)),
  play: async ({ canvas }) => {
    await press(canvas, 'Lilac, UK 10');
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});

/** Bought before something was chosen: each attribute says what is missing, and the first has the focus. */
export const SpecificationMissing = meta.story({
  parameters: on(scenarios.ready, at(shoe)),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await press(canvas, 'Buy now');
    await expect(canvas.getByText('Choose an option for Colour.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).toHaveFocus();
    await choose('Teal');
    await press(canvas, 'Add to cart');
    await expect(canvas.queryByText('Choose an option for Colour.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'UK 8' })).toHaveFocus();
  },
});

/** As many as there are: no more can be added, and the reason stands beside it. */
export const QuantityAtStock = meta.story({
  parameters: on(scenarios.few, at(shoe, `sku=${shoeSkus.lilac8}`)),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await user.click(field);
    await user.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('6');
    await expect(canvas.getByText('Only 6 are left.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** There are more than anybody may buy at a time: 99, and why. */
export const QuantityNinetyNine = meta.story({
  parameters: on(scenarios.plenty, at(shoe, `sku=${shoeSkus.lilac8}`)),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '250');
    await user.tab();
    await expect(field).toHaveValue('99');
    await expect(canvas.getByText('You can buy up to 99 at a time.')).toBeVisible();
  },
});

/** Goods without a specification and an old price: the price alone, ready to be bought. */
export const NoOldPrice = meta.story({
  parameters: on(scenarios.ready, at(camera)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy now' })).toBeEnabled();
    await expect(canvas.queryByText('Old price')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/% off/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
});

/** A long name, eight specifications of up to thirty values, and a text without end. */
export const LongText = meta.story({
  parameters: on(scenarios.long, at(shoe)),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(8);
  },
});

/** The tab of reviews: what they come to, a filter with counts, and the first page. */
export const Reviews = meta.story({
  parameters: on(scenarios.ready, at(shoe, 'tab=reviews')),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', at(shoe, 'tab=reviews&page=2'));
  },
});

/** The last page of them. An address beyond it leads there too. */
export const ReviewsLastPage = meta.story({
  parameters: on(scenarios.ready, at(shoe, 'tab=reviews&page=50')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByText('No reviews of this kind')).toBeNull();
  },
});

/** The bad ones alone, on the page that the address names. */
export const ReviewsFiltered = meta.story({
  parameters: on(scenarios.ready, at(shoe, 'tab=reviews')),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: /^Poor/ }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(10));
    for (const one of canvas.getAllByRole('article')) await expect(one).toHaveTextContent(/[12]\.0/);
  },
});

/** Nobody has reviewed it yet. */
export const ReviewsEmpty = meta.story({ parameters: on(scenarios.ready, at(camera, 'tab=reviews')) });

/** The reviews could not be had. The page stands, and they can be asked for again. */
export const ReviewsFailed = meta.story({
  parameters: on(scenarios.reviewsFailed, at(shoe, 'tab=reviews')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  },
});

/** A picture of a review, over the page. */
export const ReviewPicturesOpen = meta.story({
  parameters: on(scenarios.answered, at(shoe, 'tab=reviews')),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    if (!first) return;
    await user.click(within(first).getByRole('button', { name: 'Show picture 2 of 3' }));
    await expect(await screen.findByRole('dialog', { name: /^Pictures by/ })).toBeVisible();
    await expect(screen.getByText('2 of 3')).toBeVisible();
  },
});

/** The shop answers a review. */
export const MerchantReply = meta.story({
  parameters: on(scenarios.answered, at(shoe, 'tab=reviews&page=1&reviews=none')),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    first?.scrollIntoView({ block: 'start' });
    await expect(first).toHaveTextContent(/Reply from Northway Supply.*Thank you, this made our morning/);
  },
});

/** Other goods of the shop, then what anybody may like. */
export const Recommendations = meta.story({
  parameters: on(scenarios.ready, at(shoe, 'tab=recommend')),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'More from Northway Supply' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'You may also like' })).toBeVisible();
  },
});

/** What the merchant wrote, cleaned. */
export const Details = meta.story({
  parameters: on(scenarios.ready, at(shoe, 'tab=details')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How it is made' })).toBeVisible();
  },
});

/** It is on the shopper's wish list; a press takes it off. */
export const Collected = meta.story({
  parameters: on(scenarios.collected, at(shoe)),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove from wish list');
    await expect(await canvas.findByRole('button', { name: 'Add to wish list' })).toBeVisible();
    await press(canvas, 'Add to wish list');
    await expect(await canvas.findByRole('button', { name: 'Remove from wish list' })).toBeVisible();
  },
});

/** In the cart: a message with the way there, and one line more at the cart above. */
export const AddedToCart = meta.story({
  parameters: { ...on(scenarios.ready, at(shoe, `sku=${shoeSkus.teal8}`)), withHeader: true },
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    const cart = await canvas.findByRole('link', { name: /^Cart/ });
    await expect(cart).not.toHaveTextContent(/\d/);
    await press(canvas, 'Add to cart');
    await expect(await screen.findByText('Strider Lite everyday running shoe is in your cart.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/order/shopping_cart');
    await waitFor(() => expect(cart).toHaveTextContent('1'));
  },
});

/** Nobody is signed in: it goes into the cart of the device, which the badge counts too, and nobody is asked who they are. */
export const AddedByVisitor = meta.story({
  parameters: { ...on(scenarios.visitor, at(shoe, `sku=${shoeSkus.teal8}`)), withHeader: true },
  play: async ({ canvas }) => {
    await press(canvas, 'Add to cart');
    await expect(await screen.findByText('Strider Lite everyday running shoe is in your cart.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Cart/ })).toHaveTextContent('1'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** There are no more than the device's cart has already: that is said, instead of that another one is in it. */
export const LimitForVisitor = meta.story({
  parameters: on(scenarios.lastForVisitor, at(shoe, `sku=${shoeSkus.teal8}`)),
  play: async ({ canvas }) => {
    await press(canvas, 'Add to cart');
    await expect(await screen.findByText('Strider Lite everyday running shoe is in your cart.')).toBeVisible();
    await closeToasts();
    await press(canvas, 'Add to cart');
    await expect(await within(await screen.findByRole('alert')).findByText('The last one is in your cart.')).toBeVisible();
    await expect(screen.queryByText('Strider Lite everyday running shoe is in your cart.')).toBeNull();
  },
});

/** The last pieces went to somebody else while the page was open: the server says so, and the page shows it. */
export const StockFallen = meta.story({
  parameters: on(scenarios.fallen, at(shoe, `sku=${shoeSkus.teal8}`)),
  play: async ({ canvas }) => {
    await press(canvas, 'Add to cart');
    await expect(await screen.findByText('Strider Lite everyday running shoe is sold out.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  },
});

/** Followed: the button says what the next press does. */
export const Followed = meta.story({
  parameters: on(scenarios.ready, at(shoe)),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Follow / });
    await user.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Unfollow'));
  },
});

/** Coupons for these goods, for their shop and for everything, received where they stand. */
export const CouponsOpen = meta.story({
  parameters: on(scenarios.coupons, at(shoe)),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, /^Coupons for this item/);
    const dialog = await screen.findByRole('dialog', { name: 'Coupons for this item' });
    const [first] = await within(dialog).findAllByRole('article');
    await user.click(within(first ?? dialog).getByRole('button', { name: /Collect/ }));
    await expect(await within(dialog).findByText('Collected')).toBeVisible();
  },
});

/** There are no coupons for these goods: it is said in the place of the way to them. */
export const NoCoupons = meta.story({
  parameters: on(scenarios.noCoupons, at(shoe)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No coupons right now')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Coupons/ })).not.toBeInTheDocument();
  },
});

/** The coupons did not come: the page sells all the same, and the dialog says why and tries again. */
export const CouponsFailed = meta.story({
  parameters: on(scenarios.couponsFailed, at(shoe)),
  play: async ({ canvas }) => {
    await press(canvas, 'Coupons for this item');
    const dialog = await screen.findByRole('dialog', { name: 'Coupons for this item' });
    await expect(await within(dialog).findByText('The coupons are being counted. Come back in a few minutes.')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** What the operator promises. */
export const GuaranteesOpen = meta.story({
  parameters: on(scenarios.ready, at(shoe)),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, /15 days to return/);
    const dialog = await screen.findByRole('dialog', { name: 'What you can count on' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  },
});

/** No picture, no specification, no words: what is left is a name, a price and the way to buy it. */
export const Bare = meta.story({
  parameters: on(scenarios.bare, at(camera)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Field 35 compact film camera' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Enlarge/ })).not.toBeInTheDocument();
  },
});

/** A server that says next to nothing: an old price below the price, and no sku that could be bought. */
export const LittleKnown = meta.story({
  parameters: on(scenarios.noDetails, at(shoe, 'tab=details&sku=-1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    await expect(canvas.getByText('No details yet')).toBeVisible();
  },
});

/** Long and hostile names, addresses of pictures that are none, and nine digits. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at(shoe, 'tab=%3Cscript%3E&sku=9999999999999999999')),
  tags: ['visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    await choose('A');
    // Chosen in part, and whatever else is chosen leads to none in stock.
    await expect(canvas.getByText('A is sold out.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Buy now' })).toBeDisabled();
    await expect(canvas.getByRole('tab', { name: 'Item' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
