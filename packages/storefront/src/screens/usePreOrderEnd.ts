import { preOrder } from '@galleria/api';
import type { Resource, ShopError } from '@galleria/ui';
import type { EndReason } from '@galleria/ui/screens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../app/services.tsx';
import { keptBasket } from '../data/baskets.ts';
import { shopErrorOf } from '../data/useResource.ts';

/** A pre-order lives for five minutes (docs/domain/checkout.md#before-the-order). */
const life = 5 * 60_000;

/**
 * Whether a pre-order that was loaded can still be placed. A refusal may be of a coupon, an address or of all of it: the server is asked for
 * the pre-order itself, and refuses that, too, when it is over. `onOther` is called when it is not.
 */
export function usePreOrderEnd(preOrderNo: string, quote: Resource<unknown>, onOther: () => Promise<unknown>) {
  const { client } = useServices();
  const [found, setFound] = useState<{ preOrderNo: string; ended?: { reason: EndReason; message: string }; maybePlaced?: true }>();
  const [openedAt] = useState(Date.now);
  /** Its order was sent, whatever came of it. */
  const sent = useRef(false);
  const begunAt = keptBasket(preOrderNo)?.begunAt ?? openedAt;
  const own = found?.preOrderNo === preOrderNo ? found : undefined;

  const refused = quote.status === 'failed' ? quote.error : undefined;
  const look = useEffectEvent(async (error: ShopError) => {
    if (!(await isOver(error))) await onOther();
  });
  useEffect(() => {
    if (refused) void look(refused);
  }, [refused]);
  useEffect(() => {
    const timer = setTimeout(
      () => !sent.current && setFound({ preOrderNo, ended: { reason: 'expired', message: '' } }),
      Math.max(0, begunAt + life - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [preOrderNo, begunAt]);

  /** Whether an error comes of that it is over, or placed; the page then shows it. */
  async function isOver(error: ShopError): Promise<boolean> {
    // A wrong token or input says nothing of it. A lost answer may be that of an order that was placed.
    const asks = error.kind === 'business' || error.kind === 'notFound' || (sent.current && !('message' in error));
    if (!asks) return false;
    try {
      await client.call(preOrder, { params: { preOrderNo } });
      return false;
    } catch (cause) {
      const why = shopErrorOf(cause);
      if (why.kind === 'notFound' && sent.current) {
        setFound({ preOrderNo, maybePlaced: true });
        return true;
      }
      if (why.kind !== 'business' && why.kind !== 'notFound') return false;
      const expired = why.kind === 'notFound' || Date.now() - begunAt >= life;
      setFound({ preOrderNo, ended: { reason: expired ? 'expired' : 'changed', message: why.message } });
      return true;
    }
  }

  return {
    ended: own?.ended,
    maybePlaced: own?.maybePlaced ?? false,
    isOver,
    /** The order is about to be sent. */
    send: () => {
      sent.current = true;
    },
    /** The server has refused the order, and it can still be placed: from now on it ends as if it had not been sent. */
    refused: () => {
      sent.current = false;
      if (Date.now() - begunAt >= life) setFound({ preOrderNo, ended: { reason: 'expired', message: '' } });
    },
    /** It was begun again. */
    begin: () => {
      sent.current = false;
    },
  };
}
