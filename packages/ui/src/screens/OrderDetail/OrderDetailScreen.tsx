'use client';

import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Inline, Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { Banner, type BannerProps } from './Banner.tsx';
import { DeliveryPanel, OrderPanel } from './Facts.tsx';
import { Lines, type LinesProps } from './Lines.tsx';
import { Trail } from '../../features/trail/Trail.tsx';
import { classes } from '../../theme/classes.ts';
import { paper, paperOnly } from '../../theme/print.css.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { OrderDetailState, OrderDetailView } from './OrderDetailScreen.state.ts';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';

export interface OrderDetailScreenProps extends Omit<BannerProps, 'order'>, Pick<LinesProps, 'service'> {
  /** The order's number in the address; may be empty. */
  orderNo: string;
  state: OrderDetailState;
  onRetry: () => void;
  onPrint: () => void;
  /** The payment of the order over its page, while it is asked for: a `PayDialog`. */
  payment?: ReactNode;
}

/**
 * One order (docs/domain/orders.md): where it stands and what comes next, how it is sent, what was bought and what it
 * cost. Prints on paper as it is.
 */
export function OrderDetailScreen(props: OrderDetailScreenProps) {
  const { orderNo, state, links, onPrint, onRetry, payment } = props;
  const { t } = useTranslation(['orderDetail', 'orderList', 'common']);
  return (
    <Stack className={classes(paper, styles.root)}>
      {state.status === 'ready' && (
        <Inline as="p" gap={6} justify="between" className={classes(paperOnly, styles.letterhead)}>
          <span>{t('common:shop.name')}</span>
          <span>{t('orderList:order', { number: state.order.orderNo })}</span>
        </Inline>
      )}
      <Trail
        label={t('common:where')}
        moreLabel={t('common:wholePath')}
        steps={[{ href: links.orders, label: t('common:header.orders') }]}
        current={orderNo ? t('orderList:order', { number: orderNo.slice(0, 40) }) : t('orderDetail:title')}
        action={
          state.status === 'ready' && (
            <Button tone="quiet" size="small" onClick={onPrint}>
              <Inline as="span">
                <Icon icon={Printer} size={16} />
                {t('orderDetail:print')}
              </Inline>
            </Button>
          )
        }
      />
      <AsyncContent
        pageTitle={t('orderDetail:title')}
        state={state}
        skeleton={<OrderDetailSkeleton label={t('orderList:loadingOrder')} />}
        failedTitle={t('orderList:failedOrder')}
        onRetry={onRetry}
        exit={{ href: links.orders, label: t('orderList:all') }}
      >
        {(arrived) => <Content {...props} state={arrived} />}
      </AsyncContent>
      {payment}
    </Stack>
  );
}

type ReadyProps = Omit<BannerProps, 'order'> & Pick<LinesProps, 'service'>;

type ContentProps = ReadyProps & { state: Exclude<OrderDetailState, { status: 'loading' | 'failed' }> };

function Content({ state, links, onAct, onActionNear, onExpired, again, service }: ContentProps) {
  const { t } = useTranslation(['orderDetail', 'orderList']);
  switch (state.status) {
    case 'noNumber':
    case 'notFound':
      return (
        <Panel padding="none">
          <EmptyState
            level={1}
            object="glass"
            title={state.status === 'notFound' ? t('orderList:notFound') : t('noNumber.title')}
            description={state.status === 'notFound' ? t('notFound.text', { number: state.orderNo.slice(0, 40) }) : t('noNumber.text')}
          >
            <LinkButton href={links.orders}>{t('orderList:all')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'ready':
      return <Ready key={state.order.orderNo} order={state.order} {...{ links, onAct, onActionNear, onExpired, again, service }} />;
    default:
      return state satisfies never;
  }
}

function Ready({ order, links, service, ...rest }: ReadyProps & { order: OrderDetailView }) {
  return (
    <>
      <Banner order={order} links={links} {...rest} />
      <Stack className={styles.pair}>
        <DeliveryPanel order={order} />
        <OrderPanel order={order} />
      </Stack>
      <Lines order={order} links={links} service={service} />
    </>
  );
}
