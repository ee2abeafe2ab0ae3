import type { CodeDesk, CodeTarget } from '@galleria/ui';
import { resendSeconds, resumeResend, secondsLeft, startResend } from '@galleria/ui/flows';

type CodeState = ReturnType<CodeDesk<CodeTarget>['codes']['get']>;

export interface CodeWaits<Target extends CodeTarget> {
  codes: CodeDesk<Target>['codes'];
  /** Whether nothing may be sent: a code is on its way, or one was sent less than two minutes ago. */
  isBusy: (request: Target) => boolean;
  sending: (request: Target) => void;
  sent: (request: Target) => void;
  refused: (request: Target) => void;
}

type Kind = CodeTarget['kind'];

const ready: CodeState = { status: 'ready' };

/**
 * Keeps how the sending of one-time codes stands, for as long as the page lives: through other panels, a closed popup and a
 * sleeping computer. A wait ends by the clock, or when 120 seconds have run: a clock that is set back or forth makes none longer.
 */
export function createCodeWaits<Target extends CodeTarget & { email?: string }>(
  now = () => Date.now(),
  later: (end: () => void, ms: number) => void = setTimeout,
): CodeWaits<Target> {
  const listeners = new Set<() => void>();
  const states = new Map<Kind, CodeState>();
  const addresses = new Map<Kind, string | undefined>();
  /** How often each kind has changed, by which a wait knows that it is no longer the present one. */
  const turns = new Map<Kind, number>();

  function become(kind: Kind, state: CodeState) {
    states.set(kind, state);
    turns.set(kind, (turns.get(kind) ?? 0) + 1);
    for (const listener of listeners) listener();
  }

  function get(kind: Kind): CodeState {
    const state = states.get(kind) ?? ready;
    if (state.status !== 'counting') return state;
    const timer = resumeResend(state.timer, now());
    if (timer === state.timer) return state;
    const resumed: CodeState = { status: 'counting', timer };
    states.set(kind, resumed);
    return resumed;
  }

  return {
    codes: {
      get,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    isBusy(request) {
      const state = get(request.kind);
      if (state.status === 'sending') return true;
      if (state.status !== 'counting' || secondsLeft(state.timer, now()) === 0) return false;
      // A new password is asked for one address at a time: another one need not wait for the last.
      return request.kind !== 'reset' || addresses.get('reset') === request.email;
    },
    sending: ({ kind }) => become(kind, { status: 'sending' }),
    sent(request) {
      const { kind } = request;
      if (request.kind === 'reset') addresses.set(kind, request.email);
      become(kind, { status: 'counting', timer: startResend(now()) });
      const turn = turns.get(kind);
      later(() => {
        if (turns.get(kind) !== turn) return;
        // Time ran out, whatever the clock says by now.
        const end = now();
        become(kind, { status: 'counting', timer: { startedAt: end - resendSeconds * 1000, endsAt: end } });
      }, resendSeconds * 1000);
    },
    refused: ({ kind }) => become(kind, ready),
  };
}
