import type { Coupon, PreOrder } from '@galleria/api';
import { usableValidity } from '@galleria/ui/patterns';
import type { ConfirmCoupons, ConfirmCouponScope, ConfirmCouponView, CouponObstacle } from '@galleria/ui/screens';
import type { MoneyArithmetic } from '../data/useMoney.ts';

type Money = PreOrder['goods'];

/**
 * The shopper's coupons, seen from an order: those that the server takes, the one of them that takes off most, and why the others do not
 * count (docs/domain/coupons.md#at-checkout). The server has the last word on each.
 */
export function confirmCoupons(
  money: MoneyArithmetic,
  usable: readonly Coupon[],
  own: readonly Coupon[],
  order: Pick<PreOrder, 'shops' | 'goods'>,
  today: number,
): ConfirmCoupons {
  const taken = new Set(usable.map(({ id }) => id));
  const ranked = usable
    .map((coupon) => ({ coupon, worth: money.min(coupon.amount, covered(money, coupon, order) ?? order.goods) }))
    .toSorted((a, b) => money.compare(b.worth, a.worth) || endOf(a.coupon) - endOf(b.coupon));
  return {
    usable: ranked.map(({ coupon }) => viewOf(coupon, today)),
    best: ranked[0]?.coupon.id,
    unusable: own
      .filter(({ id, state }) => !taken.has(id) && (state === 'usable' || state === 'notStarted'))
      .map((coupon) => ({
        ...viewOf(coupon, today),
        state: coupon.state === 'notStarted' ? 'notStarted' : 'unknown',
        obstacle: obstacleOf(money, coupon, order),
      })),
  };
}

/**
 * The price of the goods that a coupon counts for. Which category goods are of is not known here: then it is that of all. Absent where the
 * server does not say which shop or goods it is for.
 */
function covered(
  { sum, multiply }: MoneyArithmetic,
  coupon: Coupon,
  { shops, goods }: Pick<PreOrder, 'shops' | 'goods'>,
): Money | undefined {
  const lines = shops.flatMap((shop) => shop.lines.map((line) => ({ ...line, merchant: shop.merchant.id })));
  const worth = (some: typeof lines) => sum(some.map(({ price, quantity }) => multiply(price, quantity)));
  switch (coupon.scope) {
    case 'merchant':
      return coupon.merchant && worth(lines.filter(({ merchant }) => merchant === coupon.merchant?.id));
    case 'product':
      if (coupon.products.length === 0) return undefined;
      return worth(lines.filter(({ productId }) => coupon.products.some(({ id }) => id === productId)));
    case 'general':
    case 'category':
    case 'unknown':
      return goods;
    default:
      return coupon.scope satisfies never;
  }
}

function obstacleOf(money: MoneyArithmetic, coupon: Coupon, order: Pick<PreOrder, 'shops' | 'goods'>): CouponObstacle {
  if (coupon.state === 'notStarted') return { kind: 'notYet' };
  const { compare, max, subtract, zero } = money;
  const counted = covered(money, coupon, order);
  if (counted === undefined) return { kind: 'unknown' };
  const missing = max(zero, subtract(coupon.minimum, counted));
  if (compare(counted, zero) === 0) return { kind: coupon.scope === 'merchant' ? 'otherShop' : 'otherItems' };
  if (compare(missing, zero) > 0 && coupon.scope !== 'category') return { kind: 'short', missing };
  return { kind: coupon.scope === 'category' ? 'otherItems' : 'unknown' };
}

function viewOf({ id, name, amount, minimum, scope, until, from, state }: Coupon, today: number): ConfirmCouponView {
  const validity = state === 'notStarted' ? ({ kind: 'starts', from, until } as const) : usableValidity(until, today);
  return { id, name, amount, minimum, scope: scopes[scope], state: validity.kind === 'today' ? 'expiring' : 'usable', validity };
}

const scopes: Readonly<Record<Coupon['scope'], ConfirmCouponScope>> = {
  merchant: 'merchant',
  product: 'goods',
  general: 'general',
  category: 'category',
  unknown: 'goods',
};

/** Of equal ones the first to end goes first. */
const endOf = ({ until }: Coupon) => (until === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(until));
