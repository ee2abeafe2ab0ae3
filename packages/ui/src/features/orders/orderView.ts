import type { OrderAction, OrderInFlow } from '../../flows/order.ts';
import type { OrderCardView, OrderShopView } from '../../patterns/OrderCard/index.ts';
import type { Outcome } from '../../state/resource.ts';

/** An order as the list and its own page have it. */
export interface OrderView extends OrderInFlow, OrderCardView {
  kind: 'order';
  /** When it ends by itself if it is not paid. */
  cancelsAt?: string | undefined;
}

/** Actions that are sent from where they are offered; the others lead to a page. */
export const sentActions = ['cancel', 'confirmReceipt', 'delete', 'buyAgain'] as const satisfies readonly OrderAction[];
export type SentAction = (typeof sentActions)[number];
/** Whether an action is sent from where it is offered. */
export const isSent = (action: OrderAction): action is SentAction => sentActions.some((one) => one === action);
export type LinkedAction = Exclude<OrderAction, SentAction>;

/** What became of the goods of an order that were to go into the cart again. */
export interface BoughtAgain {
  /** How many went into it. */
  pieces: number;
  /** Names of those of which it has as many as can be bought, though more were ordered. */
  cut: readonly string[];
  /** Names of those that can no longer be bought. */
  gone: readonly string[];
}

/** How an action ended. Without `bought` all of an order that is bought again is in the cart. */
export type SentOutcome = Extract<Outcome, { status: 'failed' }> | { status: 'done'; bought?: BoughtAgain | undefined };

/** Sends an action of an order. Never rejects. */
export type OrderSender = (action: SentAction, order: OrderView) => Promise<SentOutcome>;

/** The time to pay an order is over: asks the server. Resolves when what is shown is up to date, with whether it is cancelled. */
export type OrderExpiry = (order: Pick<OrderView, 'orderNo'>) => Promise<boolean>;

/** Where the actions of an order lead. */
export interface OrderActionLinks {
  cart: string;
  action: (action: LinkedAction, order: OrderView) => string;
}

/** Whether a line of these shops has its review: where none has, no column is kept for the mark. */
export const hasReview = (shops: readonly OrderShopView[]): boolean => shops.some(({ lines }) => lines.some(({ reviewed }) => reviewed));

/** Whether some lines have their review and others wait for it: only then a mark at the line says more than one for the order. */
export const isPartlyReviewed = (shops: readonly OrderShopView[]): boolean =>
  hasReview(shops) && shops.some(({ lines }) => lines.some(({ reviewed }) => !reviewed));
