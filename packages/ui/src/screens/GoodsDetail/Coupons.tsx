'use client';

import { ChevronRight, Ticket } from 'lucide';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './Offer.css.ts';

/** What the coupons of goods are asked for by, and whether they are looked at. */
export interface GoodsCouponsProps {
  productId: number;
  merchantId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A `GoodsCouponsDialog` with its data, whose code and answers come when they are wanted. */
export interface GoodsCouponsPart {
  Dialog: ComponentType<GoodsCouponsProps>;
  /** Somebody comes near: its code may be fetched. */
  preload: () => void;
}

interface CouponsProps extends Pick<GoodsCouponsProps, 'productId' | 'merchantId'> {
  coupons: GoodsCouponsPart;
}

/** The way to the coupons that can be received for goods. */
export function Coupons({ coupons: { Dialog, preload }, ...goods }: CouponsProps) {
  const { t } = useTranslation('goodsDetail');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.coupons}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon icon={Ticket} size={16} />
        {t('coupons.title')}
        <Icon icon={ChevronRight} size={14} />
      </button>
      {asked && (
        <Suspense>
          <Dialog {...goods} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
