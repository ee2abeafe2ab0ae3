import type { Endpoint } from '@galleria/api';
import * as v from 'valibot';
import { createMarket } from '../market/seed.ts';
import { startSession } from '../market/sessions.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import { callEndpoint, type CallInput } from './callEndpoint.ts';
import { handlers } from './index.ts';

const tokenSchema = v.object({ token: v.string() });

/** A market for tests of its handlers: with a clock that can be set, and a mailbox to read codes from. */
export function testMarket() {
  let clock = Date.parse('2026-06-18T05:18:00Z');
  const lines: string[] = [];
  const market = createMarket({ now: () => clock, log: (line) => lines.push(line) });
  const list = handlers(market);
  const send = (endpoint: Endpoint, input?: CallInput) => callEndpoint(list, endpoint, input);
  return {
    market,
    lines,
    send,
    pass: (milliseconds: number) => void (clock += milliseconds),
    /** The code in the last message. */
    code: () => lines.at(-1)?.match(/\d{6}$/)?.[0] ?? '',
    /** Makes calls as a shopper. */
    as(shopper: Pick<Shopper, 'id'>) {
      const token = startSession(market, shopper);
      return { token, send: (endpoint: Endpoint, input?: CallInput) => send(endpoint, { token, ...input }) };
    },
    /** The token in the answer of a sign-in; fails when it was refused. */
    async token(endpoint: Endpoint, body: unknown): Promise<string> {
      const { message, data } = await send(endpoint, { body });
      if (!v.is(tokenSchema, data)) throw new Error(message);
      return data.token;
    },
  };
}

/** A code that differs from the right one. */
export const wrong = (code: string): string => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));

export const seconds = 1000;
export const minutes = 60 * seconds;
