/** The tabs of the order list (docs/domain/orders.md#tabs). */
export const orderTabs = ['toPay', 'toShip', 'toReceive', 'toReview', 'afterSales', 'completed'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The tab of a text from the address bar; the first one when it names none. */
export function orderTabOf(text: string | null): OrderTab {
  return orderTabs.find((tab) => tab === text) ?? 'toPay';
}
