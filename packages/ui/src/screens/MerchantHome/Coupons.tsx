'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Heading } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { CouponOffers, type CouponOffersProps } from '../../patterns/CouponOffers/index.ts';
import { CouponTicketSkeleton } from '../../patterns/CouponTicket/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import type { MerchantHomeState } from './MerchantHomeScreen.state.ts';

interface CouponsProps extends Pick<CouponOffersProps, 'onReceive'> {
  state: Extract<MerchantHomeState, { page: 'coupons' }>['state'];
  shopName: string | undefined;
  itemsHref: string;
  onRetry: () => void;
}

/** The coupons that a shop gives for its goods. */
export function Coupons({ state, shopName, itemsHref, onReceive, onRetry }: CouponsProps) {
  const { t } = useTranslation(['merchantHome', 'coupons', 'common']);
  return (
    <AsyncContent
      surface="page"
      state={state}
      skeleton={<CouponTicketSkeleton label={t('coupons:loading')} />}
      failedTitle={t('coupons:failed')}
      onRetry={onRetry}
    >
      {(arrived) =>
        arrived.status === 'ready' ? (
          <div>
            <Heading level={2} className={visuallyHidden}>
              {t('page.coupons')}
            </Heading>
            <CouponOffers offers={arrived.offers} merchantName={shopName} onReceive={onReceive} />
          </div>
        ) : (
          <EmptyState object="ticket" title={t('noCoupons')} description={t('noCouponsHint')}>
            <LinkButton href={itemsHref}>{t('common:toGoods')}</LinkButton>
          </EmptyState>
        )
      }
    </AsyncContent>
  );
}
