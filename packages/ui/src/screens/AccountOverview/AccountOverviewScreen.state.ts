import type { OrderInFlow } from '../../flows/order.ts';
import type { OrderTab } from '../../flows/orderTabs.ts';
import type { OrderCardView, OrderShopView } from '../../patterns/OrderCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** How many lines of the order are shown; its own page shows all. */
const maxLines = 2;

/** An order that waits for the shopper. */
export interface LatestOrderView extends OrderInFlow, OrderCardView {
  /** When it ends by itself if it is not paid. */
  cancelsAt?: string | undefined;
}

/** What the overview shows below the order states. */
export type LatestState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** The counts could not be had, which say whether there is one; that is said beside them. */
  | { status: 'unknown' }
  | { status: 'none' }
  | { status: 'unpaid' | 'toReceive'; order: LatestOrderView };

/** What the user centre's overview shows. */
export type AccountOverviewState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'ready'; user: AccountUser; waiting: WaitingOrders; latest: LatestState };

/** How many orders wait in each state; `undefined` when that could not be had. */
export type WaitingOrders = Partial<Record<OrderTab, number>> | undefined;

export interface AccountUser {
  nickname: string;
  avatar: string;
  points: number;
  coupons: number;
  collected: number;
}

interface UnpaidData {
  freight?: string | undefined;
  cancelsAt?: string | undefined;
  orderNo: string;
  total: string;
  quantity: number;
  placedAt?: string | undefined;
  shops: readonly OrderShopView[];
}

interface TravellingData extends Omit<UnpaidData, 'shops' | 'cancelsAt'>, Pick<OrderInFlow, 'refund'> {
  status: Exclude<OrderInFlow['state'], 'unpaid'>;
  merchant: OrderShopView['merchant'];
  lines: OrderShopView['lines'];
  delivery?: { kind: string } | undefined;
}

/** The newest order of a list that has any. */
export type LatestOrderData =
  | { kind: 'unpaid'; order: UnpaidData | undefined }
  | { kind: 'toReceive'; order: TravellingData | undefined }
  | { kind: 'none' };

/** The one way from data to the overview. Without counts or orders it is still of use, without the shopper it is not. */
export function accountOverviewState(
  user: Resource<AccountUser>,
  counts: Resource<Partial<Record<OrderTab, number>>>,
  latest: Resource<LatestOrderData>,
): AccountOverviewState {
  if (user.status !== 'ready') return user;
  if (counts.status === 'failed') return { status: 'ready', user: user.data, waiting: undefined, latest: { status: 'unknown' } };
  return { status: 'ready', user: user.data, waiting: counts.status === 'ready' ? counts.data : {}, latest: latestState(latest) };
}

function latestState(latest: Resource<LatestOrderData>): LatestState {
  switch (latest.status) {
    case 'loading':
      return latest;
    case 'failed':
      return { status: 'failed' };
    case 'ready':
      return stateOf(latest.data);
    default:
      return latest satisfies never;
  }
}

function stateOf(data: LatestOrderData): LatestState {
  if (data.kind === 'none' || !data.order) return { status: 'none' };
  const { orderNo, total, quantity, placedAt } = data.order;
  const facts = { orderNo, total, quantity, placedAt };
  if (data.kind === 'unpaid') {
    const { shops, freight, cancelsAt } = data.order;
    return {
      status: 'unpaid',
      order: { ...facts, freight, cancelsAt, state: 'unpaid', refund: 'none', reviewed: false, shops: firstLines(shops) },
    };
  }
  const { status, refund, merchant, lines, delivery, freight } = data.order;
  const virtual = delivery?.kind === 'virtual';
  const shops = firstLines([{ merchant, lines }]);
  return { status: 'toReceive', order: { ...facts, freight, state: status, refund, reviewed: false, virtual, shops } };
}

function firstLines(shops: readonly OrderShopView[]): OrderShopView[] {
  let left = maxLines;
  return shops.flatMap((shop) => {
    const lines = shop.lines.slice(0, left);
    left -= lines.length;
    return lines.length ? [{ ...shop, lines }] : [];
  });
}
