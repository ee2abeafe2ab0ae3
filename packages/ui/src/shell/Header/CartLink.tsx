'use client';

import { ShoppingBag } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyOptional } from '../../hooks/lazyOptional.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './Header.css.ts';

const CartBadge = lazyOptional(
  () => import('./CartBadge.tsx'),
  ({ children }: { children: ReactNode }) => children,
);

/** The way to the cart, named by how much is in it. A visitor's first page does without the badge's code. */
export function CartLink({ href, count }: { href: string; count: number }) {
  const { t } = useTranslation('common');
  const bag = <Icon icon={ShoppingBag} size={22} />;
  return (
    <Link href={href} className={styles.iconLink} title={t('header.cart')}>
      <span className={visuallyHidden}>{t('header.cart')} </span>
      {count > 0 ? (
        <LazySuspense fallback={bag}>
          <CartBadge count={count}>{bag}</CartBadge>
        </LazySuspense>
      ) : (
        bag
      )}
    </Link>
  );
}
