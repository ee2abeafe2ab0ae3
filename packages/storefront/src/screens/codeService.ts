import { ApiFailure } from '@galleria/api';
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

/** Sends one-time codes, one at a time of each kind, and fetches the pictures that go with them. */
export function createCodeService<Target extends CodeTarget & { email?: string }>(calls: CodeCalls<Target>): CodeService<Target> {
  const store = createCodeStore<Target>();
  return {
    get: store.get,
    subscribe: store.subscribe,
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
