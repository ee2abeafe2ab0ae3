/**
 * Splits whole cents in proportion to weights by largest remainder: no part negative, the parts add up to the total
 * (docs/domain/money.md#allocation). Without any weight the first part takes it all.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, at) => (at === 0 ? total : 0));
  // BigInt: cents × cents leave the whole numbers that a float keeps.
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((share) => Number(share / BigInt(sum)));
  const missing = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % BigInt(sum), weight: weights[at] ?? 0 }))
    .toSorted((a, b) => (a.remainder === b.remainder ? b.weight - a.weight || a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  for (const { at } of byRemainder.slice(0, missing)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
