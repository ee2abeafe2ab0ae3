import type { OrderState, RefundStage } from '@galleria/ui/flows';
import { fixtureNow } from '../fixtureNow.ts';
import { merchants, seedProducts } from './goods.ts';
import type { Market, MerchantOrder, Order, OrderLine, Refund, Shopper } from './state.ts';

/** The shopper of nearly all stories, and the account to try the storefront with. */
export const ananya: Shopper = {
  id: 1,
  nickname: 'Ananya Rao',
  avatar: '',
  phone: '9886041210',
  email: 'ananya.rao@mailbox.example',
  password: 'Arcade-2026',
  points: 2480,
};

/** A second shopper, who must never see what belongs to the first. */
export const tomas: Shopper = {
  id: 2,
  nickname: 'Tomás Núñez',
  avatar: '',
  phone: '9000000002',
  email: 'tomas.nunez@mailbox.example',
  password: 'Arcade-2026',
  points: 0,
};

/** A token of the fixtures' shopper that a story starts with. */
export const fixtureToken = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

/** Makes the marketplace as it is before anything happens. Every call makes a new one. */
export function createMarket(now: () => number = () => fixtureNow): Market {
  const opened = now();
  return {
    now,
    state: {
      merchants: structuredClone(merchants),
      products: seedProducts(),
      shoppers: [{ ...ananya }, { ...tomas }],
      tokens: {},
      orders: seedOrders(opened),
      refunds: seedRefunds(),
      carts: {},
      nextId: 90_000,
    },
  };
}

const minutes = 60_000;
const days = 86_400_000;

function seedOrders(now: number): Order[] {
  return [
    order(1, now - 6 * minutes, [part(1, 'unpaid', [line(106, 'Lilac, UK 8')])]),
    order(2, now - 22 * minutes, [
      part(2, 'unpaid', [line(107, 'Set of two, sand', 2), line(108, '30 cm')], 4950),
      part(5, 'unpaid', [line(110, '500 g', 3)]),
    ]),
    order(3, now - 5 * 60 * minutes, [part(3, 'toShip', [line(109, 'Graphite')])]),
    order(4, now - 2 * days, [part(6, 'toShip', [line(121, 'Fine nib'), line(132, 'Paperback')], 4000, 'applied')]),
    order(5, now - 3 * days, [part(1, 'toReceive', [line(113, 'Cobalt')])]),
    order(6, now - 4 * days, [
      part(2, 'toReceive', [line(114, 'Medium pot'), line(117, 'Set of three', 2)], 9900),
      part(4, 'toReceive', [line(116, 'W 32, L 32')]),
    ]),
    order(7, now - 8 * days, [part(4, 'toReview', [line(112, 'Honey'), line(125, 'Size M')])]),
    order(8, now - 9 * days, [part(5, 'toReview', [line(128, 'Pack of 4', 2)], 2500)]),
    order(9, now - 31 * days, [part(6, 'completed', [line(105, 'Blue dial')])], true),
    order(10, now - 44 * days, [part(3, 'completed', [line(129, 'Black')], 0, 'refunded')], true),
    order(11, now - 47 * days, [part(1, 'cancelled', [line(131, 'UK 7, brown')])]),
    order(12, now - 60 * days, [part(1, 'completed', [line(124, 'Moss')], 0, 'refunding')], true),
  ];
}

function order(id: number, placedAt: number, parts: MerchantOrder[], reviewed = false): Order {
  const date = new Date(placedAt).toISOString().slice(2, 10).replaceAll('-', '');
  return {
    id,
    no: `PT${date}${String(80_400 + id * 7)}`,
    shopper: ananya.id,
    placedAt,
    parts: parts.map((one, at) => ({
      ...one,
      id: id * 10 + at,
      no: `SH${date}${String(41_200 + id * 13 + at)}`,
      lines: one.lines.map((each, index) => ({ ...each, id: id * 100 + at * 10 + index, reviewed })),
    })),
  };
}

function part(merchant: number, state: OrderState, lines: OrderLine[], freight = 0, refund: RefundStage = 'none'): MerchantOrder {
  return { id: 0, no: '', merchant, state, refund, freight, lines };
}

function line(product: number, spec: string, quantity = 1): OrderLine {
  const price = seedProducts().find(({ id }) => id === product)?.price ?? 0;
  return { id: 0, product, sku: product * 10 + 1, spec, price, quantity, reviewed: false };
}

function seedRefunds(): Refund[] {
  const of = (id: number, order: string, status: Refund['status']): Refund => ({
    id,
    no: `RE26061${String(3300 + id * 17)}`,
    shopper: ananya.id,
    order,
    status,
  });
  return [of(1, '4', 0), of(2, '9', 1), of(3, '12', 2), of(4, '10', 3)];
}
