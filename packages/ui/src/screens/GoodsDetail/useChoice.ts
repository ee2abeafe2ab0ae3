'use client';

import { useEffect, useRef, useState } from 'react';
import { type Choice, firstChoice, isChoiceOf } from '../../flows/index.ts';
import { chosenSku, type GoodsDetailView } from './GoodsDetailScreen.state.ts';

/**
 * What is chosen of goods. A whole choice stands in the address as its sku; another sku that comes to stand there, such as by a link,
 * is chosen.
 */
export function useChoice(goods: GoodsDetailView, sku: number | undefined, onSku: (sku: number | undefined) => void) {
  const { specification } = goods;
  const [kept, keep] = useState(() => firstChoice(specification, sku));
  // The merchant may have changed the attributes while the page was open, or the shopper the language that they are named in.
  const choice = isChoiceOf(specification, kept) ? kept : firstChoice(specification, sku);
  const chosen = chosenSku(goods, choice)?.id;
  // The address follows later than the choice: what it says then is no news.
  const sent = useRef(new Set<number | undefined>());
  const present = useRef({ specification, chosen });
  useEffect(() => {
    present.current = { specification, chosen };
  });
  useEffect(() => {
    if (sent.current.delete(sku) || sku === undefined || sku === present.current.chosen) return;
    keep(firstChoice(present.current.specification, sku));
  }, [sku]);
  const change = (next: Choice) => {
    keep(next);
    const id = chosenSku(goods, next)?.id;
    if (id === chosen) return;
    sent.current.add(id);
    onSku(id);
  };
  return [choice, change] as const;
}
