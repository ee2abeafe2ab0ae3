import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
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
  const { number, state, links, onPrint } = props;
  const { t } = useTranslation(['orderDetail', 'orderList', 'common']);
  return (
    <div className={styles.root}>
      {state.status === 'ready' && (
        <p className={styles.letterhead}>
          <span>{t('common:shop.name')}</span>
          <span>{t('orderList:order', { number: state.order.number })}</span>
        </p>
      )}
      <div className={styles.bar}>
        <Breadcrumb
          className={styles.path}
          label={t('orderDetail:path')}
          moreLabel={t('orderDetail:wholePath')}
          steps={[{ href: links.orders, label: t('orderDetail:orders') }]}
          current={number ? t('orderList:order', { number: number.slice(0, 40) }) : t('orderDetail:title')}
        />
        {state.status === 'ready' && (
          <Button tone="quiet" size="small" className={styles.flush} onClick={onPrint}>
            <span className={styles.print}>
              <Icon icon={Printer} size={16} />
              {t('orderDetail:print')}
            </span>
          </Button>
        )}
      </div>
      {state.status !== 'ready' && <h1 className={visuallyHidden}>{t('orderDetail:title')}</h1>}
      <Content {...props} />
    </div>
  );
}

function Content({ state, links, onRetry, ...rest }: OrderDetailScreenProps) {
  const { t } = useTranslation(['orderDetail', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return <OrderDetailSkeleton label={t('orderDetail:loading')} />;
    case 'failed':
      return (
        <EmptyState className={styles.panel} variant="failed" title={t('orderDetail:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
          <LinkButton href={links.orders}>{t('orderDetail:allOrders')}</LinkButton>
        </EmptyState>
      );
    case 'noNumber':
      return (
        <EmptyState className={styles.panel} title={t('orderDetail:noNumber.title')} description={t('orderDetail:noNumber.text')}>
          <LinkButton href={links.orders}>{t('orderDetail:allOrders')}</LinkButton>
        </EmptyState>
      );
    case 'notFound':
      return (
        <EmptyState
          className={styles.panel}
          title={t('orderDetail:notFound.title')}
          description={t('orderDetail:notFound.text', { number: state.number.slice(0, 40) })}
        >
          <LinkButton href={links.orders}>{t('orderDetail:allOrders')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return <Ready key={state.order.number} order={state.order} links={links} {...rest} />;
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
