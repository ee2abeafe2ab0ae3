import { ApiFailure, captchaImage } from '@galleria/api';
import type { CaptchaAnswer, CodeDesk, CodeTarget, Loaded } from '@galleria/ui';
import type { Services } from '../app/services.tsx';
import { outcomeOf } from '../data/useResource.ts';
import { createCodeWaits } from './codeWaits.ts';

/** The answer to a picture, as calls carry it; nothing where none was asked for. */
export const captchaFields = (answer: CaptchaAnswer | undefined) => (answer ? { captchaKey: answer.key, captchaCode: answer.code } : {});

/** Sends one-time codes by `send`, one at a time of each kind, and fetches the pictures that go with them. */
export function createCodeDesk<Target extends CodeTarget & { email?: string }>(
  { client }: Services,
  send: (target: Target, captcha: ReturnType<typeof captchaFields>) => Promise<unknown>,
): CodeDesk<Target> {
  const waits = createCodeWaits<Target>();
  return {
    codes: waits.codes,
    async sendCode(target, captcha) {
      if (waits.isBusy(target)) return undefined;
      waits.sending(target);
      const outcome = await outcomeOf(send(target, captchaFields(captcha)));
      waits[outcome.status === 'done' ? 'sent' : 'refused'](target);
      return outcome;
    },
    captcha: (signal) => loaded(client.call(captchaImage, {}, signal), signal),
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
