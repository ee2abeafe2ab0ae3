'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Trail } from '../../features/trail/Trail.tsx';
import { Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { classes } from '../../theme/classes.ts';
import { paper, screenOnly } from '../../theme/print.css.ts';
import { Goods, type GoodsProps } from './Goods.tsx';
import * as styles from './GoodsDetailScreen.css.ts';
import type { GoodsDetailState } from './GoodsDetailScreen.state.ts';
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton.tsx';
import { RecommendedGoods } from '../../features/goods/RecommendedGoods.tsx';

export interface GoodsDetailScreenProps extends Omit<GoodsProps, 'goods'> {
  state: GoodsDetailState;
  onRetry: () => void;
}

/**
 * The page of goods (docs/domain/goods.md): pictures, price, specification and how many; into the cart or bought at once; the
 * shop; and what is told of them. Prints on paper as it is.
 */
export function GoodsDetailScreen({ state, onRetry, ...rest }: GoodsDetailScreenProps) {
  const { links, recommended } = rest;
  const { t } = useTranslation(['goodsDetail', 'common']);
  const shop = state.status === 'ready' ? [{ href: links.shop(state.goods.merchant.id), label: state.goods.merchant.name }] : [];
  return (
    <div className={classes(paper, styles.root)}>
      <div className={screenOnly}>
        <Trail
          label={t('common:where')}
          moreLabel=""
          steps={[{ href: links.home, label: t('common:header.start') }, ...shop]}
          current={state.status === 'ready' ? state.goods.name : t('goodsDetail:title')}
        />
      </div>
      <AsyncContent
        surface="page"
        pageTitle={t('goodsDetail:title')}
        state={state}
        skeleton={<GoodsDetailSkeleton label={t('goodsDetail:loading')} />}
        failedTitle={t('goodsDetail:failed')}
        onRetry={onRetry}
      >
        {(arrived) =>
          arrived.status === 'ready' ? (
            <Goods key={arrived.goods.id} goods={arrived.goods} {...rest} />
          ) : (
            <Stack gap={14}>
              <EmptyState level={1} object="glass" title={t('goodsDetail:notOnSale.title')} description={t('goodsDetail:notOnSale.text')}>
                <LinkButton href={links.allGoods} tone="primary">
                  {t('common:toGoods')}
                </LinkButton>
                <LinkButton href={links.home}>{t('common:toHome')}</LinkButton>
              </EmptyState>
              <RecommendedGoods title={t('common:goods.alsoLike')} level={2} {...recommended} goodsHref={links.goods} />
            </Stack>
          )
        }
      </AsyncContent>
    </div>
  );
}
