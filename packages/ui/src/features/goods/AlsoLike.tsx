'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './AlsoLike.css.ts';
import { RecommendedGoods, type RecommendedGoodsProps } from './RecommendedGoods.tsx';

export type AlsoLikeProps = Pick<RecommendedGoodsProps, 'state' | 'goodsHref' | 'onRetry'>;

/** Four goods that anybody may like, where a page of the user centre ends. */
export function AlsoLike(props: AlsoLikeProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.place}>
      <RecommendedGoods title={t('goods.alsoLike')} level={2} {...props} cards={4} columns={4} />
    </div>
  );
}
