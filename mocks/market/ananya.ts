import type { OrderState, RefundStage } from '@galleria/ui/flows';
import { ananya } from './shoppers.ts';
import type { MerchantOrder, Order, OrderLine } from './state/orders.ts';
import type { Refund } from './state/refunds.ts';
import type { Product } from './state/shop.ts';

/** What the shopper of the stories has ordered. Numbers, shops and prices are what the pictures of the stories show. */

const minutes = 60_000;
const days = 86_400_000;

export function ordersOfAnanya(products: readonly Product[], now: number): Order[] {
  const line = (product: number, quantity = 1): OrderLine => {
    const sku = products.find(({ id }) => id === product)?.skus[0];
    return { id: 0, product, sku: sku?.id ?? 0, spec: sku?.values.join(', ') ?? '', price: sku?.price ?? 0, quantity, reviewed: false };
  };
  return [
    order(1, now - 6 * minutes, [part(1, 'unpaid', [line(106)])]),
    order(2, now - 22 * minutes, [part(2, 'unpaid', [line(107, 2), line(108)], 4950), part(5, 'unpaid', [line(110, 3)])]),
    order(3, now - 5 * 60 * minutes, [part(3, 'toShip', [line(109)])]),
    order(4, now - 2 * days, [part(6, 'toShip', [line(121), line(132)], 4000, 'applied')]),
    order(5, now - 3 * days, [part(1, 'toReceive', [line(113)])]),
    order(6, now - 4 * days, [part(2, 'toReceive', [line(114), line(117, 2)], 9900), part(4, 'toReceive', [line(116)])]),
    order(7, now - 8 * days, [part(4, 'toReview', [line(112), line(125)])]),
    order(8, now - 9 * days, [part(5, 'toReview', [line(128, 2)], 2500)]),
    order(9, now - 31 * days, [part(6, 'completed', [line(105)])], true),
    order(10, now - 44 * days, [part(3, 'completed', [line(129)], 0, 'refunded')], true),
    order(11, now - 47 * days, [part(1, 'cancelled', [line(131)])]),
    order(12, now - 60 * days, [part(1, 'completed', [line(124)], 0, 'refunding')], true),
  ];
}

export function refundsOfAnanya(now: number): Refund[] {
  const of = (
    id: number,
    orderId: number,
    daysAgo: number,
    rest: Pick<Refund, 'status' | 'reason' | 'remark'> & Partial<Refund>,
  ): Refund => {
    const order = ordersOfAnanya([], now).find((one) => one.id === orderId);
    return {
      id,
      no: `RE26061${String(3300 + id * 17)}`,
      shopper: ananya.id,
      order: order?.parts[0]?.no ?? '',
      pictures: [],
      refusal: '',
      at: now - daysAgo * days,
      ...rest,
    };
  };
  return [
    of(1, 4, 1, { status: 0, reason: 'I ordered it by mistake', remark: '' }),
    of(2, 9, 25, {
      status: 1,
      reason: 'It does not look like the pictures',
      remark: 'The dial looks darker than in the picture.',
      pictures: ['/pictures/watch-close.svg', '/pictures/photo-parcel.svg', '/pictures/photo-receipt.svg'],
      refusal: 'The dial is the blue of the product page; the watch shows traces of wear.',
    }),
    of(3, 12, 40, { status: 2, reason: 'It is damaged or does not work', remark: 'The zip of the side pocket is torn.' }),
    of(4, 10, 42, { status: 3, reason: 'It is damaged or does not work', remark: '', refundedAt: now - 38 * days }),
  ];
}

function order(id: number, placedAt: number, parts: MerchantOrder[], reviewed = false): Order {
  const date = new Date(placedAt).toISOString().slice(2, 10).replaceAll('-', '');
  const paid = !parts.some(({ state }) => state === 'unpaid' || state === 'cancelled');
  return {
    id,
    no: `PT${date}${String(80_400 + id * 7)}`,
    shopper: ananya.id,
    placedAt,
    payType: 'upi',
    ...(paid && { paidAt: placedAt + 4 * minutes }),
    note: id === 7 ? 'Please leave it with the neighbour at 14.' : '',
    consignee: { name: ananya.nickname, phone: `+91${ananya.phone}`, address: '12 Cubbon Road, Shivajinagar, Bengaluru 560001, India' },
    parts: parts.map((one, at) => ({
      ...one,
      id: id * 10 + at,
      no: `SH${date}${String(41_200 + id * 13 + at)}`,
      ...(sent.includes(one.state) && {
        delivery: {
          kind: 'express',
          name: 'Swiftline Express',
          number: `SL${700_100 + id * 31 + at}`,
          at: placedAt + days / 4,
          tracking: one.state === 'toReceive' ? 2 : 3,
        },
      }),
      lines: one.lines.map((each, index) => ({ ...each, id: id * 100 + at * 10 + index, reviewed })),
    })),
  };
}

const sent: readonly OrderState[] = ['toReceive', 'toReview', 'completed'];

function part(merchant: number, state: OrderState, lines: OrderLine[], freight = 0, refund: RefundStage = 'none'): MerchantOrder {
  return { id: 0, no: '', merchant, state, refund, freight, lines };
}
