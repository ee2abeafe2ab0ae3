import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { printCompact, printPercent, useFormat } from '../../components/Format/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { GoodsCard, GoodsGrid, GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './HomeScreen.css.ts';
import type { HomeGoods, HomeState } from './HomeScreen.state.ts';

export interface HomeScreenProps {
  state: HomeState;
  /** Where a product's card leads. */
  goodsHref: (id: number) => string;
  onRetry: () => void;
}

/** The start of the shop: goods that anybody may like (docs/domain/home.md). */
export function HomeScreen({ state, goodsHref, onRetry }: HomeScreenProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <h1 className={visuallyHidden}>{t('shop.name')}</h1>
      <h2 className={styles.title}>{t('home.title')}</h2>
      <Goods {...{ state, goodsHref, onRetry }} />
    </>
  );
}

function Goods({ state, goodsHref, onRetry }: HomeScreenProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const cardTexts = useCardTexts();
  switch (state.status) {
    case 'loading':
      return <GoodsGridSkeleton label={t('home.loading')} />;
    case 'failed':
      return (
        <EmptyState variant="failed" title={t('home.failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return <EmptyState title={t('home.empty')} description={t('home.emptyHint')} />;
    case 'ready':
      return (
        <GoodsGrid>
          {state.goods.map((goods, at) => (
            <GoodsCard key={goods.id} goods={goods} href={goodsHref(goods.id)} texts={cardTexts(goods)} eager={at < 10} />
          ))}
        </GoodsGrid>
      );
    default:
      return state satisfies never;
  }
}

function useCardTexts() {
  const { t } = useTranslation('common');
  const format = useFormat();
  return ({ discount, sold }: HomeGoods) => ({
    oldPrice: t('goods.oldPrice'),
    soldOut: t('goods.soldOut'),
    ...(discount && { discount: t('goods.discount', { percent: printPercent(discount, format) }) }),
    ...(sold > 0 && { sold: t('goods.sold', { count: sold, formatted: printCompact(sold, format) }) }),
  });
}
