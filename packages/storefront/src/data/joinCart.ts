import { addToCart, ApiFailure, cartList, type Client } from '@galleria/api';
import type { CartJoin } from '@galleria/ui/screens';
import type { Services } from '../app/services.tsx';
import { cartJoinNews } from './cartJoinNews.ts';
import { askKnownOffers } from './goodsOffers.ts';
import { planJoin } from './joinPlan.ts';
import { ownerIdOf } from './ownerId.ts';

type JoinServices = Pick<Services, 'client' | 'session' | 'guestCart'>;

const joining = new WeakMap<Services['guestCart'], Promise<CartJoin | undefined>>();

/**
 * The device's cart joins that of whoever is signed in (docs/domain/cart.md#a-visitors-cart). Whoever asks while that goes on is told
 * the same. Undefined when there is nothing to join. What could not be done leaves the device's cart as it is.
 */
export function joinCart(services: JoinServices): Promise<CartJoin | undefined> {
  const { guestCart } = services;
  const present = joining.get(guestCart) ?? joinInTurn(services).finally(() => joining.delete(guestCart));
  joining.set(guestCart, present);
  return present;
}

/** Milliseconds that other tabs leave to the one in which somebody signed in. */
const precedence = 3000;

/** The tab that joins is the one that tells of it: it is the one that is looked at, unless that has gone meanwhile. */
async function joinInTurn(services: JoinServices): Promise<CartJoin | undefined> {
  const { guestCart, session } = services;
  // Its changes are heard once it is there.
  if (session.startedElsewhere()) await guestCart.load().catch(() => {});
  if (session.startedElsewhere() && guestCart.isKept()) {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(end, precedence);
      const stop = guestCart.subscribe(() => guestCart.isKept() || end());
    });
  }
  return oneTabAtATime(() => join(services));
}

/** Two tabs that learn of the same sign-in must not both add the lines. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? locks.request('galleria.joinCart', work).then((done) => done) : work();
}

async function join({ client, session, guestCart }: JoinServices): Promise<CartJoin | undefined> {
  const token = session.token();
  const news = cartJoinNews(guestCart);
  const cart = await guestCart.load().catch(() => undefined);
  // Its code did not come. What is on the device stays there, and joins at the next visit to the cart.
  if (!cart) return { status: 'failed', lines: 0, error: { kind: 'transport' } };
  const lines = cart.lines();
  if (token === undefined || lines.length === 0) return undefined;
  const by = await ownerIdOf(token);
  const due = cart.due();
  try {
    const [account, offers] = await Promise.all([
      client.call(cartList, { query: { isValid: true } }),
      // What nobody could be asked about is not gone: all of it waits.
      askKnownOffers(
        client,
        lines.map(({ productId }) => productId),
      ),
    ]);
    const plan = planJoin(lines, account, offers, due && due.by === by ? due.totals : undefined);
    if (by !== undefined) cart.noteDue({ by, totals: plan.totals });
    if (plan.add.length > 0) await addOnce(client, plan);
    cart.remove(lines.map(({ skuId }) => skuId));
    news.set(plan.done);
    // It is nothing to whoever comes next.
    const stop = session.subscribe((event) => {
      if (event === 'started') return;
      news.set(undefined);
      stop();
    });
    return plan.done;
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    const failed = { status: 'failed', lines: lines.length, error: cause.error } as const;
    news.set(failed);
    return failed;
  }
}

/** A lost answer says nothing of what was done: the cart does. */
async function addOnce(client: Client, { add, totals }: ReturnType<typeof planJoin>): Promise<void> {
  try {
    await client.call(addToCart, { body: add });
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || !['transport', 'timeout', 'offline', 'contract'].includes(cause.error.kind)) throw cause;
    const groups = await client.call(cartList, { query: { isValid: true } });
    const present = new Map(groups.flatMap((group) => group.lines.map((line) => [line.skuId, line.quantity] as const)));
    if ([...totals].some(([skuId, total]) => (present.get(skuId) ?? 0) < total)) throw cause;
  }
}
