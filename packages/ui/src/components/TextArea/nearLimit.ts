/**
 * Whether so few characters are left that a screen reader should hear of it: the last tenth, and never fewer than ten.
 * A tiny limit would be near from the start, so there it is half.
 */
export function nearLimit(count: number, most: number): boolean {
  return most - count <= Math.min(Math.max(most / 10, 10), most / 2);
}
