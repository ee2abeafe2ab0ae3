import { type ConfirmChoices, type ConfirmDraft, noChoices } from '@galleria/ui/screens';
import type { KeptBasket } from '../data/baskets.ts';

/** Of so many pre-orders the choices are kept: Back leads to one before the newest. */
const most = 10;

/** What a pre-order was begun with, as far as the tab knows. */
type BasketOf = (preOrderNo: string) => KeptBasket | undefined;

/**
 * What was chosen for a pre-order. One that was begun from the cart, and for which nothing was chosen yet, goes on with what was typed for the
 * last one from the cart: its quantities were changed, and no more. Coupon and points are another basket's.
 */
export function choicesFor(draft: ConfirmDraft, preOrderNo: string, basketOf: BasketOf): ConfirmChoices | undefined {
  const own = draft.find((one) => one.preOrderNo === preOrderNo);
  if (own) return own.choices;
  const begun = cartBasket(basketOf(preOrderNo));
  const before = begun && draft.find((one) => (cartBasket(basketOf(one.preOrderNo))?.begunAt ?? Number.NaN) <= begun.begunAt);
  if (!before) return undefined;
  const { addressId, shipping, payType, note } = before.choices;
  return { ...noChoices, addressId, shipping, payType, note };
}

/** With the latest choices for a pre-order; `instead` has it when it was begun again. */
export function withChoices(draft: ConfirmDraft, preOrderNo: string, choices: ConfirmChoices, instead = preOrderNo): ConfirmDraft {
  const others = draft.filter((one) => one.preOrderNo !== preOrderNo && one.preOrderNo !== instead);
  return [{ preOrderNo: instead, choices }, ...others].slice(0, most);
}

/** Without what was chosen for a pre-order that is ordered; from the cart, nothing is left that the next one would go on with. */
export function withoutOrdered(draft: ConfirmDraft, preOrderNo: string, basketOf: BasketOf): ConfirmDraft {
  const isFromCart = cartBasket(basketOf(preOrderNo)) !== undefined;
  return draft.filter((one) => one.preOrderNo !== preOrderNo && !(isFromCart && cartBasket(basketOf(one.preOrderNo))));
}

const cartBasket = (kept: KeptBasket | undefined) => (kept?.basket.preOrderType === 'shoppingCart' ? kept : undefined);
