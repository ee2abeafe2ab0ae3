import { describe, expect, it } from 'vitest';
import { passwordParts } from './passwordParts.ts';

describe('passwordParts', () => {
  it('finds nothing in an empty text', () => {
    expect(passwordParts('')).toEqual({ length: false, upper: false, lower: false, digit: false, symbol: false, kinds: false, met: false });
  });

  it.each([
    ['Abcdef1', false],
    ['Abcdefg1', true],
    ['Abcdefghijklmnopqrs1', true],
    ['Abcdefghijklmnopqrst1', false],
    ['Abcdef👨‍👩‍👧1', true],
    ['Abcde👨‍👩‍👧1', false],
  ])('measures the length of %s', (text, length) => {
    expect(passwordParts(text)).toMatchObject({ length, met: length });
  });

  it.each([
    ['ABCDEFGH', 'upper'],
    ['ÉÀÇÑÖÜÅØ', 'upper'],
    ['abcdefgh', 'lower'],
    ['12345678', 'digit'],
    ['--------', 'symbol'],
    ['        ', 'symbol'],
    ['👍👍👍👍👍👍👍👍', 'symbol'],
  ])('finds one kind in "%s"', (text, kind) => {
    expect(passwordParts(text)).toEqual({
      length: true,
      upper: false,
      lower: false,
      digit: false,
      symbol: false,
      kinds: false,
      met: false,
      [kind]: true,
    });
  });

  it.each([
    ['abcdefgH', false],
    ['abcdef12', false],
    ['abcdeF12', true],
    ['quiet-river', false],
    ['quiet-river-7', true],
    ['Quiet river', true],
    ['ABC-1234', true],
    ['aB3-aB3-', true],
    ['รหัสผ่านของฉันเอง', false],
  ])('asks three kinds of "%s"', (text, kinds) => {
    expect(passwordParts(text)).toMatchObject({ length: true, kinds, met: kinds });
  });
});
