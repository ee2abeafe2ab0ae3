import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alternatives,
  type Choice,
  choose,
  firstChoice,
  isChoiceOf,
  pictureOf,
  picturesOfValues,
  selectionOf,
  type Specification,
  stateOfChoice,
  statesOfValues,
  tidySpecification,
} from './specification.ts';

const colour = { name: 'Colour', values: ['Lilac', 'Teal', 'Graphite'] };
const size = { name: 'Size', values: ['UK 8', 'UK 9'] };
const sku = (id: number, values: string[], stock: number) => ({ id, values, stock, image: `/${values[0]}.svg` });
/** Teal, UK 9 is sold out; Graphite, UK 9 is not made. */
const shoe: Specification = {
  attributes: [colour, size],
  skus: [
    sku(1, ['Lilac', 'UK 8'], 4),
    sku(2, ['Lilac', 'UK 9'], 2),
    sku(3, ['Teal', 'UK 8'], 1),
    sku(4, ['Teal', 'UK 9'], 0),
    sku(5, ['Graphite', 'UK 8'], 7),
  ],
};
const none: Choice = [undefined, undefined];

describe('values', () => {
  test('are all available as long as each leads somewhere', () => {
    expect(statesOfValues(shoe, none)).toEqual([
      ['available', 'available', 'available'],
      ['available', 'available'],
    ]);
  });

  test('are sold out or missing with what is chosen of the others', () => {
    expect(statesOfValues(shoe, [undefined, 'UK 9'])[0]).toEqual(['available', 'soldOut', 'missing']);
    expect(statesOfValues(shoe, ['Graphite', undefined])[1]).toEqual(['available', 'missing']);
  });

  test('are judged without what is chosen of their own attribute', () => {
    expect(statesOfValues(shoe, ['Graphite', 'UK 9'])).toEqual([
      ['available', 'soldOut', 'missing'],
      ['available', 'missing'],
    ]);
  });
});

