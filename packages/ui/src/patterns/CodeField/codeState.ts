import type { ResendTimer } from '../../flows/resendTimer.ts';

/** Where the sending of a code stands. `counting` until its timer is over, which its owner keeps: it outlives the field. */
export type CodeState = { status: 'ready' } | { status: 'sending' } | { status: 'counting'; timer: ResendTimer };

/** The wait that a state has, if any; it may be over. */
export function timerOf(state: CodeState): ResendTimer | undefined {
  switch (state.status) {
    case 'ready':
    case 'sending':
      return undefined;
    case 'counting':
      return state.timer;
    default:
      return state satisfies never;
  }
}

/** Milliseconds within which a second press is not another wish (docs/domain/sign-in.md#one-time-codes). */
const debounce = 500;

/** Whether a press is the second one of a double click, which asks for one code. A clock that was set back swallows none. */
export function isDoubled(now: number, pressedAt: number | undefined): boolean {
  return pressedAt !== undefined && Math.abs(now - pressedAt) < debounce;
}

/** Milliseconds until the number of seconds left is another one. */
export function untilNextSecond(timer: ResendTimer, now: number): number {
  const rest = (timer.endsAt - now) % 1000;
  return rest > 0 ? rest : 1000;
}
