'use client';

import { HandCoins, MessageSquareText, PackageOpen, Truck, Undo2 } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Icon, type IconDrawing } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { TextLink } from '../../components/TextButton/index.ts';
import type { OrderTab } from '../../flows/orderTabs.ts';
import { Heading, Inline, Panel, Text } from '../../layout/index.ts';
import { Missing } from './Missing.tsx';
import * as styles from './OrderStates.css.ts';
import type { WaitingOrders } from './AccountOverviewScreen.state.ts';

export interface OrderStatesProps {
  waiting: WaitingOrders;
  links: { orders: string; ordersIn: (state: OrderTab) => string };
  onRetry: () => void;
}

/** The states of orders as ways to them, with how many wait there. */
export function OrderStates({ waiting, links, onRetry }: OrderStatesProps) {
  const { t } = useTranslation(['accountOverview', 'orderList', 'common']);
  const title = useId();
  return (
    <Panel as="section" aria-labelledby={title}>
      <Inline gap={4} align="baseline" justify="between">
        <Heading level={2} id={title}>
          {t('common:header.orders')}
        </Heading>
        <TextLink tone="muted" scale="body" href={links.orders}>
          {t('orderList:all')}
        </TextLink>
      </Inline>
      <ul className={styles.states}>
        {shortcuts.map(([state, glyph]) => (
          <li key={state}>
            <Link href={links.ordersIn(state)} className={styles.state}>
              <Icon icon={glyph} size={24} className={styles.icon} />
              <Text as="span">
                {t(`orderList:tabs.${state}`)} <Waiting state={state} count={waiting?.[state]} />
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      {!waiting && (
        <div className={styles.missing}>
          <Missing text={t('accountOverview:missing.counts')} onRetry={onRetry} />
        </div>
      )}
    </Panel>
  );
}

function Waiting({ state, count = 0 }: { state: OrderTab; count: number | undefined }) {
  const format = useFormat();
  // What the shopper must act on.
  const due = state === 'toPay';
  return (
    count > 0 && (
      <Text as="span" numeric tone={due ? 'text' : 'muted'} weight={due ? 'semibold' : 'regular'}>
        {printNumber(count, format)}
      </Text>
    )
  );
}

const shortcuts: readonly [OrderTab, IconDrawing][] = [
  ['toPay', HandCoins],
  ['toShip', PackageOpen],
  ['toReceive', Truck],
  ['toReview', MessageSquareText],
  ['afterSales', Undo2],
];
