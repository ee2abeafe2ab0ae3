import { Info } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from '../../components/Tabs/index.ts';
import { type OrderTab, orderTabs } from '../../flows/orderTabs.ts';
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { usePageTexts } from '../../patterns/usePageTexts.ts';
import { hasReview, type OrderExpiry, type OrderSender } from '../../features/orders/orderView.ts';
import { useOrderActions } from '../../features/orders/useOrderActions.tsx';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import type { ShopError } from '../../state/resource.ts';
import type { RefundAgain } from '../../features/refunds/AskAgain.tsx';
import * as styles from './OrderListScreen.css.ts';
import type { OrderListState } from './OrderListScreen.state.ts';
import { OrderEntry, type OrderListLinks } from './OrderEntry.tsx';

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
  /** Somebody is about to look where a parcel is. */
  onLogisticsNear: () => void;
  onExpired: OrderExpiry;
}

/** A shopper's orders by state, with exactly the actions that the order flow allows (docs/domain/orders.md#actions). */
export function OrderListScreen({ tab, counts, onTab, ...rest }: OrderListScreenProps) {
  const { t } = useTranslation(['orderList', 'common']);
  const root = useRef<HTMLDivElement>(null);
  // What is cancelled, received or deleted leaves its tab.
  useFocusAfterRemoval(root, 'article');
  return (
    <TabsRoot ref={root} value={tab} values={orderTabs} onValueChange={onTab} className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orderList:title')}</h1>
        <TabsList aria-label={t('orderList:tabs.label')} className={styles.tabs}>
          {orderTabs.map((one) => (
            <TabsTab key={one} value={one} count={counts[one]}>
              {t(`orderList:tabs.${one}`)}
            </TabsTab>
          ))}
        </TabsList>
      </header>
      {orderTabs.map((one) => (
        <TabsPanel key={one} value={one}>
          {one === tab && <Panel {...rest} tab={tab} />}
        </TabsPanel>
      ))}
    </TabsRoot>
  );
}

function Panel({ onAct, ...rest }: Omit<OrderListScreenProps, 'counts' | 'onTab'>) {
  const { ask, dialog, busy, near } = useOrderActions(rest.links, onAct);
  return (
    <>
      <Entries {...rest} busy={busy} onAsk={ask} near={near} />
      {/* Beside the orders: these go when a session ends, and the answer that was given waits until somebody signs in. */}
      {dialog}
    </>
  );
}

function AutoCancel() {
  const { t } = useTranslation('orderList');
  return (
    <p className={styles.hint}>
      <Icon icon={Info} size={16} className={styles.hintIcon} />
      {t('autoCancel')}
    </p>
  );
}

/** What helps: to sign in, to shop on where nothing more is allowed, else to ask again. */
function WayOut({ error, home, onRetry }: { error: ShopError; home: string; onRetry: () => void }) {
  const { t } = useTranslation(['orderList', 'common']);
  if (error.kind === 'forbidden') return <LinkButton href={home}>{t('orderList:browse')}</LinkButton>;
  // Asking again without a session opens the popup.
  return <Button onClick={onRetry}>{t(error.kind === 'unauthorized' ? 'common:header.signIn' : 'common:retry')}</Button>;
}

interface EntriesProps extends Omit<OrderListScreenProps, 'counts' | 'onTab' | 'onAct'> {
  busy: string | undefined;
  onAsk: ReturnType<typeof useOrderActions>['ask'];
  near: ReturnType<typeof useOrderActions>['near'];
}

function Entries({ tab, page, state, links, onRetry, near, ...rest }: EntriesProps) {
  const { t } = useTranslation(['orderList', 'common']);
  const errorText = useErrorText();
  const pageTexts = usePageTexts();
  switch (state.status) {
    case 'loading':
      return (
        <>
          {tab === 'toPay' && <AutoCancel />}
          <OrderCardSkeleton label={t('orderList:loading')} />
        </>
      );
    case 'failed':
      return (
        <EmptyState className={styles.blank} variant="failed" title={t('orderList:failed')} description={errorText(state.error)}>
          <WayOut error={state.error} home={links.home} onRetry={onRetry} />
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState className={styles.blank} title={t(`orderList:empty.${tab}`)} description={t('orderList:emptyHint')}>
          <LinkButton href={links.home}>{t('orderList:browse')}</LinkButton>
        </EmptyState>
      );
    case 'ready': {
      const marked = state.entries.some((entry) => entry.kind === 'order' && hasReview(entry.shops));
      return (
        <>
          {tab === 'toPay' && <AutoCancel />}
          <div className={styles.list} {...near}>
            {state.entries.map((entry) => (
              <OrderEntry key={entry.number} entry={entry} links={links} marked={marked} {...rest} />
            ))}
          </div>
          <Pagination className={styles.pages} page={page} pages={state.pages} hrefOf={(to) => links.list(tab, to)} texts={pageTexts} />
        </>
      );
    }
    default:
      return state satisfies never;
  }
}
