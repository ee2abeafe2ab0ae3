import type { Endpoint, Tag } from '@galleria/api';
import { useCallback } from 'react';
import { unstable_serialize as keyText, useSWRConfig } from 'swr';
import { useServices } from '../app/services.tsx';
import { forgetAheads } from './aheads.ts';
import { tellCartChanged } from './deviceStorage.ts';
import type { Request } from './request.ts';

/** What an answer is cached by. Private ones have the token that they were asked for with: no shopper sees another's. */
export interface CacheKey extends Pick<Request<unknown>, 'name' | 'input' | 'tags' | 'once'> {
  token?: string | undefined;
}

export function cacheKeyOf({ name, input, tags, access, once }: Request<unknown>, token: string | undefined): CacheKey {
  return { name, input, tags, ...(access === 'token' && { token }), ...(once && { once }) };
}

/** Whether a key of the cache is that of a private answer. */
export const isPrivate = (key: unknown): boolean => isObject(key) && 'token' in key;

/** Whether what was asked with this key may be asked anew; what changes something is sent once. */
export const isRepeatable = (key: unknown): boolean => !(isObject(key) && 'once' in key);

/** Whether the answer with this key tells about one of these. */
export const hasTag = (key: unknown, tags: readonly Tag[]): boolean =>
  isObject(key) && 'tags' in key && Array.isArray(key.tags) && tags.some((tag) => Array.isArray(key.tags) && key.tags.includes(tag));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Asks anew for what tells about these, and forgets what of a shopper's nobody shows: another page would draw it as if it were so still.
 * Resolves when the page shows what is.
 */
export async function refresh(
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
  tags: readonly Tag[],
): Promise<void> {
  const states = new Map<string, unknown>();
  const asked = mutate((key) => {
    const isStale = hasTag(key, tags);
    if (isStale && isPrivate(key)) states.set(keyText(key), cache.get(keyText(key)));
    return isStale;
  });
  // What is shown has another state now: it is being asked for.
  for (const [name, state] of states) if (cache.get(name) === state) cache.delete(name);
  await asked;
}

/** Asks anew for what is stale after a change; resolves when the page shows what is. */
export function useInvalidate(): (change: Pick<Endpoint, 'invalidates'>) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const { client, device } = useServices();
  return useCallback(
    async ({ invalidates = [] }) => {
      if (invalidates.includes('cart')) tellCartChanged(device);
      forgetAheads(client);
      await refresh({ cache, mutate }, invalidates);
    },
    [cache, mutate, client, device],
  );
}
