import type { Screenshot } from './stories.ts';
import type { Variant } from './variants.ts';

interface Place {
  /** Where the screenshot stood in the list. */
  index: number;
  screenshot: Screenshot;
}

/**
 * Hands out screenshots to several workers. A worker stays with its variant as long as there is work, and then rather turns
 * to a variant that no other worker is at: turning means loading Storybook anew.
 */
export class CaptureQueue {
  readonly #left: Map<Variant, Place[]>;
  readonly #at = new Map<number, Variant>();

  constructor(screenshots: readonly Screenshot[]) {
    this.#left = Map.groupBy(
      screenshots.map((screenshot, index) => ({ index, screenshot })),
      ({ screenshot }) => screenshot.variant,
    );
  }

  next(worker: number): Place | undefined {
    const variant = this.#choose(worker);
    if (variant === undefined) return undefined;
    this.#at.set(worker, variant);
    return this.#left.get(variant)?.shift();
  }

  #choose(worker: number): Variant | undefined {
    const open = [...this.#left].filter(([, places]) => places.length > 0).map(([variant]) => variant);
    const current = this.#at.get(worker);
    if (current !== undefined && open.includes(current)) return current;
    const taken = new Set(this.#at.values());
    return open.find((variant) => !taken.has(variant)) ?? open[0];
  }
}
