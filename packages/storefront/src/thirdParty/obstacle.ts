import type { Outcome } from '@galleria/ui';
import type { i18n as I18n } from 'i18next';
import { outcomeOf } from '../data/useResource.ts';

/** What stood in the way of asking a third party. `unusable`: the server named no address that may be gone to. */
export type Obstacle = 'blocked' | 'cookiesBlocked' | 'notSignedIn' | 'unusable';

/** How a try at a third party ended: a call that failed, an obstacle in words, or done. Its texts are loaded when somebody tries. */
export async function outcomeOfTry(name: string, i18n: I18n, attempt: Promise<Obstacle | undefined>): Promise<Outcome> {
  const outcome = await outcomeOf(attempt);
  const obstacle = outcome.status === 'done' ? await attempt : undefined;
  if (!obstacle) return outcome;
  if (obstacle === 'unusable') return { status: 'failed', error: { kind: 'contract' } };
  await i18n.loadNamespaces('thirdParty');
  return { status: 'failed', error: { kind: 'business', message: i18n.t(`thirdParty:problem.${obstacle}`, { provider: name }) } };
}
