import { merchantOrder, submitReview } from '@galleria/api';
import { lineToReview, reviewDraftSchema, type WriteReviewScreenProps, writeReviewState } from '@galleria/ui/screens';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { request } from '../data/request.ts';
import { useDraft } from '../data/useDraft.ts';
import { useLastReady } from '../data/useLastReady.ts';
import { useResource } from '../data/useResource.ts';
import { useUpload } from '../data/useUpload.ts';
import { idOf } from '../idOf.ts';
import { paths } from '../paths.ts';
import { reviewBody } from './reviewBody.ts';

const orderRequest = (orderNo: string) => request(merchantOrder, { params: { orderNo } });

/** What the form asks first at an address. */
export function reviewedRequestsAt(search: URLSearchParams) {
  const orderNo = search.get('orderNo') ?? '';
  return orderNo ? [orderRequest(orderNo)] : [];
}

/** Everything the review of one line gets: order and line from the address, what they are from the server. */
export function useWriteReviewScreen(): WriteReviewScreenProps {
  const services = useServices();
  const { client } = services;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const orderNo = search.get('orderNo') ?? '';
  const named = lineIdOf(search.get('orderInfoId'));
  const { resource: answer, reload } = useResource(orderNo ? orderRequest(orderNo) : undefined);
  const resource = useLastReady(answer, orderNo);
  const line = resource.status === 'ready' ? lineToReview(resource.data.lines, named) : undefined;
  const draft = useDraft(`review/${line?.id ?? 0}`, reviewDraftSchema);
  const upload = useUpload();
  const [sent, setSent] = useState<number>();
  // The address names the line, so that a reload, and the list of the order that changes, keep to it.
  const lineId = line?.id;
  useEffect(() => {
    if (named === undefined && lineId !== undefined) navigate(paths.evaluate(orderNo, lineId), { replace: true });
  }, [navigate, orderNo, named, lineId]);

  return {
    state: writeReviewState({ order: orderNo ? resource : undefined, lineId: named, draft, sent: sent !== undefined && sent === lineId }),
    links: {
      toReview: paths.reviewList(),
      evaluated: paths.reviewList('evaluated'),
      goods: paths.goodsDetail,
      evaluate: paths.evaluate,
    },
    upload,
    onTyped: (typed) => draft?.save(typed),
    onCancel: () => navigate(paths.reviewList()),
    onRetry: reload,
    async onSubmit(review) {
      const outcome = await runSignedIn(services, () => client.call(submitReview, { body: reviewBody(orderNo, lineId ?? 0, review) }));
      if (outcome.status === 'done') {
        draft?.clear();
        setSent(lineId);
      }
      // Done or refused, the order and the lists may not be what they were.
      await invalidate(submitReview);
      return outcome;
    },
  };
}

/** A number that names no line when it is none: the page then says that there is no such line. */
function lineIdOf(text: string | null): number | undefined {
  return text === null ? undefined : (idOf(text) ?? -1);
}
