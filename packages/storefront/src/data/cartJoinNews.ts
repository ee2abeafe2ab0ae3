import type { CartJoin } from '@galleria/ui/screens';
import type { LazyGuestCart } from './lazyGuestCart.ts';

/** What became of the device's cart at the last sign-in, until it was read. */
interface CartJoinNews {
  get: () => CartJoin | undefined;
  set: (join: CartJoin | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

const all = new WeakMap<LazyGuestCart, CartJoinNews>();

export function cartJoinNews(cart: LazyGuestCart): CartJoinNews {
  const known = all.get(cart) ?? createCartJoinNews();
  all.set(cart, known);
  return known;
}

function createCartJoinNews(): CartJoinNews {
  const listeners = new Set<() => void>();
  let news: CartJoin | undefined;
  return {
    get: () => news,
    set(join) {
      news = join;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
