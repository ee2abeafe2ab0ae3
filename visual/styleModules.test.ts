import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/paths.ts';
import { shapeOf, showsByClass } from './styleModules.ts';

describe('showsByClass', () => {
  it.each([
    'export const one = style({});',
    'const own = createVar();\nexport const one: Record<Gap, string> = styleVariants({});',
    'const own = style({});\nglobalStyle(`${own} > *`, {});',
    'const own = style({});\nglobalStyle(\n  `:where(:not(${own}) > ${own}, ${own.small})`,\n  {},\n);',
    'const turn = keyframes({});\nexport const one = screenStyle({ animation: turn });',
  ])('is so of %s', (text) => expect(showsByClass(text)).toBe(true));

  it.each([
    'export const size = 4;',
    'export const one = hues.map((hue) => style({ color: hue }));',
    "export { one } from './other.css.ts';",
    "globalStyle('a', {});",
    'const own = style({});\nglobalStyle(`${own} a, a:hover`, {});',
    'const own = style({});\nglobalStyle(`a:not(${own})`, {});',
    "import { other } from './other.css.ts';\nglobalStyle(`${other} a`, {});",
    "globalFontFace('Inter', {});",
  ])('is not so of %s', (text) => expect(showsByClass(text)).toBe(false));

  it('is so of nearly all styles of the library', () => {
    const files = globSync('packages/ui/src/{components,patterns,features,shell,screens}/**/*.css.ts', { cwd: root });
    const others = files.filter((file) => !showsByClass(readFileSync(path.join(root, file), 'utf8')));
    expect(files.length).toBeGreaterThan(100);
    expect(others.length / files.length).toBeLessThan(0.05);
  });
});

it('shows to others its imports in their order and the names of its exports', () => {
  const text = "import { a } from './a.css.ts';\nimport './b.css.ts';\nexport const one = style({});\nconst own = style({});";
  expect(shapeOf(text.replace('style({})', "style({ color: 'red' })"))).toBe(shapeOf(text));
  expect(shapeOf(text.replace('a.css', 'c.css'))).not.toBe(shapeOf(text));
  expect(shapeOf(text.replace('one', 'two'))).not.toBe(shapeOf(text));
});

it('no style loads a picture: before one of a story is taken, nothing waits for it', () => {
  const files = globSync(['packages/{ui,storefront}/src/**/*.{css,css.ts}', '.storybook/**/*.{css,css.ts}'], { cwd: root });
  const loading = files.filter((file) => !file.includes('/theme/fonts/') && readFileSync(path.join(root, file), 'utf8').includes('url('));
  expect(files.length).toBeGreaterThan(100);
  expect(loading).toEqual([]);
});
