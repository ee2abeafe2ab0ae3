'use client';

import { useState } from 'react';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome, Submission } from '../../state/resource.ts';

export interface Renewal {
  renew: () => void;
  busy: boolean;
  /** Why it could not be begun again. */
  problem: string | undefined;
}

/** Begins the order again; what was chosen and typed stays. */
export function useRenewal(onRenew: () => Promise<Outcome>): Renewal {
  const errorText = useErrorText();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  return {
    busy: submission.status === 'pending',
    problem: submission.status === 'failed' ? errorText(submission.error) : undefined,
    async renew() {
      if (submission.status === 'pending') return;
      setSubmission({ status: 'pending' });
      setSubmission(await onRenew());
    },
  };
}
