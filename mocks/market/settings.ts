import type { Settings } from './state/settings.ts';

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
