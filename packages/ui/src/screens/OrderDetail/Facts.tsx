'use client';

import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { printMoment, useDateFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading, Panel, Stack, Text } from '../../layout/index.ts';
import { asTyped } from '../../theme/utilities.css.ts';
import { printPhone } from '../../addresses/printPhone.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { DeliveryView, OrderDetailView } from './OrderDetailScreen.state.ts';

/** Who gets it, where, and how it is sent. */
export function DeliveryPanel({ order }: { order: OrderDetailView }) {
  const { t } = useTranslation('orderDetail');
  const { name, phone, address } = order.consignee;
  return (
    <Part title={t('delivery.title')}>
      <Row term={t('delivery.to')}>
        {(name || phone) && (
          <>
            {name}
            {phone && (
              <Text as="div" numeric>
                {printPhone(phone)}
              </Text>
            )}
          </>
        )}
      </Row>
      <Row term={t('delivery.address')}>{address}</Row>
      {/* What is cancelled or closed is never sent, and of an order that was split each shop's part goes its own way. */}
      <Row term={t(order.delivery.kind === 'notYet' ? 'delivery.status' : 'delivery.method')}>
        {order.state !== 'cancelled' && order.stage !== 'split' && order.stage !== 'closed' && t(`delivery.by.${order.delivery.kind}`)}
      </Row>
      <Sent delivery={order.delivery} />
    </Part>
  );
}

function Sent({ delivery }: { delivery: DeliveryView }) {
  const { t } = useTranslation(['orderDetail', 'orderList']);
  const copyTexts = useCopyTexts();
  switch (delivery.kind) {
    case 'courier':
      return (
        <>
          <Row term={t('orderList:parcel.courier')}>{delivery.company}</Row>
          <Row
            term={t('orderList:parcel.trackingNo')}
            copy={{ value: delivery.trackingNo, texts: copyTexts(t('orderList:parcel.copyTrackingNo')) }}
          >
            {delivery.trackingNo}
          </Row>
        </>
      );
    case 'person':
      return (
        <>
          <Row term={t('delivery.person')}>{delivery.name}</Row>
          <Row term={t('orderList:parcel.phone')}>
            {delivery.call ? (
              <Link inline href={delivery.call.href}>
                {delivery.call.number}
              </Link>
            ) : (
              printPhone(delivery.phone)
            )}
          </Row>
        </>
      );
    case 'notYet':
    case 'virtual':
    case 'unknown':
      return null;
    default:
      return delivery satisfies never;
  }
}

/** Number, times, way of payment, and what the shopper wrote. */
export function OrderPanel({ order }: { order: OrderDetailView }) {
  const { t } = useTranslation(['orderDetail', 'orderList', 'payMethods']);
  const format = useDateFormat();
  const copyTexts = useCopyTexts();
  return (
    <Part title={t('facts.title')}>
      <Row term={t('facts.number')} copy={{ value: order.orderNo, texts: copyTexts(t('orderList:copyNumber')) }}>
        <Text as="span" numeric>
          {order.orderNo}
        </Text>
      </Row>
      <Row term={t('facts.placed')}>{order.placedAt && printMoment(order.placedAt, format)}</Row>
      {/* When cash changes hands nobody knows. */}
      <Row term={t('facts.paid')}>{!order.cash && order.paidAt && printMoment(order.paidAt, format)}</Row>
      <Row term={t('facts.payType')}>{order.payType && t(`payMethods:name.${order.payType}`)}</Row>
      <Row term={t('facts.note')}>{order.note && <span className={asTyped}>{order.note}</span>}</Row>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" padding="large" className={styles.panel} aria-labelledby={id}>
      <Stack>
        <Heading level={2} scale="lead" id={id}>
          {title}
        </Heading>
        <DescriptionList>{children}</DescriptionList>
      </Stack>
    </Panel>
  );
}

/** What nobody has said is left out. */
function Row({ children, ...rest }: Parameters<typeof DescriptionItem>[0]) {
  return children ? <DescriptionItem {...rest}>{children}</DescriptionItem> : null;
}

function useCopyTexts() {
  const { t } = useTranslation('common');
  return (label: string) => ({ label, copied: t('copied'), failed: t('copyFailed') });
}
