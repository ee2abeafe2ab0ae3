import { preOrder } from '@galleria/api';
import type { Resource, ShopError } from '@galleria/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../app/services.tsx';
import { keptBasket } from '../data/baskets.ts';
import { shopErrorOf } from '../data/useResource.ts';
import { type PreOrderEnd, preOrderEnd, preOrderLife } from './preOrderEnd.ts';

/**
 * Whether a pre-order that was loaded can still be placed. A refusal may be of a coupon, an address or of all of it: the server is asked for
 * the pre-order itself, and refuses that, too, when it is over. `onOther` is called when it is not.
 */
export function usePreOrderEnd(preOrderNo: string, quote: Resource<unknown>, onOther: () => Promise<unknown>) {
  const { client } = useServices();
  const [found, setFound] = useState<{ preOrderNo: string; end: PreOrderEnd }>();
  const [openedAt] = useState(Date.now);
  /** Its order was sent, whatever came of it. */
  const sent = useRef(false);
  const begunAt = keptBasket(preOrderNo)?.begunAt ?? openedAt;
  const own = found?.preOrderNo === preOrderNo ? found.end : undefined;
  /** Its time is up, which says nothing new of one that may be placed. */
  const expire = (no: string) =>
    setFound((known) =>
      known?.preOrderNo === no && 'maybePlaced' in known.end
        ? known
        : { preOrderNo: no, end: { ended: { reason: 'expired', message: '' } } },
    );

  const refused = quote.status === 'failed' ? quote.error : undefined;
  const look = useEffectEvent(async (error: ShopError) => {
    if (!(await isOver(error))) await onOther();
  });
  useEffect(() => {
    if (refused) void look(refused);
  }, [refused]);
  const timeOut = useEffectEvent((no: string) => {
    if (!sent.current) expire(no);
  });
  useEffect(() => {
    const timer = setTimeout(() => timeOut(preOrderNo), Math.max(0, begunAt + preOrderLife - Date.now()));
    return () => clearTimeout(timer);
  }, [preOrderNo, begunAt]);

  /** Whether an error comes of that it is over, or placed; the page then shows it. */
  async function isOver(error: ShopError): Promise<boolean> {
    // A wrong token or input says nothing of it. A lost answer may be that of an order that was placed.
    const asks = error.kind === 'business' || error.kind === 'notFound' || (sent.current && !('message' in error));
    return asks && isRefused(false);
  }

  /** Whether the server refuses the pre-order itself; the page then shows why. */
  async function isRefused(renewalRefused: boolean): Promise<boolean> {
    try {
      await client.call(preOrder, { params: { preOrderNo } });
      return false;
    } catch (cause) {
      const end = preOrderEnd(shopErrorOf(cause), { age: Date.now() - begunAt, sent: sent.current, renewalRefused });
      if (end) setFound({ preOrderNo, end });
      return end !== undefined;
    }
  }

  return {
    ended: own && 'ended' in own ? own.ended : undefined,
    maybePlaced: own && 'maybePlaced' in own ? own.maybePlaced : undefined,
    isOver,
    /** The order is about to be sent. */
    send: () => {
      sent.current = true;
    },
    /** The server has refused the order, and it can still be placed: from now on it ends as if it had not been sent. */
    refused: () => {
      sent.current = false;
      if (Date.now() - begunAt >= preOrderLife) expire(preOrderNo);
    },
    /** It could not be begun again: what it was begun with may be ordered already. */
    async notRenewed({ kind }: ShopError) {
      if (kind === 'business' || kind === 'notFound') await isRefused(true);
    },
    /** It was begun again. */
    begin: () => {
      sent.current = false;
    },
  };
}
