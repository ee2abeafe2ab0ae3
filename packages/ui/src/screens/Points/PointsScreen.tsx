import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from '../../components/Tabs/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { usePageTexts } from '../../patterns/usePageTexts.ts';
import { Ascension } from './Ascension.tsx';
import { Balance } from './Balance.tsx';
import { Ledger } from './Ledger.tsx';
import * as styles from './PointsScreen.css.ts';
import { type PointsState, type PointsTab, pointsTabs } from './PointsScreen.state.ts';
import { PointsSkeleton } from './PointsSkeleton.tsx';

export interface PointsScreenProps {
  tab: PointsTab;
  /** The present page of the ledger, from 1. */
  page: number;
  state: PointsState;
  links: { home: string; ledger: (page: number) => string };
  onTab: (tab: PointsTab) => void;
  onRetry: () => void;
}

/** A shopper's loyalty points (docs/domain/points.md) with everything that changed them, and the experience that is gathered beside. */
export function PointsScreen({ tab, onTab, ...rest }: PointsScreenProps) {
  const { t } = useTranslation('points');
  return (
    <TabsRoot value={tab} values={pointsTabs} onValueChange={onTab} className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <TabsList aria-label={t('tabs.label')} className={styles.tabs}>
          {pointsTabs.map((one) => (
            <TabsTab key={one} value={one}>
              {t(`tabs.${one}`)}
            </TabsTab>
          ))}
        </TabsList>
      </header>
      {pointsTabs.map((one) => (
        <TabsPanel key={one} value={one}>
          {one === tab && <Panel {...rest} />}
        </TabsPanel>
      ))}
    </TabsRoot>
  );
}

function Panel({ page, state, links, onRetry }: Omit<PointsScreenProps, 'tab' | 'onTab'>) {
  const { t } = useTranslation(['points', 'common']);
  const errorText = useErrorText();
  const pageTexts = usePageTexts();
  switch (state.status) {
    case 'loading':
      return <PointsSkeleton tab={state.tab} label={t('points:loading')} />;
    case 'failed':
      return (
        <EmptyState className={styles.panel} variant="failed" title={t('points:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <div className={styles.stack}>
          <Balance balance={state.balance} />
          <EmptyState className={styles.panel} title={t('points:empty')} description={t('points:emptyHint')}>
            <LinkButton href={links.home}>{t('points:browse')}</LinkButton>
          </EmptyState>
        </div>
      );
    case 'ready':
      return (
        <div className={styles.stack}>
          <Balance balance={state.balance} />
          <Ledger entries={state.entries} />
          <Pagination page={page} pages={state.pages} hrefOf={links.ledger} texts={pageTexts} />
        </div>
      );
    case 'ascension':
      return <Ascension experience={state.experience} homeHref={links.home} />;
    default:
      return state satisfies never;
  }
}
