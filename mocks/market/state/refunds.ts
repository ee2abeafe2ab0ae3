export interface Refund {
  id: number;
  no: string;
  shopper: number;
  /** Number of the merchant order. */
  order: string;
  /** As on the wire (docs/domain/refunds.md#states); 9 is one that a newer server invented. */
  status: 0 | 1 | 2 | 3 | 9;
  reason: string;
  remark: string;
  pictures: string[];
  /** Why the merchant refused. */
  refusal: string;
  at: number;
  /** When the money arrived. */
  refundedAt?: number;
}
