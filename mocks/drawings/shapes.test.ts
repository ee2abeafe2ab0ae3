import { expect, test } from 'vitest';
import { type Drawing, drawings } from '../drawings.ts';
import { measure } from './measure.ts';
import { shapes } from './shapes.ts';

const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name);

test('what is known of the shape of each drawing is what its pixels say', async () => {
  const names = Object.keys(drawings).filter(isDrawing).toSorted();
  const measured = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await measure(name)] as const)));
  // When drawings or tilts have changed, this is what belongs into shapes.ts.
  expect(measured).toEqual(shapes);
});
