import { may, type OrderState, type RefundStage } from '../../flows/order.ts';
import type { OrderLineView } from '../../patterns/OrderLine/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';
import { blankReview, type ReviewDraft } from './WriteReviewScreen.schema.ts';

/** What the page of a review to write shows. */
export type WriteReviewState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** There is no such order or line, or it is somebody else's. */
  | { status: 'notFound' }
  /** It has its review. */
  | { status: 'reviewed' }
  /** The order is not received, or its money is asked back. */
  | { status: 'closed' }
  | { status: 'ready'; line: OrderLineView; merchantName: string; orderNo: string; initial: ReviewDraft }
  | { status: 'submitted'; line: OrderLineView; orderNo: string; next: OrderLineView | undefined };

export interface ReviewedOrderData {
  orderNo: string;
  merchant: { name: string };
  status: OrderState;
  refund: RefundStage;
  lines: readonly OrderLineView[];
}

export interface WriteReviewData {
  /** Absent without a number in the address. */
  order: Resource<ReviewedOrderData> | undefined;
  /** Of the address; absent when it names none. */
  lineId: number | undefined;
  /** Absent until it is known whose it would be. */
  draft: { typed: ReviewDraft | undefined } | undefined;
  /** The review of the line was sent. */
  sent: boolean;
}

/** The one way from data to what the screen shows. */
export function writeReviewState({ order, lineId, draft, sent }: WriteReviewData): WriteReviewState {
  if (!order) return { status: 'notFound' };
  if (order.status === 'failed') return order.error.kind === 'notFound' ? { status: 'notFound' } : order;
  if (order.status === 'loading') return order;
  const { orderNo, merchant, status: state, refund, lines } = order.data;
  const line = lineToReview(lines, lineId);
  if (!line) return { status: 'notFound' };
  // The list of the server may be of before.
  if (sent) return { status: 'submitted', line, orderNo, next: lines.find((one) => one.id !== line.id && !one.reviewed) };
  if (line.reviewed) return { status: 'reviewed' };
  if (!may({ state, refund, reviewed: false }, 'evaluate')) return { status: 'closed' };
  if (!draft) return { status: 'loading' };
  return { status: 'ready', line, merchantName: merchant.name, orderNo, initial: draft.typed ?? blankReview };
}

/** The line that the address names; when it names none, the first that waits for a review, else any. */
export function lineToReview(lines: readonly OrderLineView[], lineId: number | undefined): OrderLineView | undefined {
  return lineId === undefined ? (lines.find(({ reviewed }) => !reviewed) ?? lines[0]) : lines.find(({ id }) => id === lineId);
}
