'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { allowedActions, type OrderAction } from '../../flows/order.ts';
import type { OrderExpiry } from '../../features/orders/orderView.ts';
import { PayCountdown } from '../../features/orders/PayCountdown.tsx';
import { Heading, Panel } from '../../layout/index.ts';
import { OrderCard, OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import type { LatestOrderView, LatestState } from './AccountOverviewScreen.state.ts';
import { Missing } from './Missing.tsx';
import * as styles from './AccountOverviewScreen.css.ts';

/** What leads to a page; the rest is done where the whole order is seen. */
const linkedActions = ['viewLogistics', 'pay'] as const satisfies readonly OrderAction[];
type LinkedAction = (typeof linkedActions)[number];

export interface LatestOrderLinks {
  home: string;
  order: (orderNo: string) => string;
  action: (action: LinkedAction, orderNo: string) => string;
  shop: (merchantId: number) => string;
  goods: (productId: number) => string;
}

export interface LatestOrderProps {
  state: LatestState;
  links: LatestOrderLinks;
  onRetry: () => void;
  onExpired: OrderExpiry;
}

/** The newest order that waits for the shopper. */
export function LatestOrder({ state, links, onRetry, onExpired }: LatestOrderProps) {
  const { t } = useTranslation(['accountOverview', 'orderList', 'common']);
  switch (state.status) {
    case 'loading':
      return <OrderCardSkeleton cards={1} label={t('orderList:loading')} />;
    case 'failed':
      return (
        <Panel>
          <Missing text={t('accountOverview:missing.latest')} onRetry={onRetry} />
        </Panel>
      );
    case 'unknown':
      return null;
    case 'none':
      return (
        <Panel padding="none">
          <EmptyState object="parcel" title={t('accountOverview:none')} description={t('accountOverview:noneHint')}>
            <LinkButton href={links.home}>{t('common:toShopping')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'unpaid':
    case 'toReceive':
      return (
        <section>
          <Heading level={2} className={styles.headingAlone}>
            {state.status === 'unpaid'
              ? t('orderList:tabs.toPay')
              : t(state.order.virtual ? 'orderList:state.virtual' : 'accountOverview:latest.toReceive')}
          </Heading>
          <Card order={state.order} links={links} onExpired={onExpired} />
        </section>
      );
    default:
      return state satisfies never;
  }
}

function Card({ order, links, onExpired }: Pick<LatestOrderProps, 'links' | 'onExpired'> & { order: LatestOrderView }) {
  const { t } = useTranslation('orderList');
  const allowed = allowedActions(order);
  return (
    <OrderCard
      order={order}
      links={links}
      state={
        order.state === 'unpaid' ? (
          <PayCountdown order={order} onOver={onExpired} />
        ) : (
          <Tag tone="info">{t(order.virtual ? 'state.virtual' : `state.${order.state}`)}</Tag>
        )
      }
      actions={
        <>
          <LinkButton href={links.order(order.orderNo)}>{t('actions.details')}</LinkButton>
          {linkedActions
            .filter((action) => allowed.includes(action))
            .map((action) => (
              <LinkButton key={action} href={links.action(action, order.orderNo)} tone={action === 'pay' ? 'primary' : 'accent'}>
                {t(`actions.${action}`)}
              </LinkButton>
            ))}
        </>
      }
    />
  );
}
