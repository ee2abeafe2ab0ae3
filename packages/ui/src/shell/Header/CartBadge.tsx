'use client';

import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Badge, BadgeAnchor } from '../../components/Badge/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';

/** How many lines the cart has, on its icon. */
export default function CartBadge({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const texts = {
    count: (items: number) => t('header.cartItems', { count: items }),
    over: (max: number) => t('header.cartOver', { max: printNumber(max, format) }),
  };
  return (
    <BadgeAnchor>
      {children}
      <Badge count={count} texts={texts} />
    </BadgeAnchor>
  );
}
