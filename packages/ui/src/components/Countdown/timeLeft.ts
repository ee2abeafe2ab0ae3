/** From when on a countdown warns, in milliseconds. */
const soon = 10 * 60 * 1000;

export const countdownPhases = ['running', 'warning', 'over'] as const;
export type CountdownPhase = (typeof countdownPhases)[number];

/** Time that is left, in whole parts. Hours go on beyond 24. */
export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Milliseconds until a moment, at least 0. A text that is no time counts as over. */
export function millisecondsUntil(moment: string, now: number): number {
  const end = Date.parse(moment);
  return Number.isNaN(end) ? 0 : Math.max(0, end - now);
}

/** Where a countdown stands with so many milliseconds left. */
export function phaseOf(left: number): CountdownPhase {
  if (left <= 0) return 'over';
  return left < soon ? 'warning' : 'running';
}

/** Splits milliseconds into parts; a begun second counts whole, so that "00:00:00" is shown when it is over and not before. */
export function timeLeft(left: number): TimeLeft {
  const all = Math.ceil(left / 1000);
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}

/** As the eye reads it: "00:47:09". */
export function printClock({ hours, minutes, seconds }: TimeLeft): string {
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

/** As a machine reads it, an ISO 8601 duration: "PT0H47M9S". */
export function printDuration({ hours, minutes, seconds }: TimeLeft): string {
  return `PT${hours}H${minutes}M${seconds}S`;
}
