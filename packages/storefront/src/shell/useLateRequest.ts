import { useCallback, useState } from 'react';
import type { Request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';

/** A call whose code is loaded when it is first wanted: neither it nor its answer is part of a first visit. */
export function useLateRequest<T>(load: () => Promise<Request<T>>) {
  const [asked, ask] = useState<Request<T>>();
  const want = useCallback(async () => ask(await load()), [load]);
  return { ...useResource(asked), want };
}
