'use client';

import { Info } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { isPartlyReviewed, type LinkedAction, type OrderExpiry, type OrderSender } from '../../features/orders/orderView.ts';
import { useOrderActions } from '../../features/orders/useOrderActions.tsx';
import type { RefundAgain } from '../../features/refunds/AskAgain.tsx';
import { type OrderTab, orderTabs } from '../../flows/orderTabs.ts';
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts';
import { Inline, Stack, Text } from '../../layout/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import { OrderEntry, type OrderListLinks } from './OrderEntry.tsx';
import * as styles from './OrderListScreen.css.ts';
import type { OrderListState } from './OrderListScreen.state.ts';

export interface OrderListScreenProps {
  tab: OrderTab;
  /** The present page, from 1. */
  page: number;
  /** How many wait in each tab; what is absent is not shown. */
  counts: Partial<Record<OrderTab, number>>;
  state: OrderListState;
  links: OrderListLinks;
  onTab: (tab: OrderTab) => void;
  onRetry: () => void;
  /** Asks for the shops' reasons that could not be loaded. */
  again: RefundAgain;
  /** Sends an action that needs no page of its own. */
  onAct: OrderSender;
  /** Somebody points at an action that is a link, or has the focus on it: what it opens can be loaded. */
  onActionNear: (action: LinkedAction) => void;
  onExpired: OrderExpiry;
  /** The payment of an order over the list, while it is asked for: a `PayDialog`. */
  payment?: ReactNode;
}

/** A shopper's orders by state, with exactly the actions that the order flow allows (docs/domain/orders.md#actions). */
export function OrderListScreen({ tab, counts, page, state, links, onTab, onRetry, onAct, payment, ...rest }: OrderListScreenProps) {
  const { t } = useTranslation(['orderList', 'common']);
  const root = useRef<HTMLDivElement>(null);
  // What is cancelled, received or deleted leaves its tab.
  useFocusAfterRemoval(root, 'article');
  const { ask, dialog, busy, near } = useOrderActions(links, onAct);
  return (
    <ListPage
      ref={root}
      title={t('common:header.orders')}
      tabs={{ label: t('tabs.label'), value: tab, values: orderTabs, labelOf: (one) => t(`tabs.${one}`), counts, onValueChange: onTab }}
      intro={tab === 'toPay' && <AutoCancel />}
      state={state}
      skeleton={<OrderCardSkeleton label={t('loading')} />}
      failedTitle={t('failed')}
      onRetry={onRetry}
      empty={
        <EmptyState object="parcel" title={t(`empty.${tab}`)} description={t(`emptyHint.${tab}`)}>
          <LinkButton href={links.home}>{t('common:toShopping')}</LinkButton>
        </EmptyState>
      }
      countOf={({ entries }) => entries.length}
      page={page}
      hrefOf={(to) => links.list(tab, to)}
      // Beside the orders: these go when a session ends, and the answer that was given waits until somebody signs in.
      aside={
        <>
          {dialog}
          {payment}
        </>
      }
    >
      {({ entries }) => {
        const marked = entries.some((entry) => entry.kind === 'order' && isPartlyReviewed(entry.shops));
        return (
          <Stack {...near}>
            {entries.map((entry) => (
              <OrderEntry key={entry.orderNo} entry={entry} links={links} marked={marked} busy={busy} onAsk={ask} {...rest} />
            ))}
          </Stack>
        );
      }}
    </ListPage>
  );
}

function AutoCancel() {
  const { t } = useTranslation('orderList');
  return (
    <Inline align="start" wrap={false} className={styles.hint}>
      <Icon icon={Info} size={16} className={styles.hintIcon} />
      <Text scale="meta" tone="muted">
        {t('autoCancel')}
      </Text>
    </Inline>
  );
}
