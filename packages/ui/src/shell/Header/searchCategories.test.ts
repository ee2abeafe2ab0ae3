import { expect, test } from 'vitest';
import { searchCategories } from './searchCategories.ts';

const tree = [
  { id: 1, name: 'Fashion', children: [{ id: 11, name: 'Women', children: [{ id: 111, name: 'Dresses' }] }] },
  { id: 2, name: 'Home', children: [{ id: 21, name: 'Furniture' }] },
  { id: 3, name: 'Gift cards' },
];

test.each<[string, number | undefined, number[]]>([
  ['no category', undefined, [1, 2, 3]],
  ['a top-level one', 2, [1, 2, 3]],
  ['one of the second level', 21, [1, 2, 21, 3]],
  ['one of the third level', 111, [1, 111, 2, 3]],
  ['one that is not there', 99, [1, 2, 3]],
])('a search in %s can be narrowed to', (_, chosen, ids) => {
  expect(searchCategories(tree, chosen).map(({ id }) => id)).toEqual(ids);
});