describe('a choice', () => {
  test.each<[Choice, ReturnType<typeof selectionOf>]>([
    [none, { status: 'incomplete', missing: [0, 1] }],
    [['Teal', undefined], { status: 'incomplete', missing: [1] }],
    [['Graphite', 'UK 9'], { status: 'missing' }],
    [['Teal', 'UK 9'], { status: 'soldOut', sku: sku(4, ['Teal', 'UK 9'], 0) }],
    [['Teal', 'UK 8'], { status: 'available', sku: sku(3, ['Teal', 'UK 8'], 1) }],
  ])('%j leads to %j', (choice, selection) => {
    expect(selectionOf(shoe, choice)).toEqual(selection);
  });

  test('begins with the sku of the address, and with what there is no choice of', () => {
    expect(firstChoice(shoe, 3)).toEqual(['Teal', 'UK 8']);
    expect(firstChoice(shoe, 99)).toEqual(none);
    expect(firstChoice({ attributes: [colour, { name: 'Sole', values: ['Rubber'] }], skus: [] }, undefined)).toEqual([undefined, 'Rubber']);
  });

  test.each<[Choice, boolean]>([
    [['Teal', 'UK 9'], true],
    [none, true],
    [['Teal', 'EU 40'], false],
    [['Teal'], false],
    [['UK 9', 'Teal'], false],
  ])('%j is one of what can be chosen: %s', (choice, isOne) => expect(isChoiceOf(shoe, choice)).toBe(isOne));

  test('that cannot be had is offered others, the nearest first', () => {
    expect(alternatives(shoe, ['Teal', 'UK 9'], 3).map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(alternatives(shoe, ['Graphite', 'UK 9'], 2).map(({ id }) => id)).toEqual([2, 5]);
    expect(alternatives({ ...shoe, skus: [] }, ['Teal', 'UK 9'], 2)).toEqual([]);
  });

  test('has a picture as soon as all of it looks the same', () => {
    expect(pictureOf(shoe, none)).toBeUndefined();
    expect(pictureOf(shoe, ['Teal', undefined])).toBe('/Teal.svg');
    expect(pictureOf(shoe, [undefined, 'UK 8'])).toBeUndefined();
    // Not made, and still seen in its colour.
    expect(pictureOf(shoe, ['Graphite', 'UK 9'])).toBe('/Graphite.svg');
    expect(pictureOf({ ...shoe, skus: shoe.skus.map((one) => ({ ...one, image: '' })) }, ['Graphite', 'UK 9'])).toBeUndefined();
  });

  test.each<[Choice, ReturnType<typeof stateOfChoice>]>([
    [none, 'available'],
    [['Teal', undefined], 'available'],
    [['Teal', 'UK 9'], 'soldOut'],
    [['Graphite', 'UK 9'], 'missing'],
  ])('%j is %s', (choice, state) => {
    expect(stateOfChoice(shoe, choice)).toBe(state);
  });

  test('is sold out in part when whatever follows is', () => {
    const gone = { ...shoe, skus: shoe.skus.map((one) => (one.values[0] === 'Teal' ? { ...one, stock: 0 } : one)) };
    expect(stateOfChoice(gone, ['Teal', undefined])).toBe('soldOut');
    expect(stateOfChoice(gone, none)).toBe('available');
    expect(stateOfChoice({ ...shoe, skus: [] }, none)).toBe('missing');
  });
});

test('colours have pictures, sizes have none', () => {
  expect(picturesOfValues(shoe)).toEqual({ at: 0, pictures: ['/Lilac.svg', '/Teal.svg', '/Graphite.svg'] });
  // One that there is no sku of leaves the others theirs.
  const red = { ...shoe, attributes: [{ ...colour, values: [...colour.values, 'Red'] }, size] };
  expect(picturesOfValues(red)?.pictures).toEqual(['/Lilac.svg', '/Teal.svg', '/Graphite.svg', undefined]);
  expect(picturesOfValues({ ...shoe, skus: shoe.skus.map((one) => ({ ...one, image: '/a.svg' })) })).toBeUndefined();
  expect(picturesOfValues({ ...shoe, skus: shoe.skus.map((one) => ({ ...one, image: '' })) })).toBeUndefined();
});

describe('a specification from a server', () => {
  test('without attributes is sold as its one sku', () => {
    const plain = tidySpecification({ attributes: [], skus: [sku(1, [], 3)] });
    expect(selectionOf(plain, firstChoice(plain, undefined))).toMatchObject({ status: 'available', sku: { id: 1 } });
    const oddly = tidySpecification({ attributes: [{ name: 'Size', values: [] }], skus: [sku(1, ['Default'], 0)] });
    expect(selectionOf(oddly, firstChoice(oddly, undefined))).toMatchObject({ status: 'soldOut' });
  });

  test('without skus can be had in no way', () => {
    const empty = tidySpecification({ attributes: [], skus: [] });
    expect(selectionOf(empty, [])).toEqual({ status: 'missing' });
    expect(statesOfValues({ attributes: [size], skus: [] }, [undefined])).toEqual([['missing', 'missing']]);
  });

  test('names a value once', () => {
    expect(tidySpecification({ attributes: [{ name: 'Size', values: ['S', 'M', 'S'] }], skus: [] }).attributes).toEqual([
      { name: 'Size', values: ['S', 'M'] },
    ]);
  });

  test('may have skus of too few or too many values, which are never chosen', () => {
    const odd = { attributes: [size], skus: [sku(1, ['UK 8', 'wide'], 5), sku(2, [], 5), sku(3, ['UK 9'], 5)] };
    expect(statesOfValues(odd, [undefined])).toEqual([['missing', 'available']]);
    expect(firstChoice(odd, 1)).toEqual([undefined]);
  });
});

const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
const anySpecification = fc.array(fc.record({ name: fc.string(), values }), { minLength: 1, maxLength: 4 }).chain((attributes) =>
  fc.record({
    attributes: fc.constant(attributes),
    skus: fc.array(
      fc.record({
        id: fc.nat(),
        values: fc.tuple(...attributes.map((one) => fc.constantFrom(...one.values))),
        stock: fc.integer({ min: 0, max: 3 }),
        image: fc.constantFrom('', '/a', '/b'),
      }),
      { maxLength: 12 },
    ),
  }),
);

test('no choice is a dead end: whatever is chosen, each alternative can be bought, and what is in stock can be reached by pressing', () => {
  fc.assert(
    fc.property(anySpecification, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 10 }), (specification, presses) => {
      let choice = firstChoice(specification, undefined);
      for (const [attribute, value] of presses) {
        const at = attribute % specification.attributes.length;
        const own = specification.attributes[at]?.values ?? [];
        choice = choose(choice, at, own[value % own.length] ?? '');
      }
      for (const one of alternatives(specification, choice, 3)) {
        const chosen = one.values.reduce<Choice>((so, value, at) => choose(so, at, value), choice);
        expect(selectionOf(specification, chosen).status).not.toBe('missing');
      }
      const inStock = specification.skus.some(({ stock }) => stock > 0);
      expect(alternatives(specification, choice, 1)).toHaveLength(inStock ? 1 : 0);
    }),
  );
});

test('a value is available exactly if choosing it leaves a sku in stock', () => {
  fc.assert(
    fc.property(anySpecification, fc.nat(), (specification, seed) => {
      const choice = specification.attributes.map((one, at) => ((seed >> at) % 2 ? one.values[seed % one.values.length] : undefined));
      statesOfValues(specification, choice).forEach((states, at) =>
        states.forEach((state, place) => {
          const chosen = choose(choice, at, specification.attributes[at]?.values[place] ?? '');
          const open = specification.skus.filter((one) => one.values.every((value, where) => (chosen[where] ?? value) === value));
          expect(state).toBe(open.length === 0 ? 'missing' : open.some(({ stock }) => stock > 0) ? 'available' : 'soldOut');
        }),
      );
    }),
  );
});
