import type { SBType } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { readableTypes } from './propTypes.ts';

const absent: SBType = { name: 'other', value: 'undefined' };
const tuple: SBType = { name: 'other', value: 'unknown[number]', raw: '(typeof tones)[number]' };

/** How the table reads for a property of a type that the parser summed up in a word. */
function read(type: SBType, summary: string, options?: readonly unknown[]) {
  const argTypes = { prop: { name: 'prop', type, table: { type: { summary } }, ...(options && { options }) } };
  const { prop } = readableTypes(Object.assign(Object.create(null), { argTypes }));
  return { type: prop?.type, words: prop?.table?.type?.summary };
}

test('a tuple of words is the words themselves', () => {
  expect(read(tuple, 'unknown[number]', ['accent', 'plain']).words).toBe("'accent' | 'plain'");
  expect(read({ name: 'union', value: [tuple, absent], raw: 'Tone | undefined' }, 'union', ['accent', 'plain']).words).toBe(
    "'accent' | 'plain'",
  );
  expect(read(tuple, 'unknown[number]', [2, 3]).words).toBe('2 | 3');
});

test('what may be absent has the control of what it is', () => {
  const { type, words } = read({ name: 'union', value: [{ name: 'number' }, absent], raw: 'number | undefined' }, 'union');
  expect(type).toMatchObject({ name: 'number' });
  expect(words).toBe('number');
});

test('unions and objects are read as they are written, without their comments', () => {
  const literal = (value: string): SBType => ({ name: 'literal', value });
  expect(read({ name: 'union', value: [literal("'always'"), literal("'auto'")], raw: "'always' | 'auto'" }, 'union').words).toBe(
    "'always' | 'auto'",
  );
  expect(read({ name: 'object', value: {}, raw: '{\n  /** Its name. */\n  label: string;\n}' }, '…').words).toBe('{ label: string; }');
});

test('a name of the shop’s own stays, and nothing is said of what the parser does not know', () => {
  expect(read({ name: 'union', value: [{ name: 'other', value: 'CropView' }, absent], raw: 'CropView | undefined' }, 'union').words).toBe(
    'CropView',
  );
  expect(read({ name: 'other', value: 'unknown' }, 'unknown').words).toBeUndefined();
});

test('a callback that may be absent is a function', () => {
  const argTypes = {
    onRetry: { name: 'onRetry', type: { name: 'union', value: [{ name: 'other', value: 'unknown' }, absent] }, table: { type: {} } },
  };
  expect(readableTypes(Object.assign(Object.create(null), { argTypes })).onRetry?.type).toMatchObject({ name: 'function' });
});
