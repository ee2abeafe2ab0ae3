import { ApiFailure, checkToken } from '@galleria/api';
import type { Services } from './services.tsx';

/**
 * Asks once, when the page loads, whether the token still counts. "No" and a refusal end the session; a server that
 * cannot be reached does not (docs/domain/session.md#check-on-load).
 */
export function startTokenCheck({ client, session, expireToken }: Services): void {
  const token = session.token();
  if (token === undefined) return;
  const end = () => expireToken(token);
  client.call(checkToken, {}).then(
    (valid) => valid || end(),
    (failure: unknown) => isRefusal(failure) && end(),
  );
}

function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiFailure && !['offline', 'timeout', 'transport', 'contract'].includes(failure.error.kind);
}
