import type { Endpoint } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { businessError, networkError, pending } from './network.ts';
import { type Scenario, scenario } from './scenario.ts';

interface StandardStatesOptions {
  /** What the screen's hook reads; the first is what the page is about. */
  endpoints: readonly [Endpoint, ...Endpoint[]];
  /** There is something to show; without it the market as it is. */
  ready?: Scenario;
  /** There is nothing to show, on a screen that can be empty. */
  empty?: Scenario;
  /** What the server says when it fails; without it the page has words of its own. */
  failure?: string;
}

type StandardStates = Record<'ready' | 'loading' | 'failed' | 'unreachable' | 'forbidden' | 'signedOut', Scenario>;

/**
 * The states that every screen over data can be in. No call is answered while it loads, when the shop is unreachable and
 * when the session has ended; a server that fails or forbids does so for what the page is about.
 */
export function standardStates(options: StandardStatesOptions & { empty: Scenario }): StandardStates & { empty: Scenario };
export function standardStates(options: StandardStatesOptions): StandardStates;
export function standardStates({ endpoints, ready = scenario(), empty, failure }: StandardStatesOptions) {
  const [subject] = endpoints;
  return {
    ready,
    ...(empty && { empty }),
    loading: behind(ready, () => endpoints.map(pending)),
    failed: behind(ready, () => [businessError(subject, 500, failure)]),
    unreachable: behind(ready, () => endpoints.map(networkError)),
    forbidden: behind(ready, () => [businessError(subject, 403)]),
    signedOut: behind(ready, () => endpoints.map((endpoint) => businessError(endpoint, 401))),
  };
}

/** The same market behind a network that misbehaves. */
const behind =
  (present: Scenario, network: () => RequestHandler[]): Scenario =>
  () => {
    const { handlers, ...rest } = present();
    return { ...rest, handlers: [...network(), ...handlers] };
  };
