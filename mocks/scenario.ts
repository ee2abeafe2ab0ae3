import type { RequestHandler } from 'msw';
import { handlers } from './handlers/index.ts';
import { startSession } from './market/sessions.ts';
import { ananya, createMarket, fixtureToken } from './market/seed.ts';
import type { Market, MarketState } from './market/state.ts';

/** A market in some state, and how the network behaves. Made anew for each mounted story. */
export type Scenario = () => {
  market: Market;
  handlers: RequestHandler[];
  /** Token of the shopper who is signed in. */
  token: string | undefined;
  /** What else the browser keeps, or that it keeps nothing. */
  cookies?: Cookies | undefined;
  /** The key for cards that the operator set on the page; `demo` unless it says another, or none. */
  stripeKey?: string | undefined;
  device?: Readonly<Record<string, string>> | undefined;
};

export type Cookies = Readonly<Record<string, string>> | 'blocked';

export interface ScenarioOptions {
  /** Nobody is signed in. */
  guest?: boolean;
  /** Changes the market before the story begins. */
  market?: (state: MarketState) => void;
  /** Cookies from an earlier page of the shop, or that the browser blocks them. */
  cookies?: Cookies;
  /** The key for cards on the page, instead of the demo's. */
  stripeKey?: string;
  /** What the browser's storage has from an earlier page of the shop. */
  device?: Readonly<Record<string, string>>;
  /** Handlers that take precedence over the market's own. */
  network?: () => RequestHandler[];
}

/** Describes a scenario. */
export function scenario({ guest, market: change, cookies, device, stripeKey, network }: ScenarioOptions = {}): Scenario {
  return () => {
    const market = createMarket();
    change?.(market.state);
    const token = guest ? undefined : startSession(market, ananya, fixtureToken);
    return { market, token, cookies, device, stripeKey, handlers: [...(network?.() ?? []), ...handlers(market)] };
  };
}
