'use client';

import { ChevronDown } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import * as styles from './CouponListScreen.css.ts';
import type { CouponScope } from './CouponListScreen.state.ts';
import type { CouponListLinks } from './links.ts';

interface CouponScopeTextProps {
  scope: CouponScope;
  links: Pick<CouponListLinks, 'shop' | 'category' | 'goods'>;
}

/** What a coupon counts for: by name and as a link where the server says it. It stands in a line of text. */
export function CouponScopeText({ scope, links }: CouponScopeTextProps): ReactNode {
  const { t } = useTranslation('coupons');
  switch (scope.kind) {
    case 'general':
      return t('scope.general');
    case 'unknown':
      return t('scope.goods');
    case 'merchant':
      return scope.merchant ? <Name href={links.shop(scope.merchant.id)} name={scope.merchant.name} /> : t('scope.merchant');
    case 'category':
      return scope.category ? <Name href={links.category(scope.category.id)} name={scope.category.name} /> : t('scope.category');
    case 'goods': {
      const [only, ...others] = scope.products;
      if (!only) return t('scope.goods');
      return others.length === 0 ? (
        <Name href={links.goods(only.id)} name={only.name} />
      ) : (
        <Goods products={scope.products} links={links} />
      );
    }
    default:
      return scope satisfies never;
  }
}

/** Several goods: how many, and on demand which. */
function Goods({
  products,
  links,
}: { products: Extract<CouponScope, { kind: 'goods' }>['products'] } & Pick<CouponScopeTextProps, 'links'>) {
  const { t } = useTranslation('couponList');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} className={styles.more} onClick={() => setOpen(!open)}>
        {t('items', { count: products.length })}
        <Icon icon={ChevronDown} size={14} className={styles.chevron} />
      </button>
      {/* Spans, as it all stands within a paragraph. */}
      <span id={id} role="list" hidden={!open} className={styles.goods}>
        {products.map((product) => (
          <span key={product.id} role="listitem">
            <Name href={links.goods(product.id)} name={product.name} />
          </span>
        ))}
      </span>
    </>
  );
}

function Name({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href} className={styles.scope}>
      {name}
    </Link>
  );
}
