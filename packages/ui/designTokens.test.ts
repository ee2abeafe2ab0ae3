import { expect, test } from 'vitest';
import { designTokens } from './designTokens.ts';
import { dark } from './src/theme/dark.ts';

const tokens = designTokens();

test('each theme has a token for every value, as the format of the Design Tokens Community Group writes it', () => {
  expect(tokens['dark']).toMatchObject({
    color: {
      accentFill: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.851, 0.188, 0.102] } },
      scrim: { $value: { components: [0, 0, 0], alpha: 0.64 } },
    },
    shadow: {
      hover: {
        $type: 'shadow',
        $value: [{ spread: { value: 1, unit: 'px' } }, { blur: { value: 40, unit: 'px' }, spread: { value: -4 } }],
      },
    },
  });
  expect(Object.keys(Object(tokens['dark']).color)).toEqual(Object.keys(dark.color));
});

test('the scale has its units', () => {
  expect(tokens).toMatchObject({
    radius: { control: { $value: { value: 6, unit: 'px' } }, full: { $value: { value: 999, unit: 'px' } } },
    space: { 4: { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    text: { title: { $value: { fontSize: { value: 1.5, unit: 'rem' }, fontWeight: 600, lineHeight: 1.3333 } } },
    motion: { state: { $value: { duration: { value: 120, unit: 'ms' } } } },
  });
});
