import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { hasReview } from '../../features/orders/orderView.ts';
import { Heading, Panel, Stack } from '../../layout/index.ts';
import { OrderLine, OrderLineList } from '../../patterns/OrderLine/index.ts';
import { PriceSummary } from '../../patterns/PriceSummary/index.ts';
import { classes } from '../../theme/classes.ts';
import { foldLines } from './foldLines.ts';
import * as styles from './OrderDetailScreen.css.ts';
import type { OrderDetailView } from './OrderDetailScreen.state.ts';

/** What was bought, shop by shop, and what it cost. A long order is folded on the screen, and whole on paper. */
export function Lines({ order, goods }: { order: OrderDetailView; goods: (productId: number) => string }) {
  const { t } = useTranslation(['orderDetail', 'orderList']);
  const [open, setOpen] = useState(false);
  const title = useId();
  const list = useId();
  const { shops, count, isFolded } = foldLines(order.shops);
  const texts = {
    quantity: (number: number) => t('orderList:quantity', { count: number }),
    reviewed: hasReview(shops) ? t('orderList:evaluated') : undefined,
  };
  return (
    <Panel as="section" padding="large" className={styles.panel} aria-labelledby={title}>
      <Heading level={2} scale="lead" id={title} className={styles.heading}>
        {t('orderDetail:goods')}
      </Heading>
      <div id={list}>
        {shops.map(({ merchant, lines, foldedFrom }, at) => (
          <Fragment key={`${merchant.id} ${at}`}>
            <h3 className={classes(styles.shop, !open && foldedFrom === 0 && styles.folded)}>{merchant.name}</h3>
            <OrderLineList>
              {lines.map((line, place) => (
                <OrderLine
                  key={line.id}
                  line={line}
                  texts={texts}
                  href={goods(line.productId)}
                  className={classes(styles.line, !open && place >= foldedFrom && styles.folded)}
                />
              ))}
            </OrderLineList>
          </Fragment>
        ))}
      </div>
      {isFolded && (
        <Button className={styles.fold} aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {open ? t('orderDetail:fewer') : t('orderDetail:allLines', { count })}
        </Button>
      )}
      <Stack align="end" className={styles.sums}>
        <PriceSummary
          className={styles.summary}
          summary={order.sums}
          tone={order.state === 'unpaid' ? 'accent' : 'plain'}
          labels={{
            goods: t('orderDetail:sums.goods'),
            freight: t('orderDetail:sums.freight'),
            couponDeduction: t('orderDetail:sums.coupon'),
            pointsDeduction: t('orderDetail:sums.points'),
            total: t(order.state === 'unpaid' ? 'orderList:toPay' : order.state === 'cancelled' ? 'orderList:total' : 'orderList:paid'),
          }}
        />
      </Stack>
    </Panel>
  );
}
