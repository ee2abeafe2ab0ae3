import type { Flow } from './flow.ts';

/**
 * Where a line of the cart stands. All but `valid` are invalid goods (docs/domain/cart.md#states-of-a-line): sold out,
 * its specification gone, or the whole product withdrawn.
 */
export const cartLineStates = ['valid', 'soldOut', 'specificationGone', 'withdrawn'] as const;
export type CartLineState = (typeof cartLineStates)[number];

/** What a shopper may do with a line of the cart. */
export const cartLineActions = ['setQuantity', 'reselect', 'remove', 'order'] as const;
export type CartLineAction = (typeof cartLineActions)[number];

/** What happens to a line of the cart; stock and catalogue change without the shopper. */
export type CartLineEvent = CartLineAction | 'sellOut' | 'restock' | 'dropSpecification' | 'withdraw';

/** The part of a line that the flow decides by; to reselect, the wanted specification's. */
export interface CartLineInFlow {
  /** How many the line is to have. */
  quantity: number;
  /** How many there are. */
  stock: number;
}

/** A cart holds 1 to 99 of a specification (docs/domain/cart.md#lines). */
export const maxQuantity = 99;

/** The least and the most that a line may have of a specification. With no stock the most is 0: no quantity fits. */
export function quantityLimits(stock: number): { min: number; max: number } {
  return { min: 1, max: Math.max(0, Math.min(maxQuantity, Math.floor(stock))) };
}

/** Whether a line may have a quantity: a whole number within the limits. */
export function quantityFits({ quantity, stock }: CartLineInFlow): boolean {
  const { min, max } = quantityLimits(stock);
  return Number.isInteger(quantity) && quantity >= min && quantity <= max;
}

/** Whether a line has as many as there are, or more. It is no state: a line at stock may do what any valid line may. */
export function isAtStock({ quantity, stock }: CartLineInFlow): boolean {
  return quantity >= stock;
}

/**
 * A line of the cart, until it is removed or ordered. Invalid goods can be removed and, where the product is still sold,
 * exchanged for another specification.
 */
export const cartLineFlow: Flow<CartLineState | 'removed', CartLineEvent, CartLineInFlow> = {
  valid: {
    setQuantity: { when: quantityFits },
    reselect: { when: quantityFits },
    order: { to: 'removed', when: quantityFits },
    remove: { to: 'removed' },
    sellOut: { to: 'soldOut', when: ({ stock }) => stock <= 0 },
    dropSpecification: { to: 'specificationGone' },
    withdraw: { to: 'withdrawn' },
  },
  soldOut: {
    reselect: { to: 'valid', when: quantityFits },
    remove: { to: 'removed' },
    restock: { to: 'valid', when: ({ stock }) => stock > 0 },
    dropSpecification: { to: 'specificationGone' },
    withdraw: { to: 'withdrawn' },
  },
  specificationGone: { reselect: { to: 'valid', when: quantityFits }, remove: { to: 'removed' }, withdraw: { to: 'withdrawn' } },
  withdrawn: { remove: { to: 'removed' } },
  removed: {},
};
