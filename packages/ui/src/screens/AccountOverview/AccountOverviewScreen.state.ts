import type { OrderInFlow } from '../../flows/order.ts';
import type { OrderTab } from '../../flows/orderTabs.ts';
import type { OrderShopView } from '../../patterns/OrderCard/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** How many lines of the order are shown; its own page shows all. */
const linesMost = 2;

/** An order that waits for the shopper. */
export interface LatestOrderView extends OrderInFlow {
  number: string;
  total: string;
  quantity: number;
  placedAt?: string | undefined;
  shops: readonly OrderShopView[];
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
  | { status: 'ready'; user: UserCentreUser; waiting: WaitingOrders; latest: LatestState };

/** How many orders wait in each state; `undefined` when that could not be had. */
export type WaitingOrders = Partial<Record<OrderTab, number>> | undefined;

export interface UserCentreUser {
  nickname: string;
  avatar: string;
  points: number;
  coupons: number;
  collected: number;
}

interface UnpaidData {
  orderNo: string;
  total: string;
  quantity: number;
  placedAt?: string | undefined;
  shops: readonly OrderShopView[];
}

interface TravellingData extends Omit<UnpaidData, 'shops'>, Pick<OrderInFlow, 'refund'> {
  status: Exclude<OrderInFlow['state'], 'unpaid'>;
  merchant: OrderShopView['merchant'];
  lines: OrderShopView['lines'];
}

/** The newest order of a list that has any. */
export type LatestOrderData =
  | { kind: 'unpaid'; order: UnpaidData | undefined }
  | { kind: 'toReceive'; order: TravellingData | undefined }
  | { kind: 'none' };

/** The one way from data to the overview. Without counts or orders it is still of use, without the shopper it is not. */
export function accountOverviewState(
  user: Resource<UserCentreUser>,
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
  const { orderNo: number, total, quantity, placedAt } = data.order;
  const facts = { number, total, quantity, placedAt };
  if (data.kind === 'unpaid') {
    const { shops } = data.order;
    return { status: 'unpaid', order: { ...facts, state: 'unpaid', refund: 'none', reviewed: false, shops: firstLines(shops) } };
  }
  const { status, refund, merchant, lines } = data.order;
  return { status: 'toReceive', order: { ...facts, state: status, refund, reviewed: false, shops: firstLines([{ merchant, lines }]) } };
}

function firstLines(shops: readonly OrderShopView[]): OrderShopView[] {
  let left = linesMost;
  return shops.flatMap((shop) => {
    const lines = shop.lines.slice(0, left);
    left -= lines.length;
    return lines.length ? [{ ...shop, lines }] : [];
  });
}
