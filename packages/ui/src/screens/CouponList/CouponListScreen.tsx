import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from '../../components/Tabs/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { usePageTexts } from '../../patterns/usePageTexts.ts';
import { CouponEntry } from './CouponEntry.tsx';
import * as styles from './CouponListScreen.css.ts';
import { type CouponListState, type CouponTab, couponTabs } from './CouponListScreen.state.ts';
import type { CouponListLinks } from './links.ts';

export interface CouponListScreenProps {
  tab: CouponTab;
  /** The present page, from 1. */
  page: number;
  state: CouponListState;
  links: CouponListLinks;
  onTab: (tab: CouponTab) => void;
  onRetry: () => void;
}

/** A shopper's own coupons by what they count for, and those that are used or over (docs/domain/coupons.md#ones-own). */
export function CouponListScreen({ tab, onTab, ...rest }: CouponListScreenProps) {
  const { t } = useTranslation('couponList');
  return (
    <TabsRoot value={tab} values={couponTabs} onValueChange={onTab} className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <TabsList aria-label={t('tabs.label')} className={styles.tabs}>
          {couponTabs.map((one) => (
            <TabsTab key={one} value={one}>
              {t(`tabs.${one}`)}
            </TabsTab>
          ))}
        </TabsList>
      </header>
      {couponTabs.map((one) => (
        <TabsPanel key={one} value={one}>
          {one === tab && <Panel {...rest} tab={tab} />}
        </TabsPanel>
      ))}
    </TabsRoot>
  );
}

function Panel({ tab, page, state, links, onRetry }: Omit<CouponListScreenProps, 'onTab'>) {
  const { t } = useTranslation(['couponList', 'common']);
  const errorText = useErrorText();
  const pageTexts = usePageTexts();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('couponList:loading')} className={styles.list}>
          {[1, 2, 3].map((at) => (
            <div key={at} className={styles.boneTicket}>
              <SkeletonBlock className={styles.boneAmount} />
              <SkeletonBlock className={styles.boneLine} />
              <SkeletonBlock className={styles.boneLine} />
            </div>
          ))}
        </Skeleton>
      );
    case 'failed':
      return (
        <EmptyState className={styles.blank} variant="failed" title={t('couponList:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState
          className={styles.blank}
          title={t(`couponList:empty.${tab}`)}
          description={t(tab === 'usedOrExpired' ? 'couponList:emptyPast' : 'couponList:emptyHint')}
        >
          <LinkButton href={links.collect}>{t('couponList:collect')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <ul className={styles.list}>
            {state.coupons.map((coupon) => (
              <li key={coupon.id} className={styles.item}>
                <CouponEntry coupon={coupon} links={links} />
              </li>
            ))}
          </ul>
          <Pagination className={styles.pages} page={page} pages={state.pages} hrefOf={(to) => links.list(tab, to)} texts={pageTexts} />
        </>
      );
    default:
      return state satisfies never;
  }
}
