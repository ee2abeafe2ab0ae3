import { addToCart, ApiFailure, cancelOrder, type Client, confirmReceipt, deleteOrder, type Endpoint, masterOrder } from '@galleria/api';
import type { BoughtAgain, OrderExpiry, OrderSender, OrderView, SentAction } from '@galleria/ui/patterns';
import { useServices } from '../app/services.tsx';
import { buyAgain } from './buyAgain.ts';
import { useInvalidate } from './cache.ts';
import { runSignedIn } from './runSignedIn.ts';

/** Sends what a shopper does with an order, and asks for everything that shows orders anew. */
export function useOrderSender(): { onAct: OrderSender; onExpired: OrderExpiry } {
  const services = useServices();
  const invalidate = useInvalidate();
  return {
    async onExpired({ orderNo }) {
      const cancelled = await isCancelled(services.client, orderNo);
      await invalidate(cancelOrder);
      return cancelled;
    },
    async onAct(action, order) {
      const became: { bought?: BoughtAgain } = {};
      const outcome = await runSignedIn(services, async () => {
        if (action === 'buyAgain') became.bought = await buyAgain(services.client, order);
        else await send(services.client, action, order);
      });
      // Said when the page shows it, so that no order stands there as if nothing had happened.
      await invalidate(calls[action]);
      return outcome.status === 'done' ? { ...outcome, ...became } : outcome;
    },
  };
}

const calls = { cancel: cancelOrder, confirmReceipt, delete: deleteOrder, buyAgain: addToCart } satisfies Record<SentAction, Endpoint>;

function send(client: Client, action: Exclude<SentAction, 'buyAgain'>, order: OrderView): Promise<unknown> {
  const input = { params: { orderNo: order.orderNo } };
  switch (action) {
    case 'cancel':
      return client.call(cancelOrder, input);
    case 'confirmReceipt':
      return client.call(confirmReceipt, input);
    case 'delete':
      return client.call(deleteOrder, input);
    default:
      return action satisfies never;
  }
}

/** Milliseconds between two looks at an order whose time is over, and how many. */
const [pause, looks] = [3000, 4];

/** Whether an order is cancelled now. The marketplace's clock may be behind that of the page, so it is asked a few times. */
async function isCancelled(client: Client, orderNo: string): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const { cancelled, paid } = await client.call(masterOrder, { params: { orderNo } });
      if (cancelled || paid) return cancelled;
    } catch (cause) {
      if (cause instanceof ApiFailure) return false;
      throw cause;
    }
  }
  return false;
}
