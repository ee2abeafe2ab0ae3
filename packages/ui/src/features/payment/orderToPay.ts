import type { PayType } from '../../patterns/PayMethods/index.ts';
import { payTypes } from '../../patterns/PayMethods/index.ts';

/** What paying an order needs of it, over all its shops. */
export interface OrderToPay {
  orderNo: string;
  quantity: number;
  freight: string;
  total: string;
  /** Who it goes to; without an address nothing of it is posted. */
  consignee?: { address: string } | undefined;
  /** The server's word for how it was to be paid. */
  payType: string;
  paid: boolean;
  cancelled: boolean;
  placedAt?: string | undefined;
  /** When it ends by itself if it is not paid. */
  cancelsAt?: string | undefined;
}

/** Where an order stands, as far as paying goes. What is paid stays paid, even if it is cancelled later. */
export const standOf = ({ paid, cancelled }: Pick<OrderToPay, 'paid' | 'cancelled'>): 'paid' | 'cancelled' | 'open' =>
  paid ? 'paid' : cancelled ? 'cancelled' : 'open';

/** What the amount of an order is called: a text of `orderList`. */
export const amountNames = { paid: 'paid', cancelled: 'total', open: 'toPay' } as const satisfies Record<
  ReturnType<typeof standOf>,
  string
>;

/** The way that is chosen first: the order's own, or the first that is on when that is switched off. */
export function firstMethod(own: string, methods: readonly PayType[]): PayType | undefined {
  const known = payTypes.find((type) => type === own);
  return known && methods.includes(known) ? known : methods[0];
}

/** The ways to pay this order: nobody comes to the door with what is not posted (docs/domain/checkout.md#shipping). */
export const methodsFor = ({ consignee }: Pick<OrderToPay, 'consignee'>, methods: readonly PayType[]): readonly PayType[] =>
  consignee?.address.trim() === '' ? methods.filter((method) => method !== 'cod') : methods;
