import { type ConfirmChoices, confirmDraftSchema, noChoices } from '@galleria/ui/screens';
import { useLayoutEffect, useRef, useState } from 'react';
import { keptBasket } from '../data/baskets.ts';
import { useDraft } from '../data/useDraft.ts';
import { choicesFor, withChoices, withoutOrdered } from './confirmDraft.ts';

/**
 * What is chosen for a pre-order: kept as a draft, so that neither a reload nor a session that ends loses it. Absent until it is known whose
 * it is.
 */
export function useConfirmChoices(preOrderNo: string) {
  const draft = useDraft('order', confirmDraftSchema);
  // Where nothing can be kept, it is of use as long as the page is open.
  const [latest, setLatest] = useState<ReadonlyMap<string, ConfirmChoices>>(new Map());
  const kept = draft?.typed ?? [];
  const typed = choicesFor(kept, preOrderNo, keptBasket);
  const choices = draft && (latest.get(preOrderNo) ?? typed ?? noChoices);
  // It takes a while to begin again, and the shopper types on meanwhile.
  const now = useRef(choices);
  useLayoutEffect(() => {
    now.current = choices;
  });
  const keep = (no: string, chosen: ConfirmChoices) => {
    // Both numbers have them until the page is at the new one.
    setLatest(
      new Map([
        [preOrderNo, chosen],
        [no, chosen],
      ]),
    );
    draft?.save(withChoices(kept, preOrderNo, chosen, no));
  };
  return {
    choices,
    choose: (chosen: ConfirmChoices) => keep(preOrderNo, chosen),
    /** It is begun again by another number. */
    carry: (next: string) => keep(next, now.current ?? noChoices),
    /** It is ordered. */
    forget: () => draft?.save(withoutOrdered(kept, preOrderNo, keptBasket)),
  };
}
