import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Inline, Panel } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { Banner, type BannerProps } from './Banner.tsx';
import { DeliveryPanel, OrderPanel } from './Facts.tsx';
import { Lines } from './Lines.tsx';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { OrderDetailState, OrderDetailView } from './OrderDetailScreen.state.ts';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';

export interface OrderDetailScreenProps extends Omit<BannerProps, 'order'> {
  /** The order's number in the address; may be empty. */
  number: string;
  state: OrderDetailState;
  onRetry: () => void;
  onPrint: () => void;
}

/**
 * One order (docs/domain/orders.md): where it stands and what comes next, how it is sent, what was bought and what it
 * cost. Prints on paper as it is.
 */
export function OrderDetailScreen(props: OrderDetailScreenProps) {
  const { number, state, links, onPrint, onRetry } = props;
  const { t } = useTranslation(['orderDetail', 'orderList', 'common']);
  return (
    <div className={styles.root}>
      {state.status === 'ready' && (
        <Inline as="p" gap={6} justify="between" className={styles.letterhead}>
          <span>{t('common:shop.name')}</span>
          <span>{t('orderList:order', { number: state.order.number })}</span>
        </Inline>
      )}
      <Inline gap={4} justify="between" className={styles.bar}>
        <Breadcrumb
          className={styles.path}
          label={t('orderDetail:path')}
          moreLabel={t('orderDetail:wholePath')}
          steps={[{ href: links.orders, label: t('orderDetail:orders') }]}
          current={number ? t('orderList:order', { number: number.slice(0, 40) }) : t('orderDetail:title')}
        />
        {state.status === 'ready' && (
          <Button tone="quiet" size="small" className={styles.flush} onClick={onPrint}>
            <Inline as="span">
              <Icon icon={Printer} size={16} />
              {t('orderDetail:print')}
            </Inline>
          </Button>
        )}
      </Inline>
      {state.status !== 'ready' && <h1 className={visuallyHidden}>{t('orderDetail:title')}</h1>}
      <AsyncContent
        state={state}
        skeleton={<OrderDetailSkeleton label={t('orderDetail:loading')} />}
        failedTitle={t('orderDetail:failed')}
        onRetry={onRetry}
        exit={{ href: links.orders, label: t('orderDetail:allOrders') }}
      >
        {(arrived) => <Content {...props} state={arrived} />}
      </AsyncContent>
    </div>
  );
}

type ContentProps = Omit<BannerProps, 'order'> & { state: Exclude<OrderDetailState, { status: 'loading' | 'failed' }> };

function Content({ state, links, onAct, onLogisticsNear, onExpired, again }: ContentProps) {
  const { t } = useTranslation('orderDetail');
  switch (state.status) {
    case 'noNumber':
    case 'notFound':
      return (
        <Panel padding="none">
          <EmptyState
            title={t(`${state.status}.title`)}
            description={state.status === 'notFound' ? t('notFound.text', { number: state.number.slice(0, 40) }) : t('noNumber.text')}
          >
            <LinkButton href={links.orders}>{t('allOrders')}</LinkButton>
          </EmptyState>
        </Panel>
      );
    case 'ready':
      return <Ready key={state.order.number} order={state.order} {...{ links, onAct, onLogisticsNear, onExpired, again }} />;
    default:
      return state satisfies never;
  }
}

function Ready({ order, links, ...rest }: Omit<BannerProps, 'order'> & { order: OrderDetailView }) {
  return (
    <>
      <Banner order={order} links={links} {...rest} />
      <div className={styles.pair}>
        <DeliveryPanel order={order} />
        <OrderPanel order={order} />
      </div>
      <Lines order={order} goods={links.goods} />
    </>
  );
}
