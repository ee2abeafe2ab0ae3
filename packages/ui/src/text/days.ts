const dayLength = 86_400_000;

/**
 * The day that a moment belongs to where the shopper is, as a count of days. Two of them can be subtracted: days of 23 and 25
 * hours count as one, like any other.
 */
export function dayOf(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayLength;
}

/** Milliseconds until the shopper's next day begins. */
export function untilNextDay(moment: number): number {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - moment;
}

/**
 * The moment whose day and time are printed for an end. What ends as a day begins was good on the day before: "23:59", never
 * "today at 00:00".
 */
export const lastMoment = (end: string): number => Date.parse(end) - 1;
