import type { Currency } from '../../currencies.ts';

/** What the operator has switched on. */
export interface Settings {
  captcha: boolean;
  facebook: boolean;
  google: boolean;
  twitter: boolean;
  visitor: boolean;
  paypal: boolean;
  stripe: boolean;
  wechat: boolean;
  cod: boolean;
  upi: boolean;
  /** What the shop sells in. Amounts stay the numbers that they are. */
  currency: Currency;
  service: 'h5' | 'hotline' | 'message' | 'email';
}
