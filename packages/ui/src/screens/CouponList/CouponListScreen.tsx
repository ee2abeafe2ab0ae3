import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { Grid, Panel } from '../../layout/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
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
export function CouponListScreen({ tab, page, state, links, onTab, onRetry }: CouponListScreenProps) {
  const { t } = useTranslation('couponList');
  return (
    <ListPage
      title={t('title')}
      tabs={{ label: t('tabs.label'), value: tab, values: couponTabs, labelOf: (one) => t(`tabs.${one}`), onValueChange: onTab }}
      state={state}
      skeleton={<CouponSkeleton label={t('loading')} />}
      failedTitle={t('failed')}
      onRetry={onRetry}
      empty={
        <EmptyState title={t(`empty.${tab}`)} description={t(tab === 'usedOrExpired' ? 'emptyPast' : 'emptyHint')}>
          <LinkButton href={links.collect}>{t('collect')}</LinkButton>
        </EmptyState>
      }
      page={page}
      hrefOf={(to) => links.list(tab, to)}
    >
      {({ coupons }) => (
        // In one white panel, so that the notches of the tickets show white.
        <Panel padding="large">
          <Grid as="ul" className={styles.list}>
            {coupons.map((coupon) => (
              <li key={coupon.id} className={styles.item}>
                <CouponEntry coupon={coupon} links={links} />
              </li>
            ))}
          </Grid>
        </Panel>
      )}
    </ListPage>
  );
}

function CouponSkeleton({ label }: { label: string }) {
  return (
    <Panel padding="large">
      <Skeleton label={label}>
        <Grid>
          {[1, 2, 3].map((at) => (
            <div key={at} className={styles.loadingTicket}>
              <SkeletonText scale="title" />
              <SkeletonText scale="meta" width="most" />
            </div>
          ))}
        </Grid>
      </Skeleton>
    </Panel>
  );
}
