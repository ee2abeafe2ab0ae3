/** One measured size against the most it may be, in bytes. */
export interface Measure {
  name: string;
  bytes: number;
  budget: number;
}

export function isWithin({ bytes, budget }: Measure): boolean {
  return bytes <= budget;
}

/** A table of sizes with their share of the budget, as lines of text. */
export function measureTable(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    measure.name,
    measure.bytes.toLocaleString('en'),
    measure.budget.toLocaleString('en'),
    `${((100 * measure.bytes) / measure.budget).toFixed(1)} %`,
    isWithin(measure) ? '' : 'over',
  ]);
  const all = [['', 'bytes', 'budget', 'share', ''], ...rows];
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  const line = ([name = '', ...cells]: readonly string[]) =>
    [name.padEnd(width(0)), ...cells.map((cell, index) => cell.padStart(width(index + 1)))].join('  ').trimEnd();
  return all.map(line).join('\n');
}
