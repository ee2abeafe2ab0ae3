'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { printDate, printTime, useDateFormat } from '../../components/Format/index.ts';
import { lastMoment } from '../../text/days.ts';

/** Until when a coupon counts, or why it does not. Moments are ISO 8601. */
export type CouponValidity =
  | { kind: 'today'; until: string }
  /** Days after today, from 1. */
  | { kind: 'left'; until: string; days: number }
  | { kind: 'starts'; from: string | undefined; until: string | undefined }
  /** On offer: so many days once it is collected. */
  | { kind: 'daysAfter'; days: number }
  | { kind: 'used' | 'expired'; at: string | undefined }
  | { kind: 'endless' | 'unknown' };

/** With more days left than these, only the last day is said. */
const fewDays = 7;

/** Says until when a coupon counts, by the shopper's calendar. */
export function Validity({ validity }: { validity: CouponValidity }) {
  const { t } = useTranslation('coupons');
  const format = useDateFormat();
  const day = (instant: string) => printDate(lastMoment(instant), format);
  switch (validity.kind) {
    case 'today':
      return t('today', { time: printTime(lastMoment(validity.until), format) });
    case 'left':
      if (validity.days > fewDays) return t('until', { date: day(validity.until) });
      return t('left', { count: validity.days, date: day(validity.until) });
    case 'starts': {
      const { from, until } = validity;
      if (from === undefined) return t('later');
      // It begins with its first moment, not with the one before.
      const begins = printDate(Date.parse(from), format);
      return until === undefined ? t('starts', { date: begins }) : t('startsUntil', { date: begins, until: day(until) });
    }
    case 'daysAfter':
      return t('daysAfter', { count: validity.days });
    case 'used':
      return validity.at === undefined ? t('stub.used') : t('usedOn', { date: day(validity.at) });
    case 'expired':
      return validity.at === undefined ? t('stub.expired') : t('expiredOn', { date: day(validity.at) });
    case 'endless':
      return t('endless');
    case 'unknown':
      return t('ask');
    default:
      return validity satisfies never;
  }
}
