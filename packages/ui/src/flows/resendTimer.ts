import type { Flow } from './flow.ts';

/** How long the button for another one-time code stays disabled (docs/domain/sign-in.md#one-time-codes), in seconds. */
export const resendSeconds = 120;

/** A wait for the next one-time code as a deadline, in milliseconds since 1970. It is right after sleep, since nothing ticks. */
export interface ResendTimer {
  startedAt: number;
  endsAt: number;
}

/** The wait that begins when a code was sent. */
export function startResend(now: number): ResendTimer {
  return { startedAt: now, endsAt: now + resendSeconds * 1000 };
}

/** Whole seconds still to wait, rounded up, from 0 to 120; 0 without a timer. A clock that was set back shows no more than 120. */
export function secondsLeft(timer: ResendTimer | undefined, now: number): number {
  if (!timer) return 0;
  return Math.min(resendSeconds, Math.max(0, Math.ceil((timer.endsAt - now) / 1000)));
}

/** Whether another code may be asked for. */
export function mayResend(timer: ResendTimer | undefined, now: number): boolean {
  return secondsLeft(timer, now) === 0;
}

/** The timer to go on with: begun anew when the clock was set back behind its start, lest the wait last as long as the jump. */
export function resumeResend(timer: ResendTimer, now: number): ResendTimer {
  return now < timer.startedAt ? startResend(now) : timer;
}

/** Where the button for a one-time code stands. */
export const resendStates = ['ready', 'sending', 'counting'] as const;
export type ResendState = (typeof resendStates)[number];

/** What happens to it: the shopper sends, the server answers, the wait is over. */
export type ResendEvent = 'send' | 'sent' | 'refused' | 'over';

/** The part of the wait that the flow decides by. */
export interface ResendInFlow {
  /** Seconds still to wait. */
  left: number;
}

/** The button for a one-time code. A refused or failed call starts no wait (docs/domain/sign-in.md#one-time-codes). */
export const resendFlow: Flow<ResendState, ResendEvent, ResendInFlow> = {
  ready: { send: { to: 'sending' } },
  sending: { sent: { to: 'counting' }, refused: { to: 'ready' } },
  counting: { over: { to: 'ready', when: ({ left }) => left === 0 } },
};
