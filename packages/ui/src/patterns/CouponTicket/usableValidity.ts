import { dayOf, lastMoment } from '../../text/days.ts';
import type { CouponValidity } from './Validity.tsx';

/** Until when a coupon counts that can be used; `today` is the shopper's day, as `dayOf` counts it. */
export function usableValidity(until: string | undefined, today: number): CouponValidity {
  if (until === undefined) return { kind: 'endless' };
  const days = dayOf(lastMoment(until)) - today;
  // The server says that it counts: a clock that is ahead does not take it away.
  return days > 0 ? { kind: 'left', until, days } : { kind: 'today', until };
}
