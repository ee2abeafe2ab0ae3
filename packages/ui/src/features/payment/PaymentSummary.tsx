'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Price } from '../../components/Price/index.ts';
import { Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { isNothing } from '../../text/amounts.ts';
import type { OrderExpiry } from '../orders/orderView.ts';
import { PayCountdown } from '../orders/PayCountdown.tsx';
import { amountNames, type OrderToPay, standOf } from './orderToPay.ts';
import * as styles from './payment.css.ts';

export interface PaymentSummaryProps {
  order: OrderToPay;
  onExpired: OrderExpiry;
}

/** Which order is paid, with how much, until when. Stands beside where it is paid. */
export function PaymentSummary({ order, onExpired }: PaymentSummaryProps) {
  const { t } = useTranslation(['payment', 'orderList']);
  const stand = standOf(order);
  return (
    <Panel as="section" aria-label={t('payment:summary')} className={styles.aside}>
      <Stack gap={3}>
        <Heading level={2} scale="subtitle">
          {t('payment:summary')}
        </Heading>
        <Row name={t('payment:orderNo')}>{order.orderNo}</Row>
        <Row name={t('payment:content')}>{t('orderList:pieces', { count: order.quantity })}</Row>
        <Row name={t('orderList:freight')}>
          {isNothing(order.freight) ? t('orderList:free') : <Price amount={order.freight} size="small" tone="plain" />}
        </Row>
        <Inline justify="between" align="baseline">
          <Text weight="semibold">{t(`orderList:${amountNames[stand]}`)}</Text>
          <Price amount={order.total} size="huge" tone={stand === 'open' ? 'accent' : 'plain'} />
        </Inline>
        {stand === 'open' && (
          <Inline justify="end">
            <PayCountdown order={order} onOver={onExpired} />
          </Inline>
        )}
      </Stack>
    </Panel>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Inline justify="between" align="baseline" gap={4}>
      <Text as="span" tone="muted">
        {name}
      </Text>
      <Text as="span" numeric>
        {children}
      </Text>
    </Inline>
  );
}
