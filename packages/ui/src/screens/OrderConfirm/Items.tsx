'use client';

import { Fragment } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Tag } from '../../components/Tag/index.ts';
import { lines as lineList } from '../../features/orders/orders.css.ts';
import { Text } from '../../layout/index.ts';
import { OrderLine, OrderLineList } from '../../patterns/OrderLine/index.ts';
import { ShopName } from '../../patterns/ShopName/index.ts';
import * as styles from './OrderConfirmScreen.css.ts';
import type { ConfirmView } from './OrderConfirmScreen.state.ts';
import { Section } from './Section.tsx';

export interface ItemsProps {
  order: Pick<ConfirmView, 'shops' | 'kind' | 'quantity'>;
  links: { shop: (merchantId: number) => string; goods: (productId: number) => string };
}

/** What is ordered, shop by shop. Where some of it is posted, what is not says so. */
export function Items({ order: { shops, kind, quantity }, links }: ItemsProps) {
  const { t } = useTranslation(['orderConfirm', 'common', 'orderList']);
  return (
    <Section
      title={t('common:items')}
      action={
        <Text scale="meta" tone="muted">
          {t('orderList:pieces', { count: quantity })}
        </Text>
      }
    >
      <div className={lineList}>
        {shops.map(({ merchant, lines }) => (
          <Fragment key={merchant.id}>
            <h3 className={styles.shop}>
              <ShopName name={merchant.name} href={links.shop(merchant.id)} />
            </h3>
            <OrderLineList>
              {lines.map((line) => (
                <OrderLine
                  key={line.skuId}
                  line={line}
                  href={links.goods(line.productId)}
                  {...(kind === 'mixed' && {
                    action: (
                      <Tag tone="info" aria-hidden={!line.virtual} className={line.virtual ? undefined : styles.noMark}>
                        {t('delivery.title')}
                      </Tag>
                    ),
                  })}
                />
              ))}
            </OrderLineList>
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
