import { ApiFailure, type Session } from '@galleria/api';
import type { CaptchaAnswer, CodeService, CodeTarget, Loaded } from '@galleria/ui/patterns';
import { outcomeOf } from '../data/useResource.ts';
import { createCodeStore } from './codeStore.ts';

/** The answer to a picture, as calls carry it; nothing where none was asked for. */
export const captchaFields = (answer: CaptchaAnswer | undefined) => (answer ? { captchaKey: answer.key, captchaCode: answer.code } : {});

interface CodeCalls<Target extends CodeTarget> {
  /** Sends a code. */
  send: (target: Target, captcha: ReturnType<typeof captchaFields>) => Promise<unknown>;
  /** Fetches a picture code. */
  getCaptcha: (signal: AbortSignal) => Promise<{ key: string; image: string }>;
}

export interface StoredCodes<Target extends CodeTarget> extends CodeService<Target> {
  /** Those that were sent are used, or were for somebody else. */
  forget: () => void;
}

/** Sends one-time codes, one at a time of each kind, and fetches the pictures that go with them. A session that begins or is ended by its shopper leaves none. */
export function createCodeService<Target extends CodeTarget & { email?: string }>(
  session: Pick<Session, 'subscribe'>,
  calls: CodeCalls<Target>,
): StoredCodes<Target> {
  const store = createCodeStore<Target>();
  session.subscribe((event) => event !== 'ended' && store.forget());
  return {
    get: store.get,
    subscribe: store.subscribe,
    forget: store.forget,
    async send(target, captcha) {
      if (store.isBusy(target)) return undefined;
      store.start(target);
      const outcome = await outcomeOf(calls.send(target, captchaFields(captcha)));
      store.end(target, outcome);
      return outcome;
    },
    getCaptcha: (signal) => loaded(calls.getCaptcha(signal), signal),
  };
}

/** What a call gives. Whoever has left does not look at it any more. */
export async function loaded<T>(call: Promise<T>, signal: AbortSignal): Promise<Loaded<T>> {
  try {
    return { status: 'done', data: await call };
  } catch (cause) {
    if (cause instanceof ApiFailure) return { status: 'failed', error: cause.error };
    if (signal.aborted) return { status: 'failed', error: { kind: 'transport' } };
    throw cause;
  }
}
