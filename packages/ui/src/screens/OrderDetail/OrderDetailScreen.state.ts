import { isCashToCome, type OrderState, type RefundStage } from '../../flows/order.ts';
import type { RefundState } from '../../flows/refund.ts';
import type { OrderView } from '../../features/orders/orderView.ts';
import type { OrderLineView, OrderShopView } from '../../patterns/OrderCard/index.ts';
import { type PayType, payTypes } from '../../patterns/PayMethods/payTypes.ts';
import type { PriceSummaryView } from '../../patterns/PriceSummary/index.ts';
import { type Telephone, telephone } from '../../addresses/contact.ts';
import type { Resource, ShopError } from '../../state/resource.ts';
import { isNothing } from '../../text/amounts.ts';
import { type OrderStage, stageOf } from './orderStage.ts';

/** How an order is sent. */
export type DeliveryView =
  | { kind: 'notYet' | 'virtual' | 'unknown' }
  | { kind: 'courier'; company: string; trackingNo: string }
  /** `phone` is a link only when it is a number that can be dialled. */
  | { kind: 'person'; name: string; phone: string; call?: Telephone | undefined };

/** The refund that an order's page tells about: its newest. */
export interface OrderRefundView {
  refundOrderNo: string;
  status: RefundState;
  /** Why the shop refused, in its own words. */
  refusal?: string | undefined;
  /** The shop's reason could not be loaded. */
  refusalLost?: boolean | undefined;
}

/** An order with everything its page shows. */
export interface OrderDetailView extends OrderView {
  stage: OrderStage;
  paidAt?: string | undefined;
  consignee: { name: string; phone: string; address: string };
  delivery: DeliveryView;
  payType?: PayType | undefined;
  /** It is paid in cash when it arrives: until then the server's "paid" means no more than that it need not be paid first. */
  cash: boolean;
  /** It is for cash that nobody has paid, however little: no money can come back. */
  cashToCome: boolean;
  note: string;
  sums: PriceSummaryView;
  newestRefund?: OrderRefundView | undefined;
  /** What is known of its refunds could not be loaded. */
  refundsLost: boolean;
}

export type OrderDetailState =
  /** The address names no order. */
  | { status: 'noNumber' }
  | { status: 'loading' }
  /** There is none, or it is somebody else's: the server does not tell which. */
  | { status: 'notFound'; orderNo: string }
  | { status: 'failed'; error: ShopError }
  | { status: 'ready'; order: OrderDetailView };

interface Sums {
  goods: string;
  freight: string;
  beforeDeductions: string;
  couponDeduction: string;
  pointsDeduction: string;
  total: string;
}

interface DetailData extends Sums {
  orderNo: string;
  quantity: number;
  placedAt: string;
  paidAt?: string | undefined;
  consignee: OrderDetailView['consignee'];
  payType: string;
  note: string;
}

interface MasterDetailData extends DetailData {
  paid: boolean;
  cancelled: boolean;
  cancelsAt?: string | undefined;
  shops: readonly OrderShopView[];
}

interface MerchantDetailData extends DetailData {
  status: Exclude<OrderState, 'unpaid'>;
  refund: RefundStage;
  merchant: OrderShopView['merchant'];
  lines: readonly OrderLineView[];
  delivery: { kind: 'courier' | 'person' | 'virtual' | 'unknown'; company: string; trackingNo: string; phone: string };
}

/** An order as the server gives it: over all its shops before it is paid, one shop's after. */
export type OrderDetailData =
  | { kind: 'master'; order: MasterDetailData }
  | { kind: 'merchant'; order: MerchantDetailData; newestRefund?: OrderRefundView | undefined; refundsLost?: boolean | undefined };

/** The one way from data to what the screen shows. */
export function orderDetailState(orderNo: string, resource: Resource<OrderDetailData>): OrderDetailState {
  if (orderNo === '') return { status: 'noNumber' };
  switch (resource.status) {
    case 'loading':
      return resource;
    case 'failed':
      return resource.error.kind === 'notFound' ? { status: 'notFound', orderNo } : resource;
    case 'ready':
      return { status: 'ready', order: viewOf(resource.data) };
    default:
      return resource satisfies never;
  }
}

function viewOf(data: OrderDetailData): OrderDetailView {
  const { orderNo, quantity, freight, total, placedAt, paidAt, consignee, note, payType } = data.order;
  const facts = {
    kind: 'order',
    orderNo,
    quantity,
    freight,
    total,
    placedAt,
    paidAt,
    consignee,
    note,
    payType: payTypes.find((one) => one === payType),
    cash: payType === 'cod' && !isNothing(total),
    sums: sumsOf(data.order),
  } as const;
  if (data.kind === 'master') {
    const { cancelled, paid, cancelsAt, shops } = data.order;
    // Once it is paid each shop's part goes its own way, and this number has no state any more: none is cancelled, and only what was
    // never paid gives its coupon and points back by that (docs/domain/orders.md#refunded-before-it-was-sent).
    const state = paid ? 'unknown' : cancelled ? 'cancelled' : 'unpaid';
    const flow = { state, refund: 'none', reviewed: false } as const;
    return {
      ...facts,
      ...flow,
      cancelsAt,
      shops,
      cashToCome: false,
      stage: state !== 'unknown' ? stageOf(flow, 'notYet', undefined) : cancelled ? 'closed' : 'split',
      delivery: { kind: 'notYet' },
      refundsLost: false,
    };
  }
  const { status, refund, merchant, lines } = data.order;
  const delivery = deliveryOf(data.order);
  const cashToCome = isCashToCome(data.order);
  const flow = { state: status, refund, reviewed: lines.every((line) => line.reviewed), virtual: delivery.kind === 'virtual' };
  return {
    ...facts,
    ...flow,
    shops: [{ merchant, lines }],
    cashToCome,
    stage: stageOf(flow, delivery.kind, data.newestRefund?.status, cashToCome),
    delivery,
    newestRefund: data.newestRefund,
    refundsLost: data.refundsLost ?? false,
  };
}

function deliveryOf({ status, delivery }: MerchantDetailData): DeliveryView {
  const { kind, company, trackingNo, phone } = delivery;
  switch (kind) {
    case 'courier':
      return { kind, company, trackingNo };
    case 'person':
      return { kind, name: company, phone, call: telephone(phone) };
    case 'virtual':
      return { kind };
    case 'unknown':
      // Before it is sent nobody has said how.
      return { kind: status === 'toShip' || status === 'cancelled' ? 'notYet' : 'unknown' };
    default:
      return kind satisfies never;
  }
}

/** A deduction of nothing is none. */
function sumsOf({ goods, freight, beforeDeductions, couponDeduction, pointsDeduction, total }: Sums): PriceSummaryView {
  return {
    goods,
    freight,
    total,
    ...(!(isNothing(couponDeduction) && isNothing(pointsDeduction)) && { subtotal: beforeDeductions }),
    ...(!isNothing(couponDeduction) && { couponDeduction }),
    ...(!isNothing(pointsDeduction) && { pointsDeduction }),
  };
}
