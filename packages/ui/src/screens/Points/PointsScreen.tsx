'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { AlsoLike, type AlsoLikeProps } from '../../features/goods/AlsoLike.tsx';
import { Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { TabbedPage, usePageTexts } from '../../patterns/ListPage/index.ts';
import { Ascension } from './Ascension.tsx';
import { Balance } from './Balance.tsx';
import { Ledger } from './Ledger.tsx';
import { type PointsState, type PointsTab, pointsTabs } from './PointsScreen.state.ts';
import { PointsSkeleton } from './PointsSkeleton.tsx';

export interface PointsScreenProps {
  tab: PointsTab;
  /** The present page of the ledger, from 1. */
  page: number;
  state: PointsState;
  links: { home: string; ledger: (page: number) => string };
  /** What anybody may like, below the points; four of them are shown. Without it nothing follows. */
  recommended?: AlsoLikeProps | undefined;
  onTab: (tab: PointsTab) => void;
  onRetry: () => void;
}

/** A shopper's loyalty points (docs/domain/points.md) with everything that changed them, and the experience that is gathered beside. */
export function PointsScreen({ tab, page, state, links, recommended, onTab, onRetry }: PointsScreenProps) {
  const { t } = useTranslation(['points', 'common']);
  const pageTexts = usePageTexts();
  return (
    <Stack>
      <TabbedPage
        title={t('common:header.points')}
        tabs={{ label: t('tabs.label'), value: tab, values: pointsTabs, labelOf: (one) => t(`tabs.${one}`), onValueChange: onTab }}
        count={state.status === 'ready' ? state.entries.length : undefined}
      >
        <AsyncContent
          state={state}
          skeleton={state.status === 'loading' && <PointsSkeleton tab={state.tab} label={t('loading')} />}
          failedTitle={t('failed')}
          onRetry={onRetry}
        >
          {(shown) =>
            shown.status === 'ascension' ? (
              <Ascension experience={shown.experience} homeHref={links.home} />
            ) : (
              <Stack>
                <Balance balance={shown.balance} />
                {shown.status === 'ready' ? (
                  <>
                    <Ledger entries={shown.entries} />
                    <Pagination page={page} pages={shown.pages} hrefOf={links.ledger} texts={pageTexts} />
                  </>
                ) : (
                  <Panel padding="none">
                    <EmptyState object="coin" title={t('empty')} description={t('emptyHint')}>
                      <LinkButton href={links.home}>{t('common:toShopping')}</LinkButton>
                    </EmptyState>
                  </Panel>
                )}
              </Stack>
            )
          }
        </AsyncContent>
      </TabbedPage>
      {recommended && state.status !== 'loading' && state.status !== 'failed' && <AlsoLike {...recommended} />}
    </Stack>
  );
}
