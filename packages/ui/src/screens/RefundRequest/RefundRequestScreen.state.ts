import { allows } from '../../flows/flow.ts';
import { isCashToCome, type OrderForCash } from '../../flows/order.ts';
import { refundFlow, type RefundState } from '../../flows/refund.ts';
import type { OrderLineView } from '../../patterns/OrderLine/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';
import { type RefundDraft, maxRefundPictures } from './RefundRequestScreen.schema.ts';

/** What would be given back. */
export interface RefundableView {
  orderNo: string;
  /** Decimal text. */
  amount: string;
  quantity: number;
  /** What delivery cost comes back too. */
  withFreight?: boolean | undefined;
  /** It is for cash that nobody has paid: no money comes back. */
  cashToCome: boolean;
  lines: readonly OrderLineView[];
}

/** What the request for a refund shows. */
export type RefundRequestState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** There is no such order, or it is somebody else's. */
  | { status: 'notFound' }
  /** The order allows no refund now; the server says why, unless it was never paid. */
  | { status: 'notRefundable'; error: ShopError | undefined }
  | {
      status: 'ready';
      order: RefundableView;
      reasons: readonly string[];
      initial: RefundDraft;
      /** Why the shop refused the request before this one. */
      refusal?: { shop: string; text: string } | undefined;
    }
  | { status: 'submitted'; order: RefundableView; refundOrderNo: string | undefined };

interface RefundableData extends Omit<RefundableView, 'cashToCome'> {
  paid: boolean;
  /** Where the order stands and how it is paid, where that could be had. */
  order?: OrderForCash | undefined;
}

/** A refund of the same order that the shop refused. */
export interface EarlierRefund {
  orderNo: string;
  status: RefundState;
  merchantName: string;
  reason: string;
  remark: string;
  pictures: readonly string[];
  refusal: string;
}

export interface RefundRequestData {
  /** Absent without a number in the address. */
  order: Resource<RefundableData> | undefined;
  reasons: Resource<readonly string[]>;
  /** Absent when nothing is asked for again. */
  earlier: Resource<EarlierRefund> | undefined;
  /** Absent until it is known whose it would be. */
  draft: { typed: RefundDraft | undefined } | undefined;
  /** It was sent; the number is unknown when it could not be had. */
  sent: { refundOrderNo: string | undefined } | undefined;
}

/** The one way from data to what the screen shows. */
export function refundRequestState({ order, reasons, earlier, draft, sent }: RefundRequestData): RefundRequestState {
  if (!order) return { status: 'notFound' };
  if (order.status === 'failed') return refusalOf(order.error);
  if (order.status === 'loading') return order;
  const { paid, order: forCash, ...rest } = order.data;
  const view = { ...rest, cashToCome: forCash !== undefined && isCashToCome(forCash) };
  if (sent) return { status: 'submitted', order: view, refundOrderNo: sent.refundOrderNo };
  if (!paid) return { status: 'notRefundable', error: undefined };
  if (reasons.status !== 'ready') return reasons;
  if (!draft || earlier?.status === 'loading') return { status: 'loading' };
  // What was asked before is of help, and no more: without it the form is blank.
  const before = earlier?.status === 'ready' && isRefusedOf(view.orderNo, earlier.data) ? earlier.data : undefined;
  return {
    status: 'ready',
    order: view,
    reasons: reasons.data,
    initial: initialOf(draft.typed ?? before, reasons.data),
    refusal: before && { shop: before.merchantName, text: before.refusal },
  };
}

function refusalOf(error: ShopError): RefundRequestState {
  if (error.kind === 'notFound') return { status: 'notFound' };
  return error.kind === 'business' ? { status: 'notRefundable', error } : { status: 'failed', error };
}

/** The address may name any refund. */
function isRefusedOf(orderNo: string, earlier: EarlierRefund): boolean {
  return earlier.orderNo === orderNo && allows(refundFlow, earlier.status, 'applyAgain');
}

/** A reason that the server does not know any more is none. */
function initialOf(typed: Pick<EarlierRefund, 'reason' | 'remark' | 'pictures'> | undefined, reasons: readonly string[]): RefundDraft {
  const { reason = '', remark = '', pictures = [] } = typed ?? {};
  return { reason: reasons.includes(reason) ? reason : '', remark, pictures: pictures.slice(0, maxRefundPictures) };
}
