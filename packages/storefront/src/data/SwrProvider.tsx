import { ApiFailure } from '@galleria/api';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** Milliseconds until a page that could not reach the shop asks again. */
const askAgainAfter = 3000;

/** The cache of all answers. A page that could not reach the shop recovers by itself; a refusal is final. */
export function SwrProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        onErrorRetry(cause, _key, _config, revalidate, { retryCount }) {
          const mayPass = cause instanceof ApiFailure && ['transport', 'timeout', 'offline'].includes(cause.error.kind);
          if (mayPass && document.visibilityState === 'visible') setTimeout(revalidate, askAgainAfter, { retryCount });
        },
      }}
    >
      {children}
    </SWRConfig>
  );
}
