/** The part of the browser's storage that is used. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Under this name a tab tells the others that it has changed the account's cart. */
export const cartChangedName = 'galleria.cartChanged';

/** Where nothing can be stored, the other tabs ask anew when they are looked at again. */
export function tellCartChanged(device: () => DeviceStorage): void {
  try {
    device().setItem(cartChangedName, String(Math.random()));
  } catch {}
}

/** Under this name the device keeps a visitor's cart. */
export const guestCartName = 'galleria.guestCart';
