'use client';

import { Fragment, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FoldButton } from '../../features/orders/FoldButton.tsx';
import { hasReview } from '../../features/orders/orderView.ts';
import { ContactShop } from '../../features/service/ContactShop.tsx';
import type { ServiceState } from '../../features/service/serviceState.ts';
import { Heading, Inline, Panel, Stack } from '../../layout/index.ts';
import type { OrderCardLinks } from '../../patterns/OrderCard/index.ts';
import { OrderLine, OrderLineList } from '../../patterns/OrderLine/index.ts';
import { PriceSummary } from '../../patterns/PriceSummary/index.ts';
import { ShopName } from '../../patterns/ShopName/index.ts';
import { classes } from '../../theme/classes.ts';
import { paperOnly } from '../../theme/print.css.ts';
import { foldLines } from './foldLines.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { OrderDetailView } from './OrderDetailScreen.state.ts';
import { sumKindOf } from './orderStage.ts';

export interface LinesProps {
  order: OrderDetailView;
  links: OrderCardLinks;
  /** How the shop of the order is reached; of an order over several shops none is asked for. */
  service: ServiceState;
}

/** What was bought, shop by shop, and what it cost. A long order is folded on the screen, and whole on paper. */
export function Lines({ order, links, service }: LinesProps) {
  const { t } = useTranslation(['orderDetail', 'orderList', 'common', 'sums']);
  const [open, setOpen] = useState(false);
  const title = useId();
  const list = useId();
  const { shops, count, isFolded } = foldLines(order.shops);
  const reviewMark = hasReview(shops);
  const sum = sumKindOf(order);
  return (
    <Panel as="section" padding="large" className={styles.panel} aria-labelledby={title}>
      <Stack>
        <Inline gap={4} justify="between">
          <Heading level={2} scale="lead" id={title}>
            {t('common:items')}
          </Heading>
          <ContactShop size="small" service={service} />
        </Inline>
        <div id={list}>
          {shops.map(({ merchant, lines, foldedFrom }, at) => (
            <Fragment key={`${merchant.id} ${at}`}>
              <h3 className={classes(styles.shop, !open && foldedFrom === 0 && paperOnly)}>
                <ShopName name={merchant.name} href={links.shop(merchant.id)} />
              </h3>
              <OrderLineList>
                {lines.map((line, place) => (
                  <OrderLine
                    key={line.id}
                    line={line}
                    reviewMark={reviewMark}
                    href={links.goods(line.productId)}
                    className={classes(styles.line, !open && place >= foldedFrom && paperOnly)}
                  />
                ))}
              </OrderLineList>
            </Fragment>
          ))}
        </div>
      </Stack>
      {isFolded && <FoldButton className={styles.fold} open={open} count={count} aria-controls={list} onClick={() => setOpen(!open)} />}
      <Stack align="end" className={styles.sums}>
        <PriceSummary
          className={styles.summary}
          summary={order.sums}
          tone={sum === 'toPay' ? 'accent' : 'plain'}
          labels={{
            goods: t('sums:goods'),
            freight: t('orderList:freight'),
            free: t('orderList:free'),
            subtotal: t('sums:subtotal'),
            couponDeduction: t('sums:coupon'),
            pointsDeduction: t('sums:points'),
            total: sum === 'onDelivery' ? t('orderDetail:onDelivery') : t(`orderList:${sum}`),
          }}
        />
      </Stack>
    </Panel>
  );
}
