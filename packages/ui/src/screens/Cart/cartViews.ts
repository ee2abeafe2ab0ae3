import { quantityFits, quantityLimits } from '../../flows/index.ts';
import type {
  CartArithmetic,
  CartLineData,
  CartLineStatus,
  CartLineView,
  CartNotes,
  CartRefusal,
  CartSelection,
  CartShopData,
  CartShopView,
} from './lineTypes.ts';

/** A shop of the cart, and what is selected in it. */
interface CountedShop {
  view: CartShopView;
  lines: number;
  pieces: number;
  goods: string;
}

/** The last count of each shop: what was not changed is neither counted nor drawn again. */
const countedShops = new WeakMap<CartShopData, CountedShop>();

/** Counts a shop of the cart. */
export function countedShop(shop: CartShopData, lines: readonly CartLineView[], money: CartArithmetic): CountedShop {
  const last = countedShops.get(shop);
  const isSameShop = last?.view.lines.length === lines.length && last.view.lines.every((line, at) => line === lines[at]);
  if (last && isSameShop) return last;
  const selected = lines.filter((line) => line.selected);
  const { id, name } = shop.merchant;
  const counted: CountedShop = {
    view: { id, name, lines, selection: selectionOf(lines) },
    lines: selected.length,
    pieces: selected.reduce((pieces, { quantity }) => pieces + quantity, 0),
    goods: money.sum(selected.map(({ subtotal }) => subtotal)),
  };
  countedShops.set(shop, counted);
  return counted;
}

export function statusOf({ offer, unpriced }: CartLineData, sold: boolean): CartLineStatus {
  if (unpriced) return 'unpriced';
  if (offer && offer.stock <= 0) return 'soldOut';
  if (!sold) return 'withdrawn';
  return offer ? 'valid' : 'specificationGone';
}

/** What decides of a line beside its data. */
interface LineNotes {
  merchantId: number;
  status: CartLineStatus;
  quantity: number;
  unselected: boolean;
  before: { price: string; valid: boolean } | undefined;
  refusal: CartRefusal | undefined;
}

/** The last view of each line: of a thousand lines, one changes. */
const views = new WeakMap<CartLineData, { of: LineNotes; view: CartLineView }>();

/** What the screen shows of a line. */
export function viewOf(
  line: CartLineData,
  merchantId: number,
  status: CartLineStatus,
  notes: CartNotes,
  money: CartArithmetic,
): CartLineView {
  const wish = notes.wishes.get(line.id);
  const of: LineNotes = {
    merchantId,
    status,
    quantity: typeof wish === 'number' ? wish : line.quantity,
    unselected: notes.unselected.has(line.skuId),
    before: notes.seen.get(line.skuId),
    refusal: notes.refusals.get(line.id),
  };
  const last = views.get(line);
  if (last && isSame(last.of, of)) return last.view;
  const view = newView(line, of, money);
  views.set(line, { of, view });
  return view;
}

const isSame = (a: LineNotes, b: LineNotes) =>
  a.merchantId === b.merchantId &&
  a.status === b.status &&
  a.quantity === b.quantity &&
  a.unselected === b.unselected &&
  a.before === b.before &&
  a.refusal === b.refusal;

function newView(
  line: CartLineData,
  { merchantId, status, quantity, unselected, before, refusal }: LineNotes,
  money: CartArithmetic,
): CartLineView {
  const { id, productId, skuId, name, image, specText, offer } = line;
  const stock = offer?.stock ?? 0;
  const price = offer?.price ?? '';
  const subtotal = status === 'valid' ? money.times(price, quantity) : '';
  const orderable = subtotal !== '' && quantityFits({ quantity, stock });
  const change = before?.price && price && before.price !== price && status === 'valid' ? money.compare(price, before.price) : 0;
  return {
    id,
    productId,
    skuId,
    merchantId,
    name,
    image,
    specText,
    quantity,
    status,
    price,
    subtotal,
    stock,
    most: quantityLimits(stock).max,
    selected: orderable && !unselected,
    orderable,
    priceBefore: change === 0 ? '' : (before?.price ?? ''),
    rose: change > 0,
    justLost: before?.valid === true && status !== 'valid' && status !== 'unpriced',
    refusal,
  };
}

export function selectionOf(lines: readonly CartLineView[]): CartSelection {
  const open = lines.filter(({ orderable }) => orderable);
  const selected = open.filter((line) => line.selected).length;
  if (open.length === 0) return 'nothing';
  if (selected === 0) return 'none';
  return selected === open.length ? 'all' : 'some';
}
