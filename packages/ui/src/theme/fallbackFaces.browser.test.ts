import './fonts/latin.ts';
import '@fontsource/arimo/400.css';
import '@fontsource/arimo/700.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/700.css';
import { expect, test } from 'vitest';
import texts from '../i18n/en/orderConfirm.json';
import { fallbackFaces } from './fallbackFaces.ts';

const inter = 'Inter Variable';
/** By the first name of a face the font of the same widths that is installed here. */
const installed: Record<string, string> = { Arial: 'Arimo', 'Arial Bold': 'Arimo', Roboto: 'Roboto', 'Roboto Bold': 'Roboto' };
const cases = fallbackFaces.flatMap(({ local, fontWeight, sizeAdjust }) =>
  weightsOf(fontWeight).map((weight) => ({ font: installed[local[0] ?? ''] ?? '', weight, sizeAdjust })),
);
const words = (JSON.stringify(texts).match(/(?<=:")[^"]*/g) ?? []).join(' ');

function weightsOf(range: string): number[] {
  const [from = 0, to = from] = range.split(' ').map(Number);
  return [400, 500, 600].filter((weight) => from <= weight && weight <= to);
}

test.each(cases)('$font at $weight is as wide as Inter, but for 1 %', async ({ font, weight, sizeAdjust }) => {
  for (const family of [font, inter]) expect(await document.fonts.load(`${weight} 16px "${family}"`)).not.toEqual([]);
  for (const size of [14, 16]) {
    const adjusted = (widthOf(font, weight, size) * Number.parseFloat(sizeAdjust)) / 100;
    expect(Math.abs(adjusted / widthOf(inter, weight, size) - 1)).toBeLessThan(0.01);
  }
});

function widthOf(family: string, weight: number, size: number): number {
  const text = document.body.appendChild(document.createElement('span'));
  text.textContent = words;
  // Widths as they are drawn on fine screens, not rounded to whole pixels.
  Object.assign(text.style, { font: `${weight} ${size}px "${family}"`, whiteSpace: 'pre', textRendering: 'geometricPrecision' });
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width;
}
