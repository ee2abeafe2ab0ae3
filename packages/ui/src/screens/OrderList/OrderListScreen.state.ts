import type { OrderState, RefundStage } from '../../flows/order.ts';
import type { OrderView } from '../../features/orders/orderView.ts';
import type { OrderLineView, OrderShopView } from '../../patterns/OrderCard/index.ts';
import { type RefundData, type RefundView, refundViewsOf } from '../../features/refunds/refundViews.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What the order list shows below its tabs. */
export type OrderListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; entries: readonly (OrderView | RefundView)[]; pages: number };

/** How many entries a page of the list has. */
export const orderListPageSize = 20;

interface MasterOrderData {
  freight?: string | undefined;
  cancelsAt?: string | undefined;
  orderNo: string;
  total: string;
  quantity: number;
  placedAt?: string | undefined;
  shops: readonly OrderShopView[];
}

interface MerchantOrderData {
  orderNo: string;
  total: string;
  quantity: number;
  freight: string;
  placedAt: string;
  status: Exclude<OrderState, 'unpaid'>;
  refund: RefundStage;
  merchant: { id: number; name: string };
  lines: readonly OrderLineView[];
  delivery?: { kind: string } | undefined;
}

interface PageOf<T> {
  items: readonly T[];
  total: number;
}

/** One page of the list as the server gives it: each tab asks another call. */
export type OrderListData =
  | { kind: 'unpaid'; page: PageOf<MasterOrderData> }
  | { kind: 'orders'; page: PageOf<MerchantOrderData> }
  | { kind: 'refunds'; page: PageOf<RefundData> };

/** The one way from data to what the screen shows. */
export function orderListState(resource: Resource<OrderListData>): OrderListState {
  if (resource.status !== 'ready') return resource;
  const { data } = resource;
  if (data.page.items.length === 0) return { status: 'empty' };
  return { status: 'ready', entries: entriesOf(data), pages: Math.ceil(data.page.total / orderListPageSize) };
}

function entriesOf(data: OrderListData): (OrderView | RefundView)[] {
  switch (data.kind) {
    case 'unpaid':
      return data.page.items.map((order) => ({
        ...order,
        kind: 'order',
        state: 'unpaid',
        refund: 'none',
        reviewed: false,
      }));
    case 'orders':
      return data.page.items.map(({ status, merchant, lines, delivery, ...order }) => ({
        ...order,
        kind: 'order',
        state: status,
        reviewed: lines.every((line) => line.reviewed),
        virtual: delivery?.kind === 'virtual',
        shops: [{ merchant, lines }],
      }));
    case 'refunds':
      return refundViewsOf(data.page.items);
    default:
      return data satisfies never;
  }
}
