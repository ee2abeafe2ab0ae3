import { useCallback, useState } from 'react';
import { isChunkFailure, loadChunk } from '../app/chunks.ts';
import type { Request } from '../data/request.ts';
import { type Answered, useResource } from '../data/useResource.ts';

const missing: Answered<never>['resource'] = { status: 'failed', error: { kind: 'transport' } };

/**
 * A call whose code is loaded when it is first wanted: neither it nor its answer is part of a first visit. Code that does not come is a
 * call that failed.
 */
export function useLazyRequest<T>(load: () => Promise<Request<T>>): Answered<T> & { ask: () => Promise<void> } {
  const [request, setRequest] = useState<Request<T>>();
  const [isMissing, setMissing] = useState(false);
  const ask = useCallback(async () => {
    try {
      setRequest(await loadChunk(load));
      setMissing(false);
    } catch (cause) {
      if (!isChunkFailure(cause)) throw cause;
      setMissing(true);
    }
  }, [load]);
  const answered = useResource(request);
  return isMissing ? { resource: missing, reload: ask, ask } : { ...answered, ask };
}
