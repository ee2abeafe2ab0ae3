import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { printMoment, useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { allowedActions, type OrderAction } from '../../flows/order.ts';
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
  order: (number: string) => string;
  action: (action: LinkedAction, number: string) => string;
}

/** The newest order that waits for the shopper. */
export function LatestOrder({ state, links, onRetry }: { state: LatestState; links: LatestOrderLinks; onRetry: () => void }) {
  const { t } = useTranslation(['userCentre', 'orderList']);
  switch (state.status) {
    case 'loading':
      return <OrderCardSkeleton cards={1} label={t('orderList:loading')} />;
    case 'failed':
      return (
        <Panel>
          <Missing text={t('userCentre:missing.latest')} onRetry={onRetry} />
        </Panel>
      );
    case 'unknown':
      return null;
    case 'none':
      return (
        <Panel padding="none">
          <EmptyState title={t('userCentre:none')} description={t('userCentre:noneHint')}>
            <LinkButton href={links.home}>{t('userCentre:browse')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'unpaid':
    case 'toReceive':
      return (
        <section>
          <Heading level={2} className={styles.headingAlone}>
            {t(`userCentre:latest.${state.status}`)}
          </Heading>
          <Card order={state.order} links={links} />
        </section>
      );
    default:
      return state satisfies never;
  }
}

function Card({ order, links }: { order: LatestOrderView; links: LatestOrderLinks }) {
  const { t } = useTranslation('orderList');
  const format = useFormat();
  const allowed = allowedActions(order);
  const isDue = order.state === 'unpaid';
  return (
    <OrderCard
      shops={order.shops}
      total={order.total}
      due={isDue}
      state={<Tag tone={isDue ? 'warning' : 'info'}>{t(`state.${order.state}`)}</Tag>}
      texts={{
        number: t('order', { number: order.number }),
        placed: order.placedAt && printMoment(order.placedAt, format),
        summary: t('items', { count: order.quantity }),
        totalLabel: t(isDue ? 'toPay' : 'paid'),
        quantity: (count) => t('quantity', { count }),
      }}
      actions={
        <>
          <LinkButton href={links.order(order.number)}>{t('actions.details')}</LinkButton>
          {linkedActions
            .filter((action) => allowed.includes(action))
            .map((action) => (
              <LinkButton key={action} href={links.action(action, order.number)} tone={action === 'pay' ? 'primary' : 'accent'}>
                {t(`actions.${action}`)}
              </LinkButton>
            ))}
        </>
      }
    />
  );
}
