import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { printCompact, printPercent, useFormat } from '../../components/Format/index.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { GoodsCard, GoodsGrid, GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
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
  const cardTexts = useCardTexts();
  return (
    <>
      <h1 className={visuallyHidden}>{t('shop.name')}</h1>
      <Stack gap={6}>
        <Heading level={2} scale="title">
          {t('home.title')}
        </Heading>
        <AsyncContent
          surface="page"
          state={state}
          skeleton={<GoodsGridSkeleton label={t('home.loading')} />}
          failedTitle={t('home.failed')}
          onRetry={onRetry}
        >
          {(arrived) =>
            arrived.status === 'ready' ? (
              <GoodsGrid>
                {arrived.goods.map((goods, at) => (
                  <GoodsCard key={goods.id} goods={goods} href={goodsHref(goods.id)} texts={cardTexts(goods)} eager={at < 10} />
                ))}
              </GoodsGrid>
            ) : (
              <EmptyState title={t('home.empty')} description={t('home.emptyHint')} />
            )
          }
        </AsyncContent>
      </Stack>
    </>
  );
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
