import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, DialogDescription, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import type { OrderAction } from '../../flows/order.ts';
import type { OrderTab } from '../../flows/orderTabs.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome } from '../../state/resource.ts';
import type { OrderView, RefundView } from './OrderList.state.ts';

/** Actions that are sent from the list; the others lead to a page. */
export const sentActions = ['cancel', 'confirmReceipt', 'delete', 'buyAgain'] as const satisfies readonly OrderAction[];
export type SentAction = (typeof sentActions)[number];
export type LinkedAction = Exclude<OrderAction, SentAction>;

export type OrderSender = (action: SentAction, order: OrderView) => Promise<Outcome>;

/** Where the list leads. */
export interface OrderListLinks {
  home: string;
  cart: string;
  list: (tab: OrderTab, page: number) => string;
  details: (entry: OrderView | RefundView) => string;
  action: (action: LinkedAction, order: OrderView) => string;
}

interface Question {
  action: Exclude<SentAction, 'buyAgain'>;
  order: OrderView;
}

/** Asks before what cannot be undone, sends, and says how it ended. */
export function useOrderActions(links: OrderListLinks, send: OrderSender) {
  const { t } = useTranslation('orderList');
  const errorText = useErrorText();
  const toast = useToast();
  const [question, setQuestion] = useState<Question>();
  const [busy, setBusy] = useState<string>();

  async function act(action: SentAction, order: OrderView) {
    setBusy(order.number);
    const outcome = await send(action, order);
    setBusy(undefined);
    setQuestion(undefined);
    if (outcome.status === 'failed')
      return toast.show({
        tone: 'error',
        text: `${errorText(outcome.error)} ${outcome.error.kind === 'business' ? t('changed') : ''}`.trim(),
      });
    if (action === 'buyAgain')
      return toast.show({
        tone: 'success',
        text: t('done.buyAgain', { count: order.quantity }),
        link: { href: links.cart, text: t('done.toCart') },
      });
    toast.show({ tone: 'success', text: t(`done.${action}`, { number: order.number }) });
  }

  const ask = (action: SentAction, order: OrderView) => {
    if (busy !== undefined) return;
    if (action === 'buyAgain') void act(action, order);
    else setQuestion({ action, order });
  };

  const dialog = (
    <DialogRoot open={question !== undefined} onClose={() => busy === undefined && setQuestion(undefined)}>
      {question && (
        <DialogContent role="alertdialog" aria-describedby="order-question">
          <DialogTitle>{t(`confirm.${question.action}.title`)}</DialogTitle>
          <DialogDescription id="order-question">
            {t(`confirm.${question.action}.text`, { number: question.order.number })}
          </DialogDescription>
          <DialogActions>
            <Button disabled={busy !== undefined} onClick={() => setQuestion(undefined)}>
              {t(`confirm.${question.action}.keep`)}
            </Button>
            <Button tone="primary" busy={busy !== undefined} onClick={() => act(question.action, question.order)}>
              {t(`confirm.${question.action}.act`)}
            </Button>
          </DialogActions>
        </DialogContent>
      )}
    </DialogRoot>
  );

  return { ask, dialog, /** Number of the order that something is being sent for. */ busy };
}
