import { HandCoins, MessageSquareText, PackageOpen, Truck, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Icon, type IconComponent } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { OrderTab } from '../../flows/orderTabs.ts';
import { Missing } from './Missing.tsx';
import * as styles from './OrderStates.css.ts';
import * as frame from './AccountOverviewScreen.css.ts';
import type { WaitingOrders } from './AccountOverviewScreen.state.ts';

export interface OrderStatesProps {
  waiting: WaitingOrders;
  links: { orders: string; ordersIn: (state: OrderTab) => string };
  onRetry: () => void;
}

/** The states of orders as ways to them, with how many wait there. */
export function OrderStates({ waiting, links, onRetry }: OrderStatesProps) {
  const { t } = useTranslation(['userCentre', 'orderList']);
  const title = useId();
  return (
    <section className={frame.padded} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title} className={frame.heading}>
          {t('userCentre:orders.title')}
        </h2>
        <Link href={links.orders} className={styles.all}>
          {t('userCentre:orders.all')}
        </Link>
      </div>
      <ul className={styles.states}>
        {shortcuts.map(([state, glyph]) => (
          <li key={state} className={styles.cell}>
            <Link href={links.ordersIn(state)} className={styles.state}>
              <Icon icon={glyph} size={24} className={styles.icon} />
              <span className={styles.name}>
                {t(`orderList:tabs.${state}`)} <Waiting state={state} count={waiting?.[state]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!waiting && <Missing className={styles.missing} text={t('userCentre:missing.counts')} onRetry={onRetry} />}
    </section>
  );
}

function Waiting({ state, count = 0 }: { state: OrderTab; count: number | undefined }) {
  const format = useFormat();
  // Red is for what the shopper must act on.
  return count > 0 && <span className={state === 'toPay' ? styles.due : styles.count}>{printNumber(count, format)}</span>;
}

const shortcuts: readonly [OrderTab, IconComponent][] = [
  ['toPay', HandCoins],
  ['toShip', PackageOpen],
  ['toReceive', Truck],
  ['toReview', MessageSquareText],
  ['afterSales', Undo2],
];
