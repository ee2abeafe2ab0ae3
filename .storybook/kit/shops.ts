import type { Endpoint } from '@galleria/api';
import { mswPath } from '@galleria/mocks/answer.ts';
import type { CodePurpose } from '@galleria/mocks/market/codes.ts';
import type { Scenario } from '@galleria/mocks/scenario.ts';
import { http } from 'msw/http';
import { fn, type Mock } from 'storybook/test';

/** What stands behind a flow that is shown: its marketplace, who is signed in, and what loads the page anew. */
export interface Shop extends ReturnType<Scenario> {
  reload: Mock<() => void>;
  /** Goes to an address of the shop, from the moment that the flow is shown. */
  goTo: (address: string) => void;
}

const shops = new Map<string, Shop>();

/** Opens the shop of a flow anew. */
export function openShop(id: string, scenario: Scenario, endsAt?: Endpoint): Shop {
  const { market, handlers, ...rest } = scenario();
  // A resolver that returns nothing lets the next handler answer.
  const ends = endsAt ? [http.all(mswPath(endsAt), () => void (market.state.tokens = {}), { once: true })] : [];
  const shop = { ...rest, market, handlers: [...ends, ...handlers], reload: fn(), goTo: () => {} };
  shops.set(id, shop);
  return shop;
}

/** The shop of the flow with this story id. */
export function shopOf(id: string): Shop {
  const shop = shops.get(id);
  if (!shop) throw new Error(`Story "${id}" has no shop behind it. Make its meta with flow() of kit/flow.tsx.`);
  return shop;
}

/** The one-time code that the shop of a flow sent last, as its shopper reads it in the message. */
export function codeSentTo(contact: string, purpose: CodePurpose, id: string): string {
  const sent = shopOf(id).market.state.codes[`${purpose}:${contact}`];
  if (!sent) throw new Error(`The shop sent no code for ${purpose} to ${contact}.`);
  return sent.code;
}
