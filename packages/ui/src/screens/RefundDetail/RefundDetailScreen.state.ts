import { isCashToCome, type OrderForCash } from '../../flows/order.ts';
import type { RefundAction, RefundState } from '../../flows/refund.ts';
import type { OrderLineView } from '../../patterns/OrderLine/index.ts';
import { isGranted } from '../../features/refunds/refundProgress.ts';
import { refundActionsIn } from '../../features/refunds/refundViews.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** A refund with its reasons, pictures and times. */
export interface RefundDetailView {
  refundOrderNo: string;
  orderNo: string;
  status: RefundState;
  /** Decimal text. */
  amount: string;
  /** What delivery cost comes back too. */
  withFreight?: boolean | undefined;
  /** It is for cash that nobody has paid: no money comes back. */
  cashToCome: boolean;
  /** How many things it is about. */
  quantity: number;
  lines: readonly OrderLineView[];
  /** Absent when the server does not say. */
  merchantId?: number | undefined;
  /** May be empty. */
  merchantName: string;
  reason: string;
  remark: string;
  pictures: readonly string[];
  /** Why the shop refused, in its own words; may be empty. */
  refusal: string;
  requestedAt?: string | undefined;
  refundedAt?: string | undefined;
  /** Number of a newer request for the same order. */
  newer?: string | undefined;
  /** What the shopper may do with it. */
  actions: readonly RefundAction[];
}

/** What the page of a refund shows. */
export type RefundDetailState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** There is none of that number, or it is somebody else's. */
  | { status: 'notFound' }
  | { status: 'ready'; refund: RefundDetailView };

export interface RefundDetailData extends Omit<RefundDetailView, 'actions' | 'cashToCome'> {
  /** Where its order stands and how that is paid, where it could be had. */
  order?: OrderForCash | undefined;
  /** Whether the order still allows another request. */
  refundable: boolean;
}

/** The one way from data to what the screen shows; without a number in the address there is nothing to ask for. */
export function refundDetailState(resource: Resource<RefundDetailData> | undefined): RefundDetailState {
  if (!resource) return { status: 'notFound' };
  if (resource.status === 'failed') return resource.error.kind === 'notFound' ? { status: 'notFound' } : resource;
  if (resource.status === 'loading') return resource;
  const { refundable, order, ...refund } = resource.data;
  const actions = refundable ? refundActionsIn(refund.status) : [];
  return { status: 'ready', refund: { ...refund, cashToCome: order !== undefined && isCashToCome(order), actions } };
}

/** Something that happened to a refund. */
export type RefundHappening = 'applied' | 'refused' | 'granted' | 'paid' | 'arrived';

const happenings: Record<RefundState, readonly RefundHappening[]> = {
  underReview: ['applied'],
  refused: ['refused', 'applied'],
  refunding: ['granted', 'applied'],
  merchantRefunded: ['paid', 'granted', 'applied'],
  refunded: ['arrived', 'paid', 'granted', 'applied'],
  unknown: ['applied'],
};

/** What happened, the newest first. The server tells two of the times; of the others only their order is known. */
export function refundHistory({
  status,
  cashToCome,
  requestedAt,
  refundedAt,
}: Pick<RefundDetailView, 'status' | 'requestedAt' | 'refundedAt'> & Partial<Pick<RefundDetailView, 'cashToCome'>>): {
  id: RefundHappening;
  at: string;
}[] {
  const times: Partial<Record<RefundHappening, string | undefined>> = { applied: requestedAt, arrived: refundedAt };
  // Of what nobody has paid nothing is paid back.
  const happened = happenings[cashToCome && isGranted(status) ? 'refunding' : status];
  return happened.map((id) => ({ id, at: times[id] ?? '' }));
}
