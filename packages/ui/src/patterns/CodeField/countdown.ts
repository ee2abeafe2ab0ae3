import type { ResendTimer } from '../../flows/resendTimer.ts';

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
