import type { Endpoint } from '@galleria/api';
import { mswPath } from '@galleria/mocks/createHandler.ts';
import type { CodePurpose } from '@galleria/mocks/market/codes.ts';
import type { Scenario } from '@galleria/mocks/scenario.ts';
import { http } from 'msw/http';
import { fn, type Mock } from 'storybook/test';

/** What answers the requests of a flow story: its marketplace, who is signed in, and what loads the page anew. */
export interface FlowBackend extends ReturnType<Scenario> {
  reload: Mock<() => void>;
  /** Goes to an address of the shop, from the moment that the flow is shown. */
  goTo: (address: string) => void;
}

const backends = new Map<string, FlowBackend>();

/** Starts the backend of a flow anew. */
export function startBackend(id: string, scenario: Scenario, endsAt?: Endpoint): FlowBackend {
  const { market, handlers, ...rest } = scenario();
  // A resolver that returns nothing lets the next handler answer.
  const ends = endsAt ? [http.all(mswPath(endsAt), () => void (market.state.tokens = {}), { once: true })] : [];
  const goTo = () => {
    throw new Error(`Story "${id}" is not shown yet, so it cannot go to an address.`);
  };
  const backend = { ...rest, market, handlers: [...ends, ...handlers], reload: fn(), goTo };
  backends.set(id, backend);
  return backend;
}

/** The backend of the flow with this story id. */
export function backendOf(id: string): FlowBackend {
  const backend = backends.get(id);
  if (!backend) throw new Error(`Story "${id}" has no backend. Make its meta with flow() of kit/flow.tsx.`);
  return backend;
}

/** The one-time code that the shop of a flow sent last, as its shopper reads it in the message. */
export function codeSentTo(contact: string, purpose: CodePurpose, id: string): string {
  const sent = backendOf(id).market.state.codes[`${purpose}:${contact}`];
  if (!sent) throw new Error(`The shop sent no code for ${purpose} to ${contact}.`);
  return sent.code;
}
