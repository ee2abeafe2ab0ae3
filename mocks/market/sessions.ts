import type { Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

/** A token lives 24 hours from its last use (docs/domain/session.md#token). */
const tokenLife = 24 * 3_600_000;

/** Starts a session; the token is 32 hex digits. */
export function startSession(
  market: Market,
  shopper: Pick<Shopper, 'id'>,
  token: string = crypto.randomUUID().replaceAll('-', ''),
): string {
  market.state.tokens[token] = { shopper: shopper.id, until: market.now() + tokenLife };
  return token;
}

/** Whose token it is, if it still counts; each use lengthens its life. */
export function shopperOf(market: Market, token: string | undefined): Shopper | undefined {
  const session = token !== undefined && Object.hasOwn(market.state.tokens, token) ? market.state.tokens[token] : undefined;
  if (!session || session.until < market.now()) return undefined;
  session.until = market.now() + tokenLife;
  return market.state.shoppers.find(({ id }) => id === session.shopper);
}

/** Ends every session of a shopper. */
export function endSessions({ state }: Market, shopper: number): void {
  for (const [token, session] of Object.entries(state.tokens)) if (session.shopper === shopper) delete state.tokens[token];
}
