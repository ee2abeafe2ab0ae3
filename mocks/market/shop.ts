import { reject } from '../businessError.ts';
import type { Merchant, Product, Sku } from './state/shop.ts';
import type { MarketState } from './state.ts';

/** Questions about goods and merchants that many handlers ask. */

/** Skus that are still offered. */
export const offered = ({ skus }: Product): Sku[] => skus.filter(({ gone }) => !gone);

/** The sku that a list shows the price of: the cheapest. */
export function cheapest(product: Product): Pick<Sku, 'price' | 'oldPrice'> {
  const [first = { price: 0 }, ...rest] = offered(product).length ? offered(product) : product.skus;
  return rest.reduce<Pick<Sku, 'price' | 'oldPrice'>>((low, sku) => (sku.price < low.price ? sku : low), first);
}

/** Pieces in stock, over all skus that are offered. */
export const stockOf = (product: Product): number => offered(product).reduce((sum, { stock }) => sum + stock, 0);

/** The product of an id, on sale or not. */
export const productOf = (state: MarketState, id: number): Product | undefined => state.products.find((product) => product.id === id);

/** Whether a product can be found: it is on sale and its shop is open. */
export const isOnSale = (state: MarketState, product: Product): boolean =>
  !product.withdrawn && !state.merchants.some(({ id, closed }) => id === product.merchant && closed);

/** A product that can be found; 404 for any other. */
export function findProduct(state: MarketState, id: number): Product {
  const product = productOf(state, id);
  return product && isOnSale(state, product) ? product : reject(404, 'This product is no longer on sale.');
}

/** The sku of an id, whatever has become of it. */
export function skuOf(state: MarketState, product: number, sku: number): Sku | undefined {
  return productOf(state, product)?.skus.find(({ id }) => id === sku);
}

/** What is chosen, as one text: "Lilac, UK 8". */
export const specOf = ({ values }: Sku): string => values.join(', ');

/** The merchant of an id; 404 when there is none, a refusal when it is closed. */
export function findMerchant(state: MarketState, id: number): Merchant {
  const merchant = state.merchants.find((one) => one.id === id) ?? reject(404, 'This shop does not exist.');
  return merchant.closed ? reject(500, `${merchant.name} is closed.`) : merchant;
}

export const merchantName = (state: MarketState, id: number): string => state.merchants.find((one) => one.id === id)?.name ?? '';

/** Why there can be no more of something. */
export const fewLeft = (stock: number, name = ''): string => `Only ${stock}${name && ` of ${name}`} ${stock === 1 ? 'is' : 'are'} left.`;

/** The next id of anything. */
export const nextId = (state: MarketState): number => state.nextId++;
