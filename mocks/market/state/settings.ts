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
  service: 'h5' | 'hotline' | 'message' | 'email';
}
