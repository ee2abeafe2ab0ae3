import { fixtures } from '@galleria/mocks/fixtures/index.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpointTable } from './table.ts';
import { changed, type Path, pathsIn, removed } from './testing.ts';

const answers = endpointTable.map(({ name, endpoint }) => ({ name, schema: endpoint.answer, wire: fixtures[name].answer }));

const strange = [removed, null, true, -1, 1.5, 'x', [], {}, '9'.repeat(400)];

describe.each(answers)('the decoder of $name', ({ schema, wire }) => {
  const places: Path[] = [[], ...pathsIn(wire)];

  test('given something strange in one field decodes, or names that field or one around it', () => {
    const astray = places.flatMap((place) => strange.flatMap((value) => complaints(schema, changed(wire, place, value), place)));
    expect(astray).toEqual([]);
  });

  test('given any JSON in one place decodes, or names that place or one around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        expect(complaints(schema, changed(wire, place, value), place)).toEqual([]);
      }),
    );
  });

  test('given any JSON decodes it or says what is wrong with it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { success, issues } = v.safeParse(schema, value);
        expect(success).toBe(issues === undefined);
      }),
    );
  });
});

/** The issues that lead away from the place that is wrong. A wrong answer as a whole has no place. */
function complaints(schema: v.GenericSchema, wire: unknown, place: Path): unknown[] {
  const { issues = [] } = v.safeParse(schema, wire === removed ? undefined : wire);
  const near = `${place.join('.')}.`;
  return issues.flatMap((issue) => {
    const path = v.getDotPath(issue);
    const leadsThere = path === null ? !place.length : !place.length || near.startsWith(`${path}.`) || `${path}.`.startsWith(near);
    return leadsThere ? [] : [{ place: place.join('.'), path, message: issue.message }];
  });
}
