import { describe, expect, it } from 'vitest';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { channelsOf, contrast } from './contrast.ts';
import { pairsOf, roles } from './purposes.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#000000', 21],
    ['#777777', '#FFFFFF', 4.478],
    ['#D9301A', '#FFFFFF', 4.787],
    ['rgb(0 0 0 / .5)', '#FFFFFF', 3.98],
    ['#6B6B76', '#6B6B76', 1],
  ])('of %s on %s is %d', (text, ground, ratio) => {
    expect(contrast(text, ground)).toBeCloseTo(ratio, 2);
  });

  it('refuses what is no colour', () => {
    expect(() => contrast('red', '#FFFFFF')).toThrow('"red" is no colour of the palettes.');
  });
});

const pairs = Object.entries({ light, dark }).flatMap(([theme, { color }]) =>
  roles.flatMap((role) => pairsOf(role, color).map((pair) => ({ theme, role, ...pair }))),
);

it.each(pairs)('$role on $ground reaches AA in the $theme theme', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least);
});

/** Where a colour stands on the wheel, in degrees. */
function hueOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

// A price or an act beside an error: by colour alone they must not be taken for one another.
it.each(
  Object.entries({ light, dark }).flatMap(([theme, { color }]) =>
    (['accentFill', 'accentText', 'accentGraphic'] as const).map((accent) => ({
      theme,
      accent,
      danger: color.danger,
      colour: color[accent],
    })),
  ),
)('danger is no neighbour of $accent in the $theme theme', ({ danger, colour }) => {
  expect(Math.abs(hueOf(danger) - hueOf(colour))).toBeGreaterThan(25);
});

// Skeletons and what can no longer be had stand on what is raised, such as a dialog.
it.each(Object.entries({ light, dark }))('what is sunken is told from every ground of the %s theme', (_, { color }) => {
  for (const ground of [color.canvas, color.surface, color.raised]) expect(contrast(color.sunken, ground)).toBeGreaterThan(1.1);
});
