import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import { qrDrawing, quietZone } from './qrDrawing.ts';

/** Reads the path back into modules. */
function modulesOf(path: string, edge: number): boolean[][] {
  const rows = Array.from({ length: edge }, () => Array.from({ length: edge }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  return rows;
}

test.each(['1', 'https://galleria.example/pay?order=OD2606140077', 'ชำระเงิน ₹12,345.00', '😀'.repeat(9)])(
  '"%s" is drawn module by module',
  (text) => {
    const drawing = qrDrawing(text, 240);
    expect(modulesOf(drawing?.path ?? '', drawing?.edge ?? 0)).toEqual(encodeQR(text, 'raw', { ecc: 'medium', border: quietZone }));
  },
);

test('the quiet zone of four modules is free on every side', () => {
  const { path, edge } = qrDrawing('galleria', 160) ?? { path: '', edge: 0 };
  const dark = modulesOf(path, edge).flatMap((row, y) => row.flatMap((is, x) => (is ? [x, y] : [])));
  expect(edge).toBe(29);
  expect(Math.min(...dark)).toBe(4);
  expect(Math.max(...dark)).toBe(24);
});

test('a text without letters has no code', () => {
  expect(qrDrawing('', 240)).toBeUndefined();
});

test('a text that fits a large code may be too long for a small one', () => {
  const text = 'x'.repeat(300);
  expect(qrDrawing(text, 240)).toBeDefined();
  expect(qrDrawing(text, 120)).toBeUndefined();
});

test.each([
  [120, 192],
  [160, 425],
  [240, 1091],
])('%s px take %s bytes and not one more', (pixels, bytes) => {
  expect(qrDrawing('x'.repeat(bytes), pixels)).toBeDefined();
  expect(qrDrawing('x'.repeat(bytes + 1), pixels)).toBeUndefined();
});

test('error correction yields before the text is refused', () => {
  const drawing = qrDrawing('x'.repeat(220), 123);
  expect(drawing?.edge).toBe(encodeQR('x'.repeat(220), 'raw', { ecc: 'low', border: quietZone }).length);
});

test.each([2954, 100_000])('%s letters fit no code at all', (length) => {
  expect(qrDrawing('x'.repeat(length), 100_000)).toBeUndefined();
});
