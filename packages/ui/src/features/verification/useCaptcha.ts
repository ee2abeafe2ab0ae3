'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaState } from '../../components/CaptchaImage/index.ts';
import type { CodeService, CodeTarget } from './codeService.ts';

export interface Captcha {
  state: CaptchaState;
  /** Names the picture that is shown. */
  key: string;
  /** Fetches another. */
  refresh: () => void;
}

const loading = { state: { status: 'loading' }, key: '' } as const;

/** The picture code, if one is asked for. A picture that was on its way when the panel was left changes nothing. */
export function useCaptcha(codes: Pick<CodeService<CodeTarget>, 'getCaptcha'>, isOpen: boolean): Captcha {
  const [seen, see] = useState<{ state: CaptchaState; key: string }>(loading);
  const leaving = useRef<AbortController>(undefined);
  const load = useCallback(async () => {
    leaving.current?.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const answer = await codes.getCaptcha(signal);
    if (signal.aborted) return;
    if (answer.status === 'failed') see({ state: { status: 'failed' }, key: '' });
    else see({ state: { status: 'ready', image: answer.data.image }, key: answer.data.key });
  }, [codes]);
  useEffect(() => {
    if (isOpen) void load();
    return () => leaving.current?.abort();
  }, [isOpen, load]);
  return {
    ...seen,
    refresh() {
      see(loading);
      void load();
    },
  };
}
