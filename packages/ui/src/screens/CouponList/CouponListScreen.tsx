'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { AlsoLike, type AlsoLikeProps } from '../../features/goods/AlsoLike.tsx';
import { Grid, Panel, Stack } from '../../layout/index.ts';
import { CouponTicketSkeleton } from '../../patterns/CouponTicket/index.ts';
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
  /** What anybody may like, below the coupons; four of them are shown. Without it nothing follows. */
  recommended?: AlsoLikeProps | undefined;
  onTab: (tab: CouponTab) => void;
  onRetry: () => void;
}

/** A shopper's own coupons by what they count for, and those that are used or over (docs/domain/coupons.md#ones-own). */
export function CouponListScreen({ tab, page, state, links, recommended, onTab, onRetry }: CouponListScreenProps) {
  const { t } = useTranslation(['couponList', 'coupons', 'accountNav', 'common']);
  return (
    <Stack>
      <ListPage
        title={t('accountNav:pages.coupons')}
        tabs={{ label: t('tabs.label'), value: tab, values: couponTabs, labelOf: (one) => t(`tabs.${one}`), onValueChange: onTab }}
        state={state}
        skeleton={
          <Panel padding="large">
            <CouponTicketSkeleton label={t('coupons:loading')} />
          </Panel>
        }
        failedTitle={t('coupons:failed')}
        onRetry={onRetry}
        empty={
          <EmptyState object="ticket" title={t(`empty.${tab}`)} description={t(tab === 'usedOrExpired' ? 'emptyPast' : 'emptyHint')}>
            <LinkButton href={links.home}>{t('common:toHome')}</LinkButton>
          </EmptyState>
        }
        countOf={({ coupons }) => coupons.length}
        page={page}
        hrefOf={(to) => links.list(tab, to)}
      >
        {({ coupons }) => (
          // In one white panel, so that the notches of the tickets show white.
          <Panel padding="large">
            <Grid as="ul" className={styles.list}>
              {coupons.map((coupon) => (
                <li key={coupon.id}>
                  <CouponEntry coupon={coupon} links={links} />
                </li>
              ))}
            </Grid>
          </Panel>
        )}
      </ListPage>
      {recommended && (state.status === 'ready' || state.status === 'empty') && <AlsoLike {...recommended} />}
    </Stack>
  );
}
