import type { Session } from '@galleria/api';
import type { Services } from '../app/services.tsx';

/** Begins a session. What a guest has in the cart joins that of the account (docs/domain/cart.md#a-visitors-cart). */
export async function beginSession(
  services: Pick<Services, 'client' | 'session' | 'guestCart'>,
  ...session: Parameters<Session['start']>
): Promise<void> {
  // The account is there whether or not the cart can be had.
  if (services.session.isGuest()) await import('./takeCartAlong.ts').then((cart) => cart.takeCartAlong(services)).catch(() => {});
  services.session.start(...session);
}
