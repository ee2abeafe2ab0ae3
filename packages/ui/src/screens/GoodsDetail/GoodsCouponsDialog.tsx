'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { CouponOffers, type CouponOffersProps } from '../../patterns/CouponOffers/index.ts';
import { CouponTicketSkeleton } from '../../patterns/CouponTicket/index.ts';
import type { GoodsCouponsState } from './couponsState.ts';
import * as styles from './Offer.css.ts';

export interface GoodsCouponsDialogProps extends Pick<CouponOffersProps, 'onReceive'> {
  state: GoodsCouponsState;
  onRetry: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Coupons that count for goods, to be received where they stand. */
export function GoodsCouponsDialog({ state, onReceive, onRetry, open, onOpenChange }: GoodsCouponsDialogProps) {
  const { t } = useTranslation(['goodsDetail', 'coupons', 'common']);
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent size="medium" closeLabel={t('common:close')}>
        <DialogTitle>{t('goodsDetail:coupons.title')}</DialogTitle>
        <div className={styles.offers}>
          <AsyncContent
            surface="page"
            state={state}
            skeleton={<CouponTicketSkeleton label={t('coupons:loading')} />}
            failedTitle={t('coupons:failed')}
            onRetry={onRetry}
          >
            {(arrived) =>
              arrived.status === 'ready' ? (
                <CouponOffers offers={arrived.offers} onReceive={onReceive} />
              ) : (
                <EmptyState object="ticket" title={t('goodsDetail:coupons.empty')} />
              )
            }
          </AsyncContent>
        </div>
      </DialogContent>
    </DialogRoot>
  );
}
