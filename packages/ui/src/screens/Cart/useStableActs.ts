'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { Outcome } from '../../state/resource.ts';
import type { CartLineView } from './CartScreen.state.ts';
import { useRemoval } from './useRemoval.ts';
import type { CartActs } from './types.ts';

/** What lines and bars of the cart do. It stays the same object, so that a line whose values stay is not drawn again. */
export interface StableActs {
  select: CartActs['onSelect'];
  setQuantity: CartActs['onQuantity'];
  remove: (lines: readonly CartLineView[]) => Promise<Outcome>;
  moveToWishList: (lines: readonly CartLineView[]) => Promise<Outcome | undefined>;
  reselect: (line: CartLineView) => void;
  checkOut: CartActs['onCheckOut'];
}

export function useStableActs(acts: CartActs, onReselect: (line: CartLineView) => void): StableActs {
  const { remove, moveToWishList } = useRemoval(acts);
  const present = {
    select: acts.onSelect,
    setQuantity: acts.onQuantity,
    remove,
    moveToWishList,
    reselect: onReselect,
    checkOut: acts.onCheckOut,
  };
  const latest = useRef<StableActs>(present);
  useLayoutEffect(() => {
    latest.current = present;
  });
  const [stable] = useState<StableActs>(() => ({
    select: (ids, selected) => latest.current.select(ids, selected),
    setQuantity: (id, quantity) => latest.current.setQuantity(id, quantity),
    remove: (lines) => latest.current.remove(lines),
    moveToWishList: (lines) => latest.current.moveToWishList(lines),
    reselect: (line) => latest.current.reselect(line),
    checkOut: () => latest.current.checkOut(),
  }));
  return stable;
}
