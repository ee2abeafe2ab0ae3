import { cartList } from '@galleria/api';
import type { Services } from '../app/services.tsx';

/** Puts what a guest has in the cart into that of the device, which joins the cart of whoever signs in. */
export async function takeCartAlong({ client, guestCart }: Pick<Services, 'client' | 'guestCart'>): Promise<void> {
  const [groups, cart] = await Promise.all([client.call(cartList, { query: { isValid: true } }), guestCart.load()]);
  const lines = groups.flatMap(({ merchant, lines }) => lines.map((line) => ({ ...line, merchant })));
  // The latest comes first in either.
  for (const { productId, skuId, quantity, name, image, specText, merchant, offer } of lines.toReversed()) {
    cart.add({ productId, skuId, quantity, name, image, specText, merchant }, offer?.stock ?? quantity);
  }
}
