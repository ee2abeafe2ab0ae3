import { ApiFailure } from '@galleria/api';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import type { FirstAnswers } from './ahead.ts';

/** Milliseconds until a page that could not reach the shop asks again: by and by longer ones, or what the server asks for. */
const [shortest, longest] = [3000, 30_000];

const pauseBefore = (retry: number, retryAfter = 0) => Math.max(Math.min(shortest * 1.5 ** (retry - 1), longest), retryAfter * 1000);

/** The keys of answers that came with the document: the first drawing does not ask for them again. */
export const FirstAnswersContext = createContext<ReadonlySet<string>>(new Set());

interface SwrProviderProps {
  /** Answers that are there already. */
  answers?: FirstAnswers | undefined;
  children: ReactNode;
}

/** The cache of all answers. A page that could not reach the shop recovers by itself; a refusal is final. */
export function SwrProvider({ answers = none, children }: SwrProviderProps) {
  const [first] = useState(() => new Set(answers.keys()));
  useEffect(() => first.clear(), [first]);
  return (
    <SWRConfig
      value={{
        provider: () => new Map([...answers].map(([key, data]) => [key, { data }])),
        onErrorRetry(cause, _key, _config, revalidate, { retryCount }) {
          const mayPass = cause instanceof ApiFailure && ['transport', 'timeout', 'offline'].includes(cause.error.kind);
          if (!mayPass) return;
          const retryAfter = cause.error.kind === 'transport' ? cause.error.retryAfter : undefined;
          const again = () => void setTimeout(revalidate, pauseBefore(retryCount, retryAfter), { retryCount });
          if (document.visibilityState === 'visible') again();
          else document.addEventListener('visibilitychange', again, { once: true });
        },
      }}
    >
      <FirstAnswersContext value={first}>{children}</FirstAnswersContext>
    </SWRConfig>
  );
}

const none: FirstAnswers = new Map();
