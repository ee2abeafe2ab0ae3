import { plainDigits } from '../../text/plainDigits.ts';

/**
 * A code as the server wants it: letters and digits (docs/domain/sign-in.md#one-time-codes), as they were typed or pasted
 * but full-width signs made plain, digits of other scripts made 0–9, and spaces, hyphens and whatever else left out. What
 * is beyond `length` is cut.
 */
export function normaliseCode(text: string, length = Number.POSITIVE_INFINITY): string {
  return plainDigits(text)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, length);
}

export interface CellRange {
  start: number;
  end: number;
}

/** The cells that stand for a selection of the input; a bare caret stands in the cell to fill next, or in the last. */
export function selectedCells({ start, end }: CellRange, length: number): CellRange {
  if (end > start) return { start, end };
  const at = Math.min(start, length - 1);
  return { start: at, end: at + 1 };
}

/** Where a caret comes to lie: on a sign it takes the sign, so that typing replaces it instead of moving the rest. */
export function settleCaret({ start, end }: CellRange, typed: number): CellRange {
  return start === end && start < typed ? { start, end: start + 1 } : { start, end };
}

/** The cell below a pointer, as a part of the row; at most the first empty one. */
export function cellAt(part: number, typed: number, length: number): number {
  return Math.max(0, Math.min(Math.floor(part * length), typed, length - 1));
}
