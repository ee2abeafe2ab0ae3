import { CouponTicket } from '../../patterns/CouponTicket/index.ts';
import * as styles from './CouponListScreen.css.ts';
import type { CouponEntryView, CouponScope } from './CouponListScreen.state.ts';
import { CouponScopeText } from './CouponScopeText.tsx';
import type { CouponListLinks } from './links.ts';

/** A coupon of the list, with where it leads. */
export function CouponEntry({ coupon, links }: { coupon: CouponEntryView; links: CouponListLinks }) {
  const { name, scope, ticket, usable, ...facts } = coupon;
  return (
    <CouponTicket
      className={styles.ticket}
      coupon={{ ...facts, state: ticket, name: name === nameOf(scope) ? undefined : name }}
      scope={<CouponScopeText scope={scope} links={links} />}
      href={usable ? hrefOf(scope, links) : undefined}
    />
  );
}

/** Where it can be spent: as near as the server says. */
function hrefOf(scope: CouponScope, links: CouponListLinks): string {
  switch (scope.kind) {
    case 'general':
    case 'unknown':
      return links.allGoods;
    case 'merchant':
      return scope.merchant ? links.shop(scope.merchant.id) : links.allGoods;
    case 'category':
      return scope.category ? links.category(scope.category.id) : links.allGoods;
    case 'goods': {
      const [only, ...others] = scope.products;
      if (only && others.length === 0) return links.goods(only.id);
      return scope.merchant ? links.shop(scope.merchant.id) : links.allGoods;
    }
    default:
      return scope satisfies never;
  }
}

/** Many a coupon is called what it counts for: that is said once. */
function nameOf(scope: CouponScope): string | undefined {
  switch (scope.kind) {
    case 'general':
    case 'unknown':
      return undefined;
    case 'merchant':
      return scope.merchant?.name;
    case 'category':
      return scope.category?.name;
    case 'goods':
      return scope.products.length === 1 ? scope.products[0]?.name : undefined;
    default:
      return scope satisfies never;
  }
}
