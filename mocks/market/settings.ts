import { type Currency, unitOf, upToUnit } from '../currencies.ts';
import type { Settings } from './state/settings.ts';
import type { MarketState } from './state.ts';

/** What is switched on when the marketplace opens: every way to pay, and no third party. */
export const defaultSettings: Settings = {
  captcha: false,
  facebook: false,
  google: false,
  twitter: false,
  visitor: true,
  paypal: true,
  stripe: true,
  wechat: true,
  cod: true,
  upi: true,
  currency: 'INR',
  service: 'h5',
};

/** Sells in a currency from now on. Orders keep their numbers, as goods do, in amounts that it has: freight rounded up, deductions down. */
export function sellIn({ settings, orders }: MarketState, currency: Currency): void {
  settings.currency = currency;
  const unit = unitOf(currency);
  for (const part of orders.flatMap(({ parts }) => parts)) {
    part.freight = upToUnit(currency, part.freight);
    if (part.couponShare) part.couponShare -= part.couponShare % unit;
    if (part.pointsShare) part.pointsShare -= part.pointsShare % unit;
  }
}
