'use client';

import { useState } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printList, useFormat } from '../../components/Format/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { isPast, type Outcome } from '../../state/resource.ts';
import type { OrderActionLinks, OrderSender, OrderView, SentAction } from './orderView.ts';

const load = () => import('../../patterns/ConfirmDialog/index.ts');
const ConfirmDialog = lazyWithRetry(async () => ({ default: (await load()).ConfirmDialog }));
const fetchDialog = () => fetchAhead(load);

interface Question {
  action: Exclude<SentAction, 'buyAgain'>;
  order: OrderView;
}

/** Asks before what cannot be undone, sends, and says how it ended: for the list of orders and for an order's own page. */
export function useOrderActions(links: Pick<OrderActionLinks, 'cart'>, send: OrderSender) {
  const { t } = useTranslation(['orderList', 'common']);
  const errorText = useErrorText();
  const format = useFormat();
  const toast = useToast();
  const [question, setQuestion] = useState<Question>();
  const [busy, setBusy] = useState<string>();

  const say = (outcome: Outcome, done: Parameters<typeof toast.show>[0], after = '') =>
    toast.show(outcome.status === 'done' ? done : { tone: 'danger', title: `${errorText(outcome.error)} ${after}`.trim() });

  async function buyAgain(order: OrderView) {
    setBusy(order.orderNo);
    const outcome = await send('buyAgain', order);
    setBusy(undefined);
    const { pieces, cut, gone } = (outcome.status === 'done' && outcome.bought) || { pieces: order.quantity, cut: [], gone: [] };
    const tone = pieces > 0 ? 'info' : 'danger';
    if (cut.length > 0) toast.show({ tone, title: t('done.most', { names: printList(cut, format) }) });
    if (gone.length > 0) toast.show({ tone, title: t('done.leftOut', { names: printList(gone, format) }) });
    // What was bought is as it was: only its goods may have changed.
    if (pieces > 0)
      say(outcome, {
        tone: 'success',
        title: t('done.buyAgain', { count: pieces }),
        link: { href: links.cart, label: t('common:toCart') },
      });
  }

  async function act({ action, order }: Question) {
    const outcome = await send(action, order);
    if (outcome.status === 'done' || isPast(outcome)) {
      setQuestion(undefined);
      say(outcome, { tone: 'success', title: t(`done.${action}`, { number: order.orderNo }), carries: action === 'delete' }, t('changed'));
    }
    return outcome;
  }

  const ask = (action: SentAction, order: OrderView) => {
    if (busy !== undefined) return;
    if (action === 'buyAgain') void buyAgain(order);
    else setQuestion({ action, order });
  };

  const dialog = question && (
    <LazySuspense>
      <ConfirmDialog
        open
        title={t(`confirm.${question.action}.title`)}
        description={t(`confirm.${question.action}.text`, { number: question.order.orderNo })}
        cancelLabel={t(`confirm.${question.action}.keep`)}
        confirmLabel={t(`actions.${question.action}`)}
        errorText={errorText}
        onConfirm={() => act(question)}
        onOpenChange={() => setQuestion(undefined)}
      />
    </LazySuspense>
  );

  return {
    ask,
    dialog,
    /** Number of the order whose goods are being put into the cart. */
    busy,
    /** For the element around the actions: whoever comes near is likely to be asked. */
    near: { onPointerEnter: fetchDialog, onFocus: fetchDialog },
  };
}
