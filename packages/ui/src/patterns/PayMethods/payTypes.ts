/** Ways to pay that have a name here; `stripe` is a card. A newer server may invent others. */
export const payTypes = ['paypal', 'stripe', 'wechat', 'cod', 'upi'] as const;
export type PayType = (typeof payTypes)[number];
