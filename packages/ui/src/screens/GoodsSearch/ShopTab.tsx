'use client';

import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { ShopResults } from '../../features/results/ShopResults.tsx';
import type { GoodsSearchScreenProps } from './GoodsSearchScreen.types.ts';

type ShopTabProps = GoodsSearchScreenProps & { head: RefObject<HTMLElement | null> };

/** The tab of shops. */
export function ShopTab({ search, shops, kinds, links, head, onRetry }: ShopTabProps) {
  const { t } = useTranslation('goodsSearch');
  const isNarrowed = search.type !== undefined || search.classification !== undefined || search.self;
  return (
    <ShopResults
      {...{ search, shops, kinds, links, head, onRetry }}
      hrefOf={links.search}
      empty={
        <EmptyState
          object="glass"
          title={t('empty.shops')}
          description={t(!isNarrowed ? 'hint' : search.title ? 'hints.wordsAndFilters' : 'hints.filters')}
        >
          {isNarrowed && (
            <LinkButton href={links.search({ type: undefined, classification: undefined, self: false })}>{t('actions.widen')}</LinkButton>
          )}
          <LinkButton href={links.search({ tab: 'goods' })}>{t('actions.goods')}</LinkButton>
        </EmptyState>
      }
    />
  );
}
