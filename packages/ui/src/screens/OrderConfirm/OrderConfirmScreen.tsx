'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { PageHeader, Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';
import type { OrderConfirmState } from './OrderConfirmScreen.state.ts';
import { OrderConfirmSkeleton } from './OrderConfirmSkeleton.tsx';
import { useRenewal } from './useRenewal.ts';

export interface OrderConfirmScreenProps extends Omit<ConfirmFormProps, 'order' | 'renewal'> {
  state: OrderConfirmState;
  /** Something could not be loaded. */
  onRetry: () => void;
  /** Begins the order again, as it was or as it still can be; resolves when the page shows it. Absent when nobody knows what it was. */
  onRenew?: (() => Promise<Outcome>) | undefined;
}

/** What is about to be ordered: where it goes, what it costs, how it is paid (docs/domain/checkout.md#before-the-order). */
export function OrderConfirmScreen({ state, onRetry, onRenew, ...form }: OrderConfirmScreenProps) {
  const { t } = useTranslation(['orderConfirm', 'orderList', 'common']);
  const { links } = form;
  const renewal = useRenewal(onRenew ?? (async () => ({ status: 'done' })));
  return (
    <Stack gap={6}>
      <PageHeader title={t('title')} />
      <AsyncContent
        state={state}
        skeleton={<OrderConfirmSkeleton label={t('orderList:loadingOrder')} />}
        failedTitle={t('orderList:failedOrder')}
        onRetry={onRetry}
      >
        {(arrived) => {
          switch (arrived.status) {
            case 'ready':
              return <ConfirmForm {...form} order={arrived.order} renewal={renewal} />;
            case 'missing':
              return (
                <Panel padding="none">
                  <EmptyState object="glass" title={t('orderList:notFound')} description={t('missing.text')}>
                    <LinkButton href={links.orders}>{t('orderList:all')}</LinkButton>
                    <LinkButton href={links.cart}>{t('common:toCart')}</LinkButton>
                  </EmptyState>
                </Panel>
              );
            case 'ended':
              return (
                <Panel padding="none">
                  <EmptyState object="form" title={t('ended.title')} description={renewal.problem || arrived.message || t('ended.text')}>
                    <LinkButton href={links.cart}>{t('common:toCart')}</LinkButton>
                    {onRenew && (
                      <Button tone="primary" loading={renewal.busy} onClick={renewal.renew}>
                        {t('notice.renew')}
                      </Button>
                    )}
                  </EmptyState>
                </Panel>
              );
            default:
              return arrived satisfies never;
          }
        }}
      </AsyncContent>
    </Stack>
  );
}
