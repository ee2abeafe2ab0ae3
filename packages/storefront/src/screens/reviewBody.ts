import type { ReviewDraft } from '@galleria/ui/screens';

/** A review as the server takes it: both scores, and their rounded mean as the one `star` (docs/domain/reviews.md#scores). */
export function reviewBody(orderNo: string, orderInfoId: number, { productScore, serviceScore, text, pictures }: ReviewDraft) {
  return {
    orderNo,
    orderInfoId,
    productScore,
    serviceScore,
    star: Math.round((productScore + serviceScore) / 2),
    comment: text,
    pics: JSON.stringify(pictures),
  };
}
