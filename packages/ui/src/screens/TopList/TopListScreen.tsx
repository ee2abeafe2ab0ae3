'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { RankMark } from '../../components/RankMark/index.ts';
import { Heading, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { GoodsCard, GoodsGridSkeleton, type GoodsView } from '../../patterns/GoodsCard/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './TopListScreen.css.ts';
import type { TopListState } from './TopListScreen.state.ts';

export interface TopListScreenProps {
  state: TopListState;
  links: { goods: (id: number) => string; allGoods: string };
  onRetry: () => Promise<unknown>;
}

/** The goods that sell best, each with its rank; the first three have medals (docs/domain/home.md). */
export function TopListScreen({ state, links, onRetry }: TopListScreenProps) {
  const { t } = useTranslation(['topList', 'common']);
  return (
    <Stack gap={8}>
      <Stack gap={1}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<GoodsGridSkeleton label={t('loading')} cards={20} />}
        failedTitle={t('failed')}
        onRetry={onRetry}
      >
        {(arrived) =>
          arrived.status === 'ready' ? (
            <>
              <Heading level={2} className={visuallyHidden}>
                {t('common:items')}
              </Heading>
              <ol className={styles.list}>
                {arrived.goods.map((goods, at) => (
                  <Entry key={goods.id} goods={goods} rank={at + 1} href={links.goods(goods.id)} />
                ))}
              </ol>
            </>
          ) : (
            <EmptyState title={t('empty')} description={t('emptyHint')}>
              <LinkButton href={links.allGoods}>{t('common:toGoods')}</LinkButton>
            </EmptyState>
          )
        }
      </AsyncContent>
    </Stack>
  );
}

function Entry({ goods, rank, href }: { goods: GoodsView; rank: number; href: string }) {
  const { t } = useTranslation('topList');
  const format = useFormat();
  return (
    <li className={styles.entry}>
      <RankMark rank={rank} label={t('rank', { rank: printNumber(rank, format) })} className={styles.rank} />
      <GoodsCard goods={goods} href={href} eager={rank <= 10} />
    </li>
  );
}
