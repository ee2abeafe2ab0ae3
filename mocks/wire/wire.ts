/** One page of a list, as the server writes it. */
export function wirePage<T>(list: readonly T[], { page, limit }: { page: number; limit: number }) {
  return { list: list.slice((page - 1) * limit, page * limit), total: list.length, pageNum: page, pageSize: limit };
}

/** An amount of whole cents as the wire's number with two decimals. */
export const wireMoney = (cents: number): number => cents / 100;

/** A moment as the wire's text in GMT+8. */
export const wireTime = (moment: number): string => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A moment that may not be there. */
export const wireMaybeTime = (moment: number | undefined): string | null => (moment === undefined ? null : wireTime(moment));
