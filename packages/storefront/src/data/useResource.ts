import { ApiFailure } from '@galleria/api';
import type { Outcome, Resource } from '@galleria/ui';
import { use, useState } from 'react';
import useSWR, { type SWRResponse, unstable_serialize as keyText } from 'swr';
import { useServices, useToken } from '../app/services.tsx';
import { takeAhead } from './ahead.ts';
import { cacheKeyOf } from './cache.ts';
import type { Request } from './request.ts';
import { FirstAnswersContext } from './SwrProvider.tsx';
import { useMinimumLoading } from './useMinimumLoading.ts';

/** An answer, and how to ask for it again. */
export interface Answered<T> {
  resource: Resource<T>;
  /** Ends when it has been answered, or has failed again. */
  reload: () => Promise<unknown>;
}

/**
 * What a request gives, and how to ask again. `select` says what is needed of the answer: the cache keeps all of it, so that
 * two screens may ask the same call for different things. Private data is cached by token: no shopper sees another's.
 * Without a token it is not asked for at all; asking again then asks to sign in. No request is one that is loading.
 */
export function useResource<T>(request: Request<T> | undefined): Answered<T>;
export function useResource<T, S>(request: Request<T> | undefined, select: (answer: T) => S): Answered<S>;
export function useResource<T, S>(request: Request<T> | undefined, select?: (answer: T) => S): Answered<T | S> {
  const { resource, reload } = useCached(request);
  const held = useMinimumLoading(request !== undefined && resource.status === 'loading');
  return { resource: selected(held ? { status: 'loading' } : resource, select), reload };
}

/** As `useResource`, for what has no skeleton: it is there as soon as the answer is. */
export function useAnswer<T>(request: Request<T> | undefined): Answered<T>;
export function useAnswer<T, S>(request: Request<T> | undefined, select: (answer: T) => S): Answered<S>;
export function useAnswer<T, S>(request: Request<T> | undefined, select?: (answer: T) => S): Answered<T | S> {
  const { resource, reload } = useCached(request);
  return { resource: selected(resource, select), reload };
}

/**
 * As `useResource`, for a list that is narrowed, sorted and turned: until the next answer is there, that to the request before stays,
 * and is `outdated`. SWR's own `keepPreviousData` keeps it also when the next request fails, as if it were its answer.
 */
export function useLatestResource<T>(request: Request<T> | undefined): Answered<T> & { outdated: boolean } {
  const { resource, reload } = useCached(request);
  const [last, setLast] = useState<{ data: T }>();
  if (resource.status === 'ready' && resource.data !== last?.data) setLast({ data: resource.data });
  const outdated = request !== undefined && resource.status === 'loading' && last !== undefined;
  const held = useMinimumLoading(request !== undefined && resource.status === 'loading' && !outdated);
  if (outdated) return { resource: { status: 'ready', data: last.data, refreshing: true }, reload, outdated };
  return { resource: held ? { status: 'loading' } : resource, reload, outdated };
}

/** A resource of what is made of the data of another. */
export function mapResource<T, S>(resource: Resource<T>, map: (data: T) => S): Resource<S> {
  return resource.status === 'ready' ? { ...resource, data: map(resource.data) } : resource;
}

const selected = <T, S>(resource: Resource<T>, select?: (answer: T) => S): Resource<T | S> =>
  select ? mapResource(resource, select) : resource;

function useCached<T>(request: Request<T> | undefined): Answered<T> {
  const { client, prompt } = useServices();
  const token = useToken();
  const signedOut = request?.access === 'token' && token === undefined;
  const asked = signedOut ? undefined : request;
  const key = asked ? cacheKeyOf(asked, token) : null;
  const first = use(FirstAnswersContext);
  const isLasting = request?.lasting === true || request?.once === true;
  const answer = useSWR<T, unknown>(key, asked ? () => takeAhead(client, asked) ?? asked.send(client) : null, {
    revalidateIfStale: !isLasting && !(first.size > 0 && first.has(keyText(key))),
    revalidateOnFocus: !isLasting,
    revalidateOnReconnect: !isLasting,
    shouldRetryOnError: !request?.once,
  });
  if (signedOut) return { resource: { status: 'failed', error: { kind: 'unauthorized', message: '' } }, reload: async () => prompt.open() };
  return { resource: resourceOf(answer), reload: () => answer.mutate() };
}

/**
 * The one place that reads SWR's flags. Data that is there wins over an error, unless the server says that there is no such thing any more;
 * and an error stays while it is asked for again: it is announced once, and its button keeps the focus.
 */
function resourceOf<T>({ data, error, isValidating }: SWRResponse<T, unknown>): Resource<T> {
  const isGone = error instanceof ApiFailure && error.error.kind === 'notFound';
  if (data !== undefined && !isGone) return { status: 'ready', data, refreshing: isValidating };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', error: shopErrorOf(error) };
}

/** How a call ended. Anything that is not a failed call is a defect, and is thrown on. */
export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    await call;
    return { status: 'done' };
  } catch (cause) {
    return { status: 'failed', error: shopErrorOf(cause) };
  }
}

/** The error of a failed call. Anything else is a defect, and is thrown on. */
export function shopErrorOf(cause: unknown) {
  if (cause instanceof ApiFailure) return cause.error;
  throw cause;
}
