import type { OrderAction, OrderInFlow } from '../../flows/order.ts';
import type { OrderShopView } from '../../patterns/OrderCard/index.ts';
import type { Outcome } from '../../state/resource.ts';

/** An order as the list and its own page have it. */
export interface OrderView extends OrderInFlow {
  kind: 'order';
  /** `PT…` before it is paid, `SH…` after. */
  number: string;
  total: string;
  quantity: number;
  /** Decimal text; absent while the server does not say. */
  freight?: string | undefined;
  placedAt?: string | undefined;
  /** When it ends by itself if it is not paid. */
  cancelsAt?: string | undefined;
  shops: readonly OrderShopView[];
}

/** Actions that are sent from where they are offered; the others lead to a page. */
export const sentActions = ['cancel', 'confirmReceipt', 'delete', 'buyAgain'] as const satisfies readonly OrderAction[];
export type SentAction = (typeof sentActions)[number];
export type LinkedAction = Exclude<OrderAction, SentAction>;

export type OrderSender = (action: SentAction, order: OrderView) => Promise<Outcome>;

/** The time to pay an order is over: asks the server. Resolves when what is shown is up to date, with whether it is cancelled. */
export type OrderExpiry = (order: OrderView) => Promise<boolean>;

/** Where the actions of an order lead. */
export interface OrderActionLinks {
  cart: string;
  action: (action: LinkedAction, order: OrderView) => string;
}

/** Whether a line of these shops has its review: where none has, no column is kept for the mark. */
export const hasReview = (shops: readonly OrderShopView[]): boolean => shops.some(({ lines }) => lines.some(({ reviewed }) => reviewed));

/** Whether an amount is none, as that of free delivery. */
export const isNothing = (amount: string): boolean => /^0+(\.0*)?$/.test(amount);
