import { describe, expect, it } from 'vitest';
import { cellAt, normaliseCode, selectedCells, settleCaret } from './code.ts';

describe('normaliseCode', () => {
  it.each([
    ['407913', '407913'],
    ['123 456', '123456'],
    ['  12\u00A034\u200956\n', '123456'],
    ['123-456', '123456'],
    ['\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16', '123456'],
    ['\uFF21b\u3000\uFF11', 'Ab1'],
    ['๑๒๓๔๕๖', '123456'],
    ['໑໒໓', '123'],
    ['१२३', '123'],
    ['٤٥٦', '456'],
    ['۷۸۹', '789'],
    ['aB3xY9', 'aB3xY9'],
    ['é#*1', '1'],
    ['12345678', '123456'],
    ['', ''],
  ])('makes "%s" "%s"', (text, code) => {
    expect(normaliseCode(text, 6)).toBe(code);
  });

  it('cuts nothing without a length', () => {
    expect(normaliseCode('1234 5678')).toBe('12345678');
  });

  it('leaves a code as it is', () => {
    expect(normaliseCode(normaliseCode('１２ ab'))).toBe('12ab');
  });
});

describe('selectedCells', () => {
  it.each([
    [0, 0, 0, 1],
    [3, 3, 3, 4],
    [6, 6, 5, 6],
    [2, 3, 2, 3],
    [0, 6, 0, 6],
  ])('draws %i–%i as %i–%i', (start, end, first, last) => {
    expect(selectedCells({ start, end }, 6)).toEqual({ start: first, end: last });
  });
});

describe('settleCaret', () => {
  it('takes the sign it stands before', () => {
    expect(settleCaret({ start: 1, end: 1 }, 3)).toEqual({ start: 1, end: 2 });
  });

  it('stays behind the last sign, and leaves a selection alone', () => {
    expect(settleCaret({ start: 3, end: 3 }, 3)).toEqual({ start: 3, end: 3 });
    expect(settleCaret({ start: 0, end: 3 }, 3)).toEqual({ start: 0, end: 3 });
  });
});

describe('cellAt', () => {
  it.each([
    [0, 3, 0],
    [0.2, 3, 1],
    [0.99, 3, 3],
    [0.99, 6, 5],
    [1.2, 6, 5],
    [-0.1, 6, 0],
    [0.5, 0, 0],
  ])('finds %d of the row with %i signs in cell %i', (part, typed, cell) => {
    expect(cellAt(part, typed, 6)).toBe(cell);
  });
});
