import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../components/Format/index.ts';
import { priceParts } from '../../components/Price/index.ts';
import { CouponTicket } from '../../patterns/CouponTicket/index.ts';
import * as styles from './CouponListScreen.css.ts';
import type { CouponEntryView, CouponScope } from './CouponListScreen.state.ts';
import { CouponScopeText } from './CouponScopeText.tsx';
import { lastMoment } from '../../text/days.ts';
import type { CouponListLinks } from './links.ts';

/** A coupon of the list, with its words. */
export function CouponEntry({ coupon, links }: { coupon: CouponEntryView; links: CouponListLinks }) {
  const { t } = useTranslation('couponList');
  const format = useFormat();
  const { id, name, amount, minimum, scope, ticket } = coupon;
  const stub = ticket === 'notStarted' || ticket === 'used' || ticket === 'lapsed' || ticket === 'unknown' ? ticket : 'usable';
  return (
    <CouponTicket
      className={styles.ticket}
      coupon={{ id, amount, state: ticket }}
      href={coupon.usable ? hrefOf(scope, links) : undefined}
      texts={{
        name: name === nameOf(scope) ? undefined : name,
        off: t('off'),
        condition: (
          <>
            {/[1-9]/.test(minimum) ? t('over', { amount: printAmount(minimum, format) }) : t('anyAmount')}
            <span aria-hidden> · </span>
            <CouponScopeText scope={scope} links={links} />
          </>
        ),
        validity: <Validity coupon={coupon} />,
        stub: t(`stub.${stub}`),
      }}
    />
  );
}

function Validity({ coupon: { validity } }: { coupon: CouponEntryView }) {
  const { t } = useTranslation('couponList');
  const { locale } = useFormat();
  const day = (instant: string) => print(lastMoment(instant), locale, { day: 'numeric', month: 'long', year: 'numeric' });
  switch (validity.kind) {
    case 'today':
      return t('today', { time: print(lastMoment(validity.until), locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) });
    case 'left':
      return t('left', { count: validity.days, date: day(validity.until) });
    case 'starts': {
      const { from, until } = validity;
      if (from === undefined) return t('later');
      // It begins with its first moment, not with the one before.
      const begins = print(Date.parse(from), locale, { day: 'numeric', month: 'long', year: 'numeric' });
      return until === undefined ? t('starts', { date: begins }) : t('startsUntil', { date: begins, until: day(until) });
    }
    case 'used':
      return validity.at === undefined ? t('stub.used') : t('usedOn', { date: day(validity.at) });
    case 'lapsed':
      return validity.at === undefined ? t('stub.lapsed') : t('lapsedOn', { date: day(validity.at) });
    case 'endless':
      return t('endless');
    case 'unknown':
      return t('ask');
    default:
      return validity satisfies never;
  }
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

const print = (moment: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' }).format(moment);

const printAmount = (amount: string, format: Format) =>
  priceParts(amount, format, 'auto')
    .map(({ text }) => text)
    .join('');
