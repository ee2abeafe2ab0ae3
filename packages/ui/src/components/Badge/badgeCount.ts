/** What a badge shows: a whole number from 0, and whether it is more than may be shown. What is no number counts as none. */
export function badgeCount(count: number, max: number): { shown: number; over: boolean } {
  const whole = count > 0 ? Math.trunc(count) : 0;
  return { shown: Math.min(whole, max), over: whole > max };
}
