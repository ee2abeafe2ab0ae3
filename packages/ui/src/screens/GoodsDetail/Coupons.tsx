'use client';

import { ChevronRight, Ticket } from 'lucide';
import type { ComponentType } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import { DialogButton } from './DialogButton.tsx';
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
  return (
    <DialogButton className={styles.coupons} preload={preload} renderDialog={(state) => <Dialog {...goods} {...state} />}>
      <Icon icon={Ticket} size={16} />
      {t('coupons.title')}
      <Icon icon={ChevronRight} size={14} />
    </DialogButton>
  );
}
