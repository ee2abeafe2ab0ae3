import { expect, test } from 'vitest';
import { nextUploads, positionOf, type UploadItem, type UploadState, unsettledOf, urlsOf } from './uploads.ts';

const item = (id: number, state: UploadState): UploadItem => ({ id, name: `${id}.png`, state });
const done = (id: number) => item(id, { status: 'done', url: `/${id}` });
const items = [
  done(1),
  item(2, { status: 'refused', reason: 'kind' }),
  done(3),
  item(4, { status: 'failed', error: 'No network.' }),
  done(5),
];
const ids = (list: readonly UploadItem[]) => list.map(({ id }) => id);

test('addresses are those of what is done, in order', () => {
  expect(urlsOf(items)).toEqual(['/1', '/3', '/5']);
  expect(unsettledOf(items)).toBe(1);
  expect(unsettledOf([item(1, { status: 'checking' }), item(2, { status: 'uploading', share: 0.5 })])).toBe(2);
});

test('a position counts those that take a place', () => {
  expect([1, 3, 4, 5].map((id) => positionOf(items, id))).toEqual([1, 2, 3, 4]);
});

test('a picture changes places with its neighbour, over refused ones', () => {
  expect(ids(nextUploads(items, { type: 'move', id: 3, by: -1 }))).toEqual([3, 2, 1, 4, 5]);
  expect(ids(nextUploads(items, { type: 'move', id: 3, by: 1 }))).toEqual([1, 2, 4, 3, 5]);
});

test.each([
  [1, -1],
  [5, 1],
  [2, 1],
  [99, 1],
] as const)('%s does not move by %s', (id, by) => {
  expect(nextUploads(items, { type: 'move', id, by })).toBe(items);
});

test('an answer for a picture that was removed changes nothing', () => {
  const left = nextUploads(items, { type: 'remove', id: 3 });
  expect(ids(left)).toEqual([1, 2, 4, 5]);
  expect(nextUploads(left, { type: 'set', id: 3, state: { status: 'done', url: '/x' } })).toEqual(left);
});

test('a preview stays when the state moves on', () => {
  const checked = nextUploads(items, { type: 'set', id: 4, state: { status: 'uploading', share: 0 }, preview: 'blob:4' });
  expect(nextUploads(checked, { type: 'set', id: 4, state: { status: 'done', url: '/4' } })[3]).toEqual({ ...done(4), preview: 'blob:4' });
});
