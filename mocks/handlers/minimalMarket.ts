import type { Answer, Endpoint } from '@galleria/api';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { aState } from '../builders.ts';
import { fixtureNow } from '../fixtureNow.ts';
import { startSession } from '../market/sessions.ts';
import type { Market, MarketState } from '../market/state.ts';
import { callEndpoint, type CallInput } from './callEndpoint.ts';

/** A market of a few things, for tests that must see every one of them. */

/** Two shoppers in a market with shop 1 and whatever a test puts in; its clock can be set. */
export function minimalMarket(handlers: (market: Market) => RequestHandler[], change: Partial<MarketState> = {}) {
  let clock = fixtureNow;
  const market: Market = { state: aState(change), now: () => clock, log: () => {} };
  const tokens: Record<number, string> = { 1: startSession(market, { id: 1 }), 2: startSession(market, { id: 2 }) };
  const list = handlers(market);
  const call = (endpoint: Endpoint, { shopper, ...input }: CallAs) =>
    callEndpoint(list, endpoint, { token: shopper && tokens[shopper], ...input });
  return {
    market,
    pass: (time: number) => void (clock += time),
    /** The envelope as it stands on the wire. */
    wire: (endpoint: Endpoint, input: CallAs = {}) => call(endpoint, input),
    /** What the client would make of the answer: it must be as the contract says. */
    get: async <E extends Endpoint>(endpoint: E, input: CallAs = {}): Promise<Answer<E>> => {
      const { code, message, data } = await call(endpoint, input);
      if (code !== 200) throw new Error(`${endpoint.path} was refused: ${code} ${message}`);
      return v.parse(endpoint.answer, data);
    },
  };
}

/** A call of shopper 1 or 2, or of a guest. */
interface CallAs extends Omit<CallInput, 'token'> {
  shopper?: 1 | 2;
}
