import type { Client } from '@galleria/api';
import { unstable_serialize as keyText } from 'swr';
import { aheads } from './aheads.ts';
import { cacheKeyOf } from './cache.ts';
import type { Request } from './request.ts';

/** Milliseconds that an answer counts which was asked for ahead: whoever follows the link later is given a new one. */
export const freshness = 30_000;

const keyOf = (request: Request<unknown>) => keyText(cacheKeyOf(request, undefined));

/** Asks for something public before the page that needs it does. What fails is as if it had never been asked for. */
export async function askAhead(client: Client, request: Request<unknown>): Promise<void> {
  const waiting = aheads.get(client) ?? new Map();
  aheads.set(client, waiting);
  const key = keyOf(request);
  const answer = request.send(client);
  waiting.set(key, { answer, asked: performance.now() });
  await answer.catch(() => waiting.delete(key));
}

/** The answer to a request that was asked ahead, on its way or there. Each is given once, and an old one not at all. */
export function takeAhead<T>(client: Client, request: Request<T>): Promise<T> | undefined {
  const waiting = aheads.get(client);
  const key = keyOf(request);
  const ahead = waiting?.get(key);
  waiting?.delete(key);
  if (!ahead || performance.now() - ahead.asked > freshness) return undefined;
  // Requests with one key are one request, and their answers have one type.
  return ahead.answer as Promise<T>;
}

/** Answers by the text of their keys. */
export type FirstAnswers = ReadonlyMap<string, unknown>;

/** The answer to a request among these, if it is there. */
export type AnswerTo = <T>(request: Request<T>) => T | undefined;

/** Finds answers by their requests. Requests with one key are one request, and their answers have one type. */
export const answersOf =
  (answers: FirstAnswers): AnswerTo =>
  <T>(request: Request<T>) =>
    answers.get(keyOf(request)) as T | undefined;

/** Milliseconds that the first drawing waits for answers that were asked for with the document: it stands in their place meanwhile. */
export const patience = 150;

/**
 * Asks ahead for what a page shows first, and gives the answers that are there soon, by the text of their keys: drawn with them at once,
 * it is not drawn twice. Whatever comes later is left to who asks for it.
 */
export async function soonAnswered(client: Client, requests: readonly Request<unknown>[]): Promise<FirstAnswers> {
  const there = new Map<string, unknown>();
  let isLate = false;
  // What is private is cached by its shopper, and asked for by the page itself.
  const open = requests.filter(({ access }) => access === 'public');
  const asked = open.map(async (request) => {
    await askAhead(client, request);
    if (isLate) return;
    const answer = await takeAhead(client, request);
    if (answer !== undefined) there.set(keyOf(request), answer);
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all(asked), late]);
  isLate = true;
  return there;
}
