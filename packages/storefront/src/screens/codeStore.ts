import type { Outcome } from '@galleria/ui';
import type { CodeService, CodeTarget, SentCode } from '@galleria/ui/patterns';
import { resendSeconds, resumeResend, secondsLeft, startResend } from '@galleria/ui/flows';

export interface CodeStore<Target extends CodeTarget> extends Pick<CodeService<Target>, 'get' | 'subscribe'> {
  /** Whether nothing may be sent: a code is on its way, or one was sent less than two minutes ago. */
  isBusy: (target: Target) => boolean;
  /** A code is on its way. */
  start: (target: Target) => void;
  /** It was sent, and the wait for another begins; or it was not, and none does. */
  end: (target: Target, outcome: Outcome) => void;
  /** They were for somebody else, or are used: as if none had been sent. */
  forget: () => void;
}

type Kind = CodeTarget['kind'];

const unsent: SentCode = { submission: { status: 'idle' } };

/**
 * Keeps how the sending of one-time codes stands, for as long as the page lives: through other panels, a closed popup and a
 * sleeping computer. A wait ends by the clock, or when 120 seconds have run: a clock that is set back or forth makes none longer.
 */
export function createCodeStore<Target extends CodeTarget & { email?: string }>(
  now = () => Date.now(),
  later: (end: () => void, ms: number) => void = setTimeout,
): CodeStore<Target> {
  const listeners = new Set<() => void>();
  const codes = new Map<Kind, SentCode>();
  const addresses = new Map<Kind, string | undefined>();
  /** How often each kind has changed, by which a wait knows that it is no longer the present one. */
  const turns = new Map<Kind, number>();

  function set(kind: Kind, code: SentCode) {
    codes.set(kind, code);
    turns.set(kind, (turns.get(kind) ?? 0) + 1);
    for (const listener of listeners) listener();
  }

  function get(kind: Kind): SentCode {
    const code = codes.get(kind) ?? unsent;
    if (!code.timer) return code;
    const timer = resumeResend(code.timer, now());
    if (timer === code.timer) return code;
    const resumed = { ...code, timer };
    codes.set(kind, resumed);
    return resumed;
  }

  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isBusy(target) {
      const { submission, timer } = get(target.kind);
      if (submission.status === 'pending') return true;
      if (secondsLeft(timer, now()) === 0) return false;
      // A new password is asked for one address at a time: another one need not wait for the last.
      return target.kind !== 'reset' || addresses.get('reset') === target.email;
    },
    forget() {
      for (const kind of codes.keys()) set(kind, unsent);
    },
    start: ({ kind }) => set(kind, { submission: { status: 'pending' } }),
    end(target, outcome) {
      const { kind } = target;
      if (outcome.status === 'failed') return set(kind, { submission: outcome });
      if (kind === 'reset') addresses.set(kind, target.email);
      set(kind, { submission: outcome, timer: startResend(now()) });
      const turn = turns.get(kind);
      later(() => {
        if (turns.get(kind) !== turn) return;
        // Time ran out, whatever the clock says by now.
        const end = now();
        set(kind, { submission: outcome, timer: { startedAt: end - resendSeconds * 1000, endsAt: end } });
      }, resendSeconds * 1000);
    },
  };
}
