import { expect, test } from 'vitest';
import type { Resource } from '../../state/resource.ts';
import { figuresOf } from './AboutUsScreen.state.ts';

const count = (data: number): Resource<number> => ({ status: 'ready', refreshing: false, data });
const failed: Resource<number> = { status: 'failed', error: { kind: 'offline' } };

test('shops and goods are counted', () => {
  expect(figuresOf(count(8), count(120), 6)).toEqual({
    status: 'ready',
    figures: [
      { name: 'shops', count: 8 },
      { name: 'goods', count: 120 },
      { name: 'languages', count: 6 },
    ],
  });
});

test('one that could not be counted is left out', () => {
  expect(figuresOf(failed, count(120), 6)).toMatchObject({ figures: [{ name: 'goods' }, { name: 'languages' }] });
});

test.each([
  ['nothing could be counted', failed],
  ['there is nothing yet', count(0)],
])('when %s there are no numbers', (_, resource) => {
  expect(figuresOf(resource, resource, 6)).toEqual({ status: 'none' });
});

test('until both are known it is counting', () => {
  expect(figuresOf({ status: 'loading' }, count(1), 6)).toEqual({ status: 'counting' });
});
