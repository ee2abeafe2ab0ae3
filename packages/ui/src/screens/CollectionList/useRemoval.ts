'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome } from '../../state/resource.ts';
import type { CollectedGoodsView } from './CollectionListScreen.state.ts';

export interface CollectedGoodsActs {
  /** Takes entries off the wish list, by their ids. Resolves when the page shows what is. */
  onRemove: (ids: readonly number[]) => Promise<Outcome>;
  /** Puts goods back on the wish list, by their own ids, in the order in which they stood. */
  onPutBack: (productIds: readonly number[]) => Promise<Outcome>;
}

/** Takes goods off the wish list, says so, and offers to undo it: not for what is no longer sold, which nobody can put there again. */
export function useRemoval({ onRemove, onPutBack }: CollectedGoodsActs) {
  const { t } = useTranslation('wishList');
  const { show } = useToast();
  const errorText = useErrorText();
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());

  async function putBack(productIds: readonly number[]) {
    const outcome = await onPutBack(productIds);
    show(outcome.status === 'done' ? { tone: 'success', title: t('back') } : { tone: 'danger', title: errorText(outcome.error) });
  }

  async function remove(entries: readonly CollectedGoodsView[]) {
    if (leaving.size > 0) return;
    setLeaving(new Set(entries.map(({ id }) => id)));
    const outcome = await onRemove(entries.map(({ id }) => id));
    setLeaving(new Set());
    if (outcome.status === 'failed') return show({ tone: 'danger', title: errorText(outcome.error) });
    const [first] = entries;
    const title = first && entries.length === 1 ? t('removed', { name: first.goods.name }) : t('removedSeveral', { count: entries.length });
    const productIds = entries.map(({ goods }) => goods.id);
    const canUndo = entries.every(({ onSale }) => onSale);
    show({ tone: 'info', title, ...(canUndo && { action: { label: t('undo'), onPress: () => void putBack(productIds) } }) });
  }

  return { leaving, remove };
}
