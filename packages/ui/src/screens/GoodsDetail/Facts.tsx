'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { printKilograms, useFormat } from '../../components/Format/index.ts';
import { Text } from '../../layout/index.ts';
import { printValues } from '../../text/printValues.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import type { GoodsDetailView, SkuView } from './GoodsDetailScreen.state.ts';
import * as styles from './GoodsTabs.css.ts';

/** What the goods are in a sentence of the merchant's, and in words and figures. Of the chosen sku, where one is chosen. */
export function Facts({ goods, sku }: { goods: GoodsDetailView; sku: SkuView | undefined }) {
  const { t } = useTranslation('goodsDetail');
  const format = useFormat();
  const { attributes, skus } = goods.specification;
  const weights = new Set(sku ? [sku.weight] : skus.map(({ weight }) => weight));
  const [weight = 0] = weights.size === 1 ? weights : [];
  const facts: [string, string][] = [
    ...attributes.map(({ name, values }, at): [string, string] => [name, sku?.values[at] ?? printValues(values, format.locale)]),
    ...(weight > 0 ? [[t('facts.weight'), printKilograms(weight, format)] satisfies [string, string]] : []),
    ...(goods.unit ? [[t('facts.unit'), goods.unit] satisfies [string, string]] : []),
  ];
  return (
    <div className={styles.facts}>
      {goods.intro && (
        <Text scale="lead" prose lang={foreignLang(goods.intro, format.locale)} className={styles.intro}>
          {goods.intro}
        </Text>
      )}
      {facts.length > 0 && (
        <DescriptionList columns={2}>
          {facts.map(([term, value], at) => (
            <DescriptionItem key={at} term={term}>
              {value}
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </div>
  );
}
