import { ApiFailure } from '@galleria/api';
import type { Outcome, Resource } from '@galleria/ui';
import useSWR, { type SWRResponse } from 'swr';
import { useServices, useToken } from '../app/services.tsx';
import type { Request } from './request.ts';
import { useHeld } from './useHeld.ts';

/**
 * What a request gives, and how to ask again. Private data is cached by token: no shopper sees another's. Without a
 * token it is not asked for at all; asking again then asks to sign in.
 */
export function useResource<T>(request: Request<T> | undefined): { resource: Resource<T>; reload: () => void } {
  const { resource, reload } = useAnswer(request);
  const held = useHeld(resource.status === 'loading');
  return { resource: held ? { status: 'loading' } : resource, reload };
}

/** As `useResource`, for what has no skeleton: it is there as soon as the answer is. */
export function useAnswer<T>(request: Request<T> | undefined): { resource: Resource<T>; reload: () => void } {
  const { client, prompt } = useServices();
  const token = useToken();
  const signedOut = request?.access === 'token' && token === undefined;
  const asked = signedOut ? undefined : request;
  const answer = useSWR<T, unknown>(
    asked ? [...asked.key, asked.access === 'token' ? token : undefined] : null,
    asked ? () => asked.send(client) : null,
  );
  if (signedOut) return { resource: { status: 'failed', error: { kind: 'unauthorized', message: '' } }, reload: () => prompt.open() };
  return { resource: resourceOf(answer), reload: () => void answer.mutate() };
}

/** Whether a key of the cache is that of private data, which ends with the token it was asked for with. */
export const isPrivate = (key: unknown) => Array.isArray(key) && key.at(-1) !== undefined;

/** The one place that reads SWR's flags. Data that is there wins over an error. */
function resourceOf<T>({ data, error, isValidating }: SWRResponse<T, unknown>): Resource<T> {
  if (data !== undefined) return { status: 'ready', data, refreshing: isValidating };
  if (error === undefined || isValidating) return { status: 'loading' };
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
