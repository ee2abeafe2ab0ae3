import type { CheckoutState, OrderState, RefundStage } from '@galleria/ui/flows';

export interface OrderLine {
  id: number;
  product: number;
  sku: number;
  spec: string;
  price: number;
  quantity: number;
  reviewed: boolean;
}

/** The order of one shop, on its way through the order flow. */
export interface MerchantOrder {
  id: number;
  no: string;
  merchant: number;
  state: OrderState;
  refund: RefundStage;
  freight: number;
  /** This shop's part of what a coupon and points take off. */
  couponShare?: number;
  pointsShare?: number;
  lines: OrderLine[];
  delivery?: Delivery;
  deleted?: boolean;
}

/** How a merchant order was sent. */
export interface Delivery {
  kind: 'express' | 'send' | 'fictitious';
  /** Courier company, or the person who brings it. */
  name: string;
  /** Courier's number, or the person's phone. */
  number: string;
  at: number;
  /** Where the parcel is (docs/domain/orders.md#logistics). */
  tracking: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** An order over its shops. */
export interface Order {
  id: number;
  no: string;
  shopper: number;
  placedAt: number;
  paidAt?: number;
  payType?: 'paypal' | 'stripe' | 'wechat' | 'cod' | 'upi';
  note?: string;
  consignee?: { name: string; phone: string; address: string };
  /** Record of the coupon that was used, and the points. */
  coupon?: number;
  points?: number;
  parts: MerchantOrder[];
}

/** A payment on its way: PayPal's token, Stripe's secret, or what a QR code says. */
export interface Payment {
  /** Number of the master order. */
  order: string;
  type: NonNullable<Order['payType']>;
  /** Of a card: where paying stands, and since when the bank has it. */
  card?: { state: CheckoutState; bankSince?: number };
  /** Answers of the card gateway by the key of the try: whoever asks again gets the same. */
  answers?: Record<string, CardAnswer>;
}

/** How a try to pay by card ended. */
export interface CardAnswer {
  status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method';
  reason?: 'card_declined' | 'insufficient_funds' | 'authentication_failed';
}

export { autoCancelAfter } from '@galleria/ui/flows';
