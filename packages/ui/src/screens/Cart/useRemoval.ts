'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome } from '../../state/resource.ts';
import type { CartLineView } from './CartScreen.state.ts';
import type { CartActs } from './types.ts';

/** Takes lines out of the cart and says so. It can be undone, but for what nobody could put in again. */
export function useRemoval({ onRemove, onPutBack, onMoveToWishList }: CartActs) {
  const { t } = useTranslation(['cart', 'wishList']);
  const { show } = useToast();
  const errorText = useErrorText();

  function tell(outcome: Outcome, title: string) {
    if (outcome.status === 'done') show({ tone: 'success', title });
    else if (outcome.error.kind !== 'unauthorized') show({ tone: 'danger', title: errorText(outcome.error) });
    return outcome;
  }

  return {
    async remove(lines: readonly CartLineView[]) {
      const outcome = await onRemove(lines.map(({ id }) => id));
      if (outcome.status === 'failed') return tell(outcome, '');
      const [first] = lines;
      const title =
        first && lines.length === 1 ? t('cart:removed', { name: first.name }) : t('cart:removedSeveral', { count: lines.length });
      const again = lines
        .filter(({ status }) => status === 'valid' || status === 'unpriced')
        .map(({ id: lineId, productId, skuId, quantity, status, stock }) => ({
          lineId,
          productId,
          skuId,
          quantity: status === 'valid' ? Math.min(quantity, stock) : quantity,
        }));
      const putBack = async () => tell(await onPutBack(again), t('cart:putBack'));
      show({ tone: 'info', title, ...(again.length > 0 && { action: { label: t('wishList:undo'), onPress: () => void putBack() } }) });
      return outcome;
    },
    async moveToWishList(lines: readonly CartLineView[]) {
      const outcome = await onMoveToWishList?.(lines);
      return outcome && tell(outcome, t('cart:moved', { count: lines.length }));
    },
  };
}
