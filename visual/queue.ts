import type { Shot } from './stories.ts';
import type { Variant } from './variants.ts';

interface Place {
  /** Where the shot stood in the list. */
  index: number;
  shot: Shot;
}

/**
 * Hands out shots to several cameras. A camera stays with its variant as long as there is work, and then rather turns
 * to a variant that no other camera is at: turning means loading Storybook anew.
 */
export class ShotQueue {
  readonly #left: Map<Variant, Place[]>;
  readonly #at = new Map<number, Variant>();

  constructor(shots: readonly Shot[]) {
    this.#left = Map.groupBy(
      shots.map((shot, index) => ({ index, shot })),
      ({ shot }) => shot.variant,
    );
  }

  next(camera: number): Place | undefined {
    const variant = this.#choose(camera);
    if (variant === undefined) return undefined;
    this.#at.set(camera, variant);
    return this.#left.get(variant)?.shift();
  }

  #choose(camera: number): Variant | undefined {
    const open = [...this.#left].filter(([, places]) => places.length > 0).map(([variant]) => variant);
    const current = this.#at.get(camera);
    if (current !== undefined && open.includes(current)) return current;
    const taken = new Set(this.#at.values());
    return open.find((variant) => !taken.has(variant)) ?? open[0];
  }
}
