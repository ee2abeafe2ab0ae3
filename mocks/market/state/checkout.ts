export interface CartLine {
  id: number;
  product: number;
  sku: number;
  quantity: number;
}

/** What is about to be ordered. */
export interface PreOrder {
  no: string;
  shopper: number;
  createdAt: number;
  lines: { product: number; sku: number; quantity: number; cartLine?: number }[];
}

/** One sku that is about to be bought. Amounts are whole cents. */
export interface BasketLine {
  product: number;
  sku: number;
  merchant: number;
  category: number;
  spec: string;
  price: number;
  postage: number;
  quantity: number;
  cartLine?: number | undefined;
}

/** A pre-order lives for five minutes (docs/domain/checkout.md#before-the-order). */
export const preOrderLife = 5 * 60_000;
