import { fixtures } from '@galleria/mocks/fixtures/index.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isMoney } from '../money/money.ts';
import { endpointTable } from './table.ts';
import { entriesOf, fieldsIn } from './testing.ts';

const answers = endpointTable.map(({ name, endpoint }) => ({ name, schema: endpoint.answer, wire: fixtures[name].answer }));

/** Amounts by their names in the models. */
const amounts = new Set(
  'price oldPrice amount minimum total goods freight couponDeduction pointsDeduction beforeDeductions deduction'.split(' '),
);
const isAmount = (name: string, value: unknown) => amounts.has(name) && !(name === 'total' && typeof value === 'number');

/** Names that are good enough to be kept. Every other name of the wire ends at its decoder. */
const kept = `
  address available avatar balance categoryId city content country courier currency detail email experience facebookAppId fee
  fileName googleClientId icon id image info intro isDefault key keywords level logoUrl masterOrderNo name nickname oauthToken
  oauthTokenSecret orderNo paid payType phone postCode preOrderNo price productId realName recommendImage redirect refundOrderNo region scope state
  status stock symbol title token total type typeId url volume weight
`;

describe.each(answers)('the answer of $name', ({ schema, wire }) => {
  const model = v.safeParse(schema, wire).output;

  test('is what the contract says', () => {
    expect(v.safeParse(schema, wire).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  });

  test('leaves as plain JSON, without things that have nothing in them', () => {
    const odd = fieldsIn([model]).filter(([, value]) => !isPlain(value) || isHollow(value));
    expect([isPlain(model), odd]).toEqual([true, []]);
  });

  test('has exact amounts, moments in UTC or days as they are written, and no figures of the wire', () => {
    const wrong = fieldsIn([model]).filter(
      ([name, value]) =>
        (isAmount(name, value) && value !== undefined && !isMoney(value)) ||
        (/^(at|from|until)$|(At|From|Until)$/.test(name) && value !== undefined && !isInstant(value) && !isDay(value)) ||
        (typeof value === 'string' && /^\d{4}-\d\d-\d\d /.test(value)),
    );
    expect(wrong).toEqual([]);
  });

  test('shows each field that its decoder reads', () => {
    expect(unseen(schema, [wire])).toEqual([]);
  });
});

test('no name of the wire is left in a model, but those that are good enough', () => {
  const ofWire = new Set(answers.flatMap(({ wire }) => fieldsIn(wire).map(([name]) => name)));
  const ofModels = new Set(answers.flatMap(({ schema, wire }) => fieldsIn(v.parse(schema, wire)).map(([name]) => name)));
  expect([...ofModels].filter((name) => ofWire.has(name)).toSorted()).toEqual(kept.trim().split(/\s+/));
  expect([...ofModels].filter((name) => !/^[a-z][a-zA-Z]*$/.test(name))).toEqual([]);
});

const isInstant = (value: unknown) => typeof value === 'string' && value.endsWith('Z') && !Number.isNaN(Date.parse(value));

/** The server said no time (packages/api/src/wire.ts). */
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** An object that has fields, and nothing in any of them. */
const isHollow = (value: unknown) =>
  typeof value === 'object' && entriesOf(value).length > 0 && entriesOf(value).every(([, inner]) => inner === undefined);

/** The fields that a schema reads and none of the samples has; null is there, but what is below it is not. */
function unseen(schema: unknown, samples: unknown[], at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const parts = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.slice(1).flatMap((part) => unseen(part, samples, at)) : [];
  const below = samples.flatMap((sample) => entriesOf(sample).map(([, inner]) => inner));
  if ('wrapped' in schema) parts.push(...unseen(schema.wrapped, samples, at));
  if ('item' in schema) parts.push(...unseen(schema.item, below, `${at}[]`));
  if ('value' in schema) parts.push(...unseen(schema.value, below, `${at}[]`));
  if ('entries' in schema)
    for (const [name, entry] of entriesOf(schema.entries)) {
      const here = samples.flatMap((sample) => entriesOf(sample).flatMap(([key, inner]) => (key === name ? [inner] : [])));
      const shown = here.filter((inner) => inner !== null && inner !== undefined);
      parts.push(...(here.length ? unseen(entry, shown, `${at}.${name}`) : [`${at}.${name}`]));
    }
  return parts;
}
