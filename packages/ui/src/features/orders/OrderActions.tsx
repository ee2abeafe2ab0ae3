'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { allowedActions, mainAction, type OrderAction } from '../../flows/order.ts';
import { MoreActions } from './MoreActions.tsx';
import { isSent, type LinkedAction, type OrderActionLinks, type OrderView, type SentAction } from './orderView.ts';

export interface OrderActionsProps {
  order: OrderView;
  links: OrderActionLinks;
  /** Number of the order that something is being sent for. */
  busy: string | undefined;
  onAsk: (action: SentAction, order: OrderView) => void;
  /** Somebody points at an action that is a link, or has the focus on it: what it opens can be loaded. */
  onActionNear: (action: LinkedAction) => void;
  /** A page is about this order alone, so what its headline asks for is filled. In a list nothing is. */
  place: 'list' | 'page';
  /** A way that is no action of the order, such as to its details: always in view. */
  further?: { href: string; label: string } | undefined;
  /** Where a refund that was refused is requested again: it is what the page asks for then. */
  againHref?: string | undefined;
}

/** Buttons in view; the others are behind "More". */
const inView = 2;

/** What may be done with an order, by the order flow alone: two in view, what the order asks for last, the others behind one button. */
export function OrderActions({ order, links, busy, onAsk, onActionNear, place, further, againHref }: OrderActionsProps) {
  const { t } = useTranslation('orderList');
  const allowed = allowedActions(order);
  const main = againHref !== undefined && allowed.includes('requestRefund') ? 'requestRefund' : mainAction(order);
  const others = allowed.filter((action) => action !== main);
  const room = inView - (further ? 1 : 0) - (main ? 1 : 0);
  const split = Math.max(0, others.length - room);
  const behind = others.slice(0, split);
  const label = (action: OrderAction) => t(action === 'requestRefund' && againHref ? 'actions.applyAgain' : `actions.${action}`);
  return (
    <>
      {behind.length > 0 && (
        <MoreActions
          actions={behind.toReversed().map((action) => ({ id: action, label: label(action), ...way(action) }))}
          onNear={() => behind.forEach(near)}
        />
      )}
      {others.slice(split).map(draw)}
      {further && <LinkButton href={further.href}>{further.label}</LinkButton>}
      {main && draw(main)}
    </>
  );

  function draw(action: OrderAction) {
    const isFilled = place === 'page' && action !== 'buyAgain';
    const look = { tone: action !== main ? 'neutral' : isFilled ? 'primary' : 'accent' } as const;
    const to = way(action);
    return 'href' in to ? (
      <LinkButton {...look} key={action} href={to.href} onPointerEnter={() => near(action)} onFocus={() => near(action)}>
        {label(action)}
      </LinkButton>
    ) : (
      <Button {...look} key={action} loading={busy === order.orderNo && action === 'buyAgain'} onClick={to.onSelect}>
        {label(action)}
      </Button>
    );
  }

  function near(action: OrderAction) {
    if (!isSent(action)) onActionNear(action);
  }

  function way(action: OrderAction): { href: string } | { onSelect: () => void } {
    if (isSent(action)) return { onSelect: () => onAsk(action, order) };
    return { href: action === 'requestRefund' && againHref ? againHref : links.action(action, order) };
  }
}
