'use client';

import { ChevronRight, Ticket } from 'lucide';
import type { ComponentType } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { priceText } from '../../components/Price/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { CouponOfferView } from '../../patterns/CouponOffers/index.ts';
import { type GoodsCouponsState, usableOffers } from './couponsState.ts';
import { DialogButton } from './DialogButton.tsx';
import { promise } from './Guarantees.css.ts';
import * as styles from './Offer.css.ts';

/** What the coupons of goods are asked for by, and whether they are looked at. */
export interface GoodsCouponsProps {
  productId: number;
  merchantId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A `GoodsCouponsDialog` with its data, whose code comes when it is wanted. */
export interface GoodsCouponsPart {
  /** What the page itself tells of them. Without it, and until it is ready, there is only the way to them. */
  state?: GoodsCouponsState | undefined;
  Dialog: ComponentType<GoodsCouponsProps>;
  /** Somebody comes near: its code may be fetched. */
  preload: () => void;
}

interface CouponsProps extends Pick<GoodsCouponsProps, 'productId' | 'merchantId'> {
  coupons: GoodsCouponsPart;
}

/** The way to the coupons that can be received for goods: what they take off, as soon as that is known. */
export function Coupons({ coupons: { Dialog, preload, state }, ...goods }: CouponsProps) {
  const { t } = useTranslation('goodsDetail');
  // In the place of the way to them, so that nothing below moves when it is known.
  if (state?.status === 'empty') return <p className={styles.noCoupons}>{t('coupons.empty')}</p>;
  const offers = state?.status === 'ready' ? usableOffers(state.offers) : [];
  return (
    <DialogButton className={styles.coupons} preload={preload} renderDialog={(opened) => <Dialog {...goods} {...opened} />}>
      <Icon icon={Ticket} size={16} />
      {offers.length > 0 && <Savings offers={offers} />}
      <span className={promise}>
        {offers.length > 0 ? t('coupons.count', { count: offers.length }) : t('coupons.title')}
        <Icon icon={ChevronRight} size={14} />
      </span>
    </DialogButton>
  );
}

/** Two of them at most, and how many there are. */
function Savings({ offers }: { offers: readonly CouponOfferView[] }) {
  const { t } = useTranslation('goodsDetail');
  const format = useFormat();
  return (
    <>
      <VisuallyHidden>{t('coupons.title')}</VisuallyHidden>
      {offers.slice(0, 2).map(({ id, amount, minimum }) => (
        <Tag key={id} tone="accent" className={styles.saving}>
          {/[1-9]/.test(minimum)
            ? t('coupons.savingOver', { amount: priceText(amount, format, 'auto'), minimum: priceText(minimum, format, 'auto') })
            : t('coupons.saving', { amount: priceText(amount, format, 'auto') })}
        </Tag>
      ))}
    </>
  );
}
