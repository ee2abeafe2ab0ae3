import { type DeviceStorage, guestCartName } from './deviceStorage.ts';
import type { GuestCart } from './guestCart.ts';

/** A visitor's cart, whose code comes when there is one: most visits have none, and every page counts its lines. */
export interface LazyGuestCart {
  load: () => Promise<GuestCart>;
  /** Whether the device keeps one, without a look into it. */
  isKept: () => boolean;
  /** Its lines, as far as it is loaded. */
  count: () => number;
  /** Calls back after each change, in whichever tab. */
  subscribe: (listener: () => void) => () => void;
}

export function createLazyGuestCart(storage: () => DeviceStorage, tabs: EventTarget = globalThis): LazyGuestCart {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let cart: GuestCart | undefined;
  let loading: Promise<GuestCart> | undefined;

  const load = () =>
    (loading ??= import('./guestCart.ts').then(
      ({ createGuestCart }) => {
        cart = createGuestCart(storage);
        cart.subscribe(tell);
        tell();
        return cart;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    ));
  const isKept = () => {
    // Where the storage is blocked it lives with the page.
    if (cart && cart.lines().length > 0) return true;
    try {
      return Boolean(storage().getItem(guestCartName));
    } catch {
      return false;
    }
  };
  // A badge that does not come is no failure.
  const look = () => {
    if (cart) tell();
    else if (isKept()) load().catch(() => {});
  };
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === null || key === guestCartName) look();
  };

  return {
    load,
    isKept,
    count: () => cart?.lines().length ?? 0,
    subscribe(listener) {
      if (listeners.size === 0) tabs.addEventListener('storage', onStorage);
      listeners.add(listener);
      look();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs.removeEventListener('storage', onStorage);
      };
    },
  };
}
