import type { Client } from '@galleria/api';
import { unstable_serialize as keyText } from 'swr';
import { cacheKeyOf } from './cache.ts';
import type { Request } from './request.ts';

/** Milliseconds that an answer counts which was asked for ahead: whoever follows the link later is given a new one. */
export const freshness = 30_000;

interface Ahead {
  answer: Promise<unknown>;
  asked: number;
}

/** By client, as two shops in one page share no answers. */
const aheads = new WeakMap<Client, Map<string, Ahead>>();

/** Asks for something public before the page that needs it does. What fails is as if it had never been asked for. */
export async function askAhead(client: Client, request: Request<unknown>): Promise<void> {
  const waiting = aheads.get(client) ?? new Map<string, Ahead>();
  aheads.set(client, waiting);
  const key = keyText(cacheKeyOf(request, undefined));
  const answer = request.send(client);
  waiting.set(key, { answer, asked: performance.now() });
  await answer.catch(() => waiting.delete(key));
}

/** The answer to a request that was asked ahead, on its way or there. Each is given once, and an old one not at all. */
export function takeAhead<T>(client: Client, request: Request<T>): Promise<T> | undefined {
  const waiting = aheads.get(client);
  const key = keyText(cacheKeyOf(request, undefined));
  const ahead = waiting?.get(key);
  waiting?.delete(key);
  if (!ahead || performance.now() - ahead.asked > freshness) return undefined;
  // Requests with one key are one request, and their answers have one type.
  return ahead.answer as Promise<T>;
}
