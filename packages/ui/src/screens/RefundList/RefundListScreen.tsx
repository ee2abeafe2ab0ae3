'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import type { RefundAgain } from '../../features/refunds/AskAgain.tsx';
import { RefundEntry, type RefundEntryLinks } from '../../features/refunds/RefundEntry.tsx';
import { Stack } from '../../layout/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
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
export function RefundListScreen({ page, state, links, onRetry, again }: RefundListScreenProps) {
  const { t } = useTranslation(['refunds', 'orderList', 'accountNav', 'common']);
  return (
    <ListPage
      title={t('accountNav:pages.refunds')}
      description={t('lead')}
      state={state}
      skeleton={<OrderCardSkeleton label={t('loading')} />}
      failedTitle={t('failed')}
      onRetry={onRetry}
      empty={
        <EmptyState object="coin" title={t('orderList:empty.afterSales')} description={t('orderList:emptyHint.afterSales')}>
          <LinkButton href={links.orders}>{t('common:header.orders')}</LinkButton>
        </EmptyState>
      }
      page={page}
      hrefOf={links.list}
    >
      {({ refunds }) => (
        <Stack>
          {refunds.map((refund) => (
            <RefundEntry key={refund.refundOrderNo} refund={refund} links={links} again={again} />
          ))}
        </Stack>
      )}
    </ListPage>
  );
}
