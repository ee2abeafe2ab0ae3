import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { LinkButton, type LinkButtonProps } from '../../components/LinkButton/index.ts';
import { allowedActions, type OrderAction } from '../../flows/order.ts';
import { type OrderActionLinks, type OrderView, type SentAction, sentActions } from './orderView.ts';

export interface OrderActionsProps {
  order: OrderView;
  links: OrderActionLinks;
  /** Number of the order that something is being sent for. */
  busy: string | undefined;
  onAsk: (action: SentAction, order: OrderView) => void;
  /** Somebody is about to look where the parcel is, so what shows it can be loaded. */
  onLogisticsNear: () => void;
  /** Stands before the likeliest action. */
  details?: ReactNode;
  /** Look of all but the likeliest. */
  others?: LinkButtonProps['tone'];
}

/** What may be done with an order, by the order flow alone: the likeliest last. */
export function OrderActions({ order, links, busy, onAsk, onLogisticsNear, details, others = 'quiet' }: OrderActionsProps) {
  const { t } = useTranslation('orderList');
  const actions = allowedActions(order);
  const likeliest = actions.at(-1);
  return (
    <>
      {actions.filter((action) => action !== likeliest).map(draw)}
      {details}
      {likeliest && draw(likeliest)}
    </>
  );

  function draw(action: OrderAction) {
    const tone = action !== likeliest ? others : action === 'pay' || action === 'confirmReceipt' ? 'primary' : 'accent';
    if (isSent(action)) {
      return (
        <Button key={action} tone={tone} loading={busy === order.number && action === 'buyAgain'} onClick={() => onAsk(action, order)}>
          {t(`actions.${action}`)}
        </Button>
      );
    }
    return (
      <LinkButton
        key={action}
        href={links.action(action, order)}
        tone={tone}
        {...(action === 'viewLogistics' && { onPointerEnter: onLogisticsNear, onFocus: onLogisticsNear })}
      >
        {t(`actions.${action}`)}
      </LinkButton>
    );
  }
}

const isSent = (action: OrderAction): action is SentAction => sentActions.some((one) => one === action);
