'use client';

import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { GoodsCard, GoodsGrid, type GoodsGridProps, GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import type { RecommendedState } from './recommendedState.ts';

interface RecommendedPartProps {
  title: string;
  level: 2 | 3;
  children: ReactNode;
}

/** Goods under a heading. */
export function RecommendedPart({ title, level, children }: RecommendedPartProps) {
  return (
    <Stack as="section" gap={6}>
      <Heading level={level}>{title}</Heading>
      {children}
    </Stack>
  );
}

export interface RecommendedGoodsProps extends Omit<RecommendedPartProps, 'children'>, Pick<GoodsGridProps, 'columns'> {
  state: RecommendedState;
  goodsHref: (id: number) => string;
  gridClass?: string | undefined;
  /** How many cards are drawn while they are loading. */
  cards?: number | undefined;
  onRetry: () => void;
}

/** What anybody may like; of none nothing is said. */
export function RecommendedGoods({ state, goodsHref, gridClass, columns, cards, onRetry, ...part }: RecommendedGoodsProps) {
  const { t } = useTranslation('common');
  if (state.status === 'ready' && state.goods.length === 0) return null;
  return (
    <RecommendedPart {...part}>
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<GoodsGridSkeleton label={t('goods.loading')} cards={cards} columns={columns} className={gridClass} />}
        failedTitle={t('goods.failed')}
        onRetry={onRetry}
      >
        {({ goods }) => (
          <GoodsGrid columns={columns} className={gridClass}>
            {goods.map((one) => (
              <GoodsCard key={one.id} goods={one} href={goodsHref(one.id)} />
            ))}
          </GoodsGrid>
        )}
      </AsyncContent>
    </RecommendedPart>
  );
}
