/** The screens in the order in which a shopper comes upon them, by their titles without "Screens/". The sidebar follows it. */
export const ways = [
  {
    name: 'Find',
    screens: ['Home', 'Goods search', 'Goods detail', 'Merchant street', 'Merchant search', 'Merchant home', 'Top list', 'Activity list'],
  },
  { name: 'Buy', screens: ['Cart', 'Order confirm', 'Card payment', 'QR payment', 'Payment result'] },
  {
    name: 'After buying',
    screens: ['Order list', 'Order detail', 'Logistics', 'Refund request', 'Refund list', 'Refund detail', 'Review form', 'Review list'],
  },
  { name: 'Account', screens: ['User centre', 'User info', 'Address list', 'Coupon list', 'Points', 'Collection list'] },
  { name: 'Sell', screens: ['Merchant application', 'Application record', 'Merchant qualification'] },
  { name: 'Sign in', screens: ['Login', 'Third-party callback'] },
  { name: 'About the shop', screens: ['About us', 'Contact us', 'Delivery information', 'Policy', 'Privacy agreement'] },
  { name: 'When things fail', screens: ['Error'] },
] as const satisfies readonly { name: string; screens: readonly string[] }[];

/** All of them, one after the other. */
export const screensInOrder: readonly string[] = ways.flatMap(({ screens }) => screens);
