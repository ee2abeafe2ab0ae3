import type { OrderState, RefundStage } from '@galleria/ui/flows';

/** Everything the mock marketplace knows, as plain JSON: it can be kept in a file and compared. Amounts are whole cents. */
export interface MarketState {
  merchants: Merchant[];
  products: Product[];
  shoppers: Shopper[];
  /** Who a token belongs to and until when (milliseconds). */
  tokens: Record<string, { shopper: number; until: number }>;
  orders: Order[];
  refunds: Refund[];
  carts: Record<number, CartLine[]>;
  nextId: number;
}

export interface Merchant {
  id: number;
  name: string;
}

export interface Product {
  id: number;
  merchant: number;
  name: string;
  image: string;
  price: number;
  oldPrice?: number;
  sales: number;
  ficti: number;
  stock: number;
  unit: string;
}

export interface Shopper {
  id: number;
  nickname: string;
  avatar: string;
  phone: string;
  email: string;
  password: string;
  points: number;
}

export interface OrderLine {
  id: number;
  product: number;
  sku: number;
  spec: string;
  price: number;
  quantity: number;
  reviewed: boolean;
}

/** The order of one shop, on its way through the order flow. */
export interface MerchantOrder {
  id: number;
  no: string;
  merchant: number;
  state: OrderState;
  refund: RefundStage;
  freight: number;
  lines: OrderLine[];
  deleted?: boolean;
}

/** An order over its shops. */
export interface Order {
  id: number;
  no: string;
  shopper: number;
  placedAt: number;
  parts: MerchantOrder[];
}

export interface Refund {
  id: number;
  no: string;
  shopper: number;
  order: string;
  status: 0 | 1 | 2 | 3;
}

export interface CartLine {
  id: number;
  product: number;
  sku: number;
  quantity: number;
}

/** A marketplace: what it knows, and what time it is there. */
export interface Market {
  state: MarketState;
  now: () => number;
}

/** An unpaid order is cancelled after two hours (api.md §3). */
export const autoCancelAfter = 2 * 3_600_000;
