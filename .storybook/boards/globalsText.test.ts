import { expect, it } from 'vitest';
import { globalsText, readGlobals } from './globalsText.ts';

it('writes globals as an address has them, and reads them again', () => {
  expect(globalsText({ locale: 'th', theme: 'dark' })).toBe('locale:th;theme:dark');
  expect(readGlobals('locale:th;theme:dark')).toEqual({ locale: 'th', theme: 'dark' });
  expect(readGlobals('')).toEqual({});
});
