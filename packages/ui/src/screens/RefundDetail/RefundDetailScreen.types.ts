import type { RefundAction } from '../../flows/refund.ts';
import type { RefundDetailView } from './RefundDetailScreen.state.ts';

/** Where the page of a refund leads. */
export interface RefundDetailLinks extends Record<RefundAction, (refund: Pick<RefundDetailView, 'refundOrderNo' | 'orderNo'>) => string> {
  refunds: string;
  refund: (refundOrderNo: string) => string;
  order: (orderNo: string) => string;
  goods: (productId: number) => string;
  shop: (merchantId: number) => string;
}
