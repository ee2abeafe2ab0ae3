import { expect, it } from 'vitest';
import { chromaticOf } from './chromatic.ts';

it('asks for the pictures that are accepted here', () => {
  expect(chromaticOf(['test', 'visual:th', 'visual:mobile', 'visual:forced-colors'])).toEqual({
    modes: {
      base: { theme: 'light', locale: 'en', viewport: { width: 1280, height: 800 } },
      th: { theme: 'light', locale: 'th', viewport: { width: 1280, height: 800 } },
      mobile: { theme: 'light', locale: 'en', viewport: { width: 375, height: 800 } },
      'forced-colors': { theme: 'light', locale: 'en', viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
    },
  });
});

it('asks for none of a story that says so', () => {
  expect(chromaticOf(['visual:dark', 'chromatic:off'])).toEqual({ disableSnapshot: true });
});
