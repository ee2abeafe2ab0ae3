import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { usePageTexts } from '../../patterns/usePageTexts.ts';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import type { RefundAgain } from '../../features/refunds/AskAgain.tsx';
import { RefundEntry, type RefundEntryLinks } from '../../features/refunds/RefundEntry.tsx';
import * as styles from './RefundListScreen.css.ts';
import type { RefundListState } from './RefundListScreen.state.ts';

export interface RefundListScreenProps {
  /** The present page, from 1. */
  page: number;
  state: RefundListState;
  links: RefundEntryLinks & { orders: string; list: (page: number) => string };
  onRetry: () => void;
  /** Asks for the shops' reasons that could not be loaded. */
  again: RefundAgain;
}

/** All refunds of a shopper (docs/domain/refunds.md#states), the newest first: how far each is, and what can be done about it. */
export function RefundListScreen(props: RefundListScreenProps) {
  const { t } = useTranslation('refunds');
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Refunds {...props} />
    </div>
  );
}

function Refunds({ page, state, links, onRetry, again }: RefundListScreenProps) {
  const { t } = useTranslation(['refunds', 'common']);
  const errorText = useErrorText();
  const pageTexts = usePageTexts();
  switch (state.status) {
    case 'loading':
      return <OrderCardSkeleton label={t('refunds:loading')} />;
    case 'failed':
      return (
        <EmptyState className={styles.blank} variant="failed" title={t('refunds:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState className={styles.blank} title={t('refunds:empty')} description={t('refunds:emptyHint')}>
          <LinkButton href={links.orders}>{t('refunds:toOrders')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <div className={styles.list}>
            {state.refunds.map((refund) => (
              <RefundEntry key={refund.number} refund={refund} links={links} again={again} />
            ))}
          </div>
          <Pagination className={styles.pages} page={page} pages={state.pages} hrefOf={links.list} texts={pageTexts} />
        </>
      );
    default:
      return state satisfies never;
  }
}
