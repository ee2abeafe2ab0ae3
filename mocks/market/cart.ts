import { allows, type CartLineState, cartLineFlow, maxQuantity } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { fewLeft, isOnSale, nextId, productOf, skuOf } from './shop.ts';
import type { CartLine } from './state/checkout.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market, MarketState } from './state.ts';

/** A shopper's cart. */
export function cartOf({ state }: Market, shopper: Shopper): CartLine[] {
  return (state.carts[shopper.id] ??= []);
}

/** The state of a cart line, by whether its product and sku are still on sale. */
export function stateOfLine(state: MarketState, { product: id, sku: skuId }: CartLine): CartLineState {
  const product = productOf(state, id);
  if (!product || !isOnSale(state, product)) return 'withdrawn';
  const sku = skuOf(state, id, skuId);
  if (!sku || sku.gone) return 'specificationGone';
  return sku.stock > 0 ? 'valid' : 'soldOut';
}

/** A line of the shopper's own cart; 404 for any other. */
export function findLine(market: Market, shopper: Shopper, id: number): CartLine {
  return cartOf(market, shopper).find((line) => line.id === id) ?? reject(404, 'This line is no longer in your cart.');
}

/** Adds to the cart, all or nothing. The same sku adds up; a sum above 99 or above what there is is refused (docs/domain/cart.md#lines). */
export function addToCart(
  market: Market,
  shopper: Shopper,
  wanted: readonly { productId: number; productAttrUnique: number; cartNum: number }[],
): void {
  const { state } = market;
  const sums = new Map(cartOf(market, shopper).map(({ sku, quantity }) => [sku, quantity]));
  for (const { productId, productAttrUnique, cartNum } of wanted) {
    const product = productOf(state, productId);
    const sku = skuOf(state, productId, productAttrUnique);
    if (!product || !sku || sku.gone || !isOnSale(state, product))
      reject(500, `${product?.name ?? 'One of the goods'} is no longer on sale.`);
    if (sku.stock <= 0) reject(500, `${product.name} is sold out.`);
    const present = sums.get(sku.id) ?? 0;
    refuseTooMany(sku.stock, product.name, present, cartNum);
    sums.set(sku.id, present + cartNum);
  }
  for (const { productId, productAttrUnique, cartNum } of wanted) put(market, shopper, productId, productAttrUnique, cartNum);
}

/** Sets how many of a line are wanted. */
export function setQuantity(market: Market, shopper: Shopper, id: number, quantity: number): void {
  const line = findLine(market, shopper, id);
  const stock = skuOf(market.state, line.product, line.sku)?.stock ?? 0;
  if (!allows(cartLineFlow, stateOfLine(market.state, line), 'setQuantity', { quantity, stock })) {
    reject(500, stock > 0 ? fewLeft(stock) : 'This can no longer be bought.');
  }
  line.quantity = quantity;
}

/** Changes the specification of a line. One that is in the cart already adds up, within the same limits as when it is added. */
export function reselect(market: Market, shopper: Shopper, wanted: { id: number; num: number; productId: number; unique: number }): void {
  const line = findLine(market, shopper, wanted.id);
  const sku = skuOf(market.state, wanted.productId, wanted.unique);
  const context = { quantity: wanted.num, stock: sku?.gone ? 0 : (sku?.stock ?? 0) };
  if (wanted.productId !== line.product || !allows(cartLineFlow, stateOfLine(market.state, line), 'reselect', context)) {
    reject(500, 'This specification cannot be had any more.');
  }
  const cart = cartOf(market, shopper);
  const twin = cart.find((other) => other !== line && other.sku === wanted.unique);
  if (twin) {
    refuseTooMany(context.stock, productOf(market.state, line.product)?.name ?? '', twin.quantity, wanted.num);
    twin.quantity += wanted.num;
    remove(market, shopper, [line.id]);
  } else Object.assign(line, { sku: wanted.unique, quantity: wanted.num });
}

/** Takes lines out of the cart; 404 when one of them is not there. */
export function remove(market: Market, shopper: Shopper, ids: readonly number[]): void {
  for (const id of ids) findLine(market, shopper, id);
  market.state.carts[shopper.id] = cartOf(market, shopper).filter(({ id }) => !ids.includes(id));
}

function put(market: Market, shopper: Shopper, product: number, sku: number, quantity: number): void {
  const cart = cartOf(market, shopper);
  const line = cart.find((one) => one.sku === sku);
  if (line) line.quantity += quantity;
  else cart.unshift({ id: nextId(market.state), product, sku, quantity });
}

function refuseTooMany(stock: number, name: string, present: number, more: number): void {
  if (present + more > stock) reject(500, tooFew(stock, name, present));
  if (present + more > maxQuantity) reject(500, `There can be up to ${maxQuantity} of ${name} in your cart, where ${present} are.`);
}

/** Why no more can be added: what is in the cart already is no longer to be had. */
function tooFew(stock: number, name: string, present: number): string {
  if (present === 0) return fewLeft(stock, name);
  if (present < stock) return `Only ${stock} of ${name} are left, and ${present} of them ${present === 1 ? 'is' : 'are'} in your cart.`;
  return stock === 1 ? `The last one of ${name} is in your cart.` : `All ${stock} that are left of ${name} are in your cart.`;
}
