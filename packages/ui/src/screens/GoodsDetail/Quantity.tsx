'use client';

import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { QuantityStepper } from '../../components/QuantityStepper/index.ts';
import type { Choice } from '../../flows/index.ts';
import { Inline, Text } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import { type GoodsDetailView, limitOf, stockOf } from './GoodsDetailScreen.state.ts';
import * as styles from './Offer.css.ts';

interface QuantityProps {
  goods: GoodsDetailView;
  choice: Choice;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

/** How many are wanted, and how many there are of what is chosen. */
export function Quantity({ goods, choice, quantity, onQuantityChange }: QuantityProps) {
  const { t } = useTranslation('goodsDetail');
  const format = useFormat();
  const id = useId();
  const stock = stockOf(goods, choice);
  const limit = limitOf(goods, choice);
  return (
    <div className={classes(styles.quantity, screenOnly)}>
      <label htmlFor={id} className={styles.label}>
        {t('quantity')}
      </label>
      <Inline gap={4}>
        <QuantityStepper
          id={id}
          label={t('quantity')}
          value={quantity}
          onValueChange={onQuantityChange}
          max={limit.most}
          disabled={stock === 0}
          texts={{ decrease: t('fewer'), increase: t('more') }}
          limit={stock > 0 && t(`limit.${limit.by}`, { count: limit.most })}
        />
        {/* That there is none of what is chosen is said where it is chosen. */}
        {stock > 0 && quantity < limit.most && (
          <Text as="span" scale="meta" tone="muted">
            {t('stock', { count: stock, formatted: printNumber(stock, format) })}
          </Text>
        )}
      </Inline>
    </div>
  );
}
