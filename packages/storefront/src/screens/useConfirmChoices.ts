import { type ConfirmChoices, confirmDraftSchema, noChoices } from '@galleria/ui/screens';
import { useState } from 'react';
import { useDraft } from '../data/useDraft.ts';

/**
 * What is chosen for a pre-order: kept as a draft, so that neither a reload nor a session that ends loses it. Absent until it is known whose
 * it is.
 */
export function useConfirmChoices(preOrderNo: string) {
  const draft = useDraft('order', confirmDraftSchema);
  // Where nothing can be kept, it is of use as long as the page is open.
  const [latest, setLatest] = useState<ReadonlyMap<string, ConfirmChoices>>(new Map());
  const typed = draft?.typed?.preOrderNo === preOrderNo ? draft.typed.choices : undefined;
  const choices = draft && (latest.get(preOrderNo) ?? typed ?? noChoices);
  const keep = (no: string, chosen: ConfirmChoices) => {
    // Both numbers have them until the page is at the new one.
    setLatest(
      new Map([
        [preOrderNo, chosen],
        [no, chosen],
      ]),
    );
    draft?.save({ preOrderNo: no, choices: chosen });
  };
  return {
    choices,
    choose: (chosen: ConfirmChoices) => keep(preOrderNo, chosen),
    /** It is begun again by another number. */
    carry: (next: string) => keep(next, choices ?? noChoices),
    /** It is ordered. */
    forget: () => draft?.clear(),
  };
}
