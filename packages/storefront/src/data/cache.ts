import type { Endpoint, Tag } from '@galleria/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useServices } from '../app/services.tsx';
import { forgetAheads } from './aheads.ts';
import { tellCartChanged } from './deviceStorage.ts';
import type { Request } from './request.ts';

/** What an answer is cached by. Private ones have the token that they were asked for with: no shopper sees another's. */
export interface CacheKey extends Pick<Request<unknown>, 'name' | 'input' | 'tags'> {
  token?: string | undefined;
}

export function cacheKeyOf({ name, input, tags, access }: Request<unknown>, token: string | undefined): CacheKey {
  return { name, input, tags, ...(access === 'token' && { token }) };
}

/** Whether a key of the cache is that of a private answer. */
export const isPrivate = (key: unknown): boolean => isObject(key) && 'token' in key;

/** Whether the answer with this key tells about one of these. */
export const hasTag = (key: unknown, tags: readonly Tag[]): boolean =>
  isObject(key) && 'tags' in key && Array.isArray(key.tags) && tags.some((tag) => Array.isArray(key.tags) && key.tags.includes(tag));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Asks anew for what is stale after a change; resolves when the page shows what is. */
export function useInvalidate(): (change: Pick<Endpoint, 'invalidates'>) => Promise<void> {
  const { mutate } = useSWRConfig();
  const { client, device } = useServices();
  return useCallback(
    async ({ invalidates = [] }) => {
      if (invalidates.includes('cart')) tellCartChanged(device);
      forgetAheads(client);
      await mutate((key) => hasTag(key, invalidates));
    },
    [mutate, client, device],
  );
}
