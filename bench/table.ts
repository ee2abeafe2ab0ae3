/** One measure of both pages. */
export interface Measured {
  name: string;
  galleria: number;
  lean: number;
}

/** @throws for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Both pages side by side, with the ratio. */
export function ratioTable(measures: readonly Measured[]): string {
  const rows = measures.map(({ name, galleria, lean }) => [
    name,
    number(galleria),
    number(lean),
    lean > 0 ? `${(galleria / lean).toFixed(2)} ×` : '',
  ]);
  const all = [['', 'galleria', 'lean', 'ratio'], ...rows];
  return all.map(([name = '', ...cells]) => name.padEnd(10) + cells.map((cell) => cell.padStart(10)).join('')).join('\n');
}

const number = (value: number) => (value < 10 ? Number(value.toFixed(3)).toString() : value.toFixed(0));
