import { expect, test } from 'vitest';
import { withKnownKinds } from './useShopSearch.ts';

const kinds = { types: [{ id: 1 }], classifications: [{ id: 2 }] };

test.each([
  [{ type: 1, classification: 2 }, kinds, { type: 1, classification: 2 }],
  [{ type: 9, classification: 2 }, kinds, { type: undefined, classification: 2 }],
  [{ type: 1, classification: 9 }, kinds, { type: 1, classification: undefined }],
  // Nobody knows yet, or ever.
  [{ type: 9, classification: 9 }, undefined, { type: 9, classification: 9 }],
  [
    { type: 9, classification: 9 },
    { types: [], classifications: [] },
    { type: 9, classification: 9 },
  ],
])('%j among %j is %j', (search, known, expected) => expect(withKnownKinds(search, known)).toEqual(expected));
