import type { FlowName } from './flowStories.ts';

/** When a condition holds, and when it fails, each as what follows "if". */
interface Condition {
  holds: string;
  fails?: string;
}

interface FlowWords {
  title: string;
  lead: string;
  /** By event, or by state and event where the same event asks for something else. */
  conditions: Readonly<Record<string, Condition>>;
}

const quiet = { holds: 'no refund is running' };
const unrefunded = { holds: 'there is no refund, or it was refused' };
const switchedOn = { holds: 'the operator switched it on' };
const inStock = { holds: 'it is 1 to 99 and in stock' };

/** What the tables of the flows cannot say of themselves. */
export const flowWords: Readonly<Record<FlowName, FlowWords>> = {
  order: {
    title: 'Order',
    lead: 'From the moment it is placed. A master order is in this state as long as it is not paid; after that each shop’s part has its own.',
    conditions: {
      ship: unrefunded,
      requestRefund: unrefunded,
      close: { holds: 'it was refunded' },
      confirmReceipt: quiet,
      delete: quiet,
      evaluate: { holds: 'no refund is running and a line has no review yet' },
      viewLogistics: { holds: 'something was posted' },
      reviewLast: { holds: 'each line has its review' },
    },
  },
  refund: { title: 'Refund', lead: 'A whole order is refunded, once the shop has agreed.', conditions: {} },
  couponOffer: { title: 'Coupon on offer', lead: 'What a shop offers, as one shopper sees it.', conditions: {} },
  coupon: {
    title: 'Coupon',
    lead: 'What a shopper has collected.',
    conditions: {
      use: { holds: 'its time lasts and the goods reach the minimum spend' },
      expire: { holds: 'its time is over' },
      restore: { holds: 'its time lasts', fails: 'its time is over' },
    },
  },
  application: { title: 'Merchant application', lead: 'Reviewed within 15 working days.', conditions: {} },
  signIn: {
    title: 'Sign in',
    lead: 'The panels of the popup and of the page /login. To choose a panel is an event of the panel’s name.',
    conditions: {
      phonePassword: switchedOn,
      emailPassword: switchedOn,
      phoneCode: switchedOn,
      register: switchedOn,
      guest: switchedOn,
      qrCode: switchedOn,
      forgot: { holds: 'e-mail and password is switched on' },
    },
  },
  qrCode: { title: 'QR code', lead: 'A code lasts two minutes. The page asks every two seconds how far it is.', conditions: {} },
  resend: {
    title: 'Resend timer',
    lead: 'The button for a one-time code. The wait of 120 seconds is a deadline, so it is right after sleep.',
    conditions: { over: { holds: 'no second is left' } },
  },
  cartLine: {
    title: 'Line of the cart',
    lead: 'All but the valid ones are invalid goods, which can only be removed or exchanged.',
    conditions: {
      setQuantity: inStock,
      reselect: inStock,
      order: inStock,
      sellOut: { holds: 'none is left' },
      restock: { holds: 'there are some again' },
    },
  },
  checkout: {
    title: 'Checkout',
    lead: 'From what is about to be ordered to what is paid. An answer that is lost leaves it unknown until the server is asked again.',
    conditions: {
      place: { holds: 'it costs something', fails: 'coupon and points cover all of it' },
      renew: { holds: 'no order was placed' },
    },
  },
};

/** A name of the code as words: `toReview` is "to review". */
export const spoken = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
