import { expect, test } from 'vitest';
import { recommendedState } from './recommendedState.ts';

test('what is shown already is not recommended', () => {
  const goods = [1, 2, 3].map((id) => ({ id, name: '', image: '', price: '1', stock: 1 }));
  const state = recommendedState({ status: 'ready', data: { items: goods }, refreshing: false }, [1, 3]);
  expect(state).toMatchObject({ status: 'ready', goods: [{ id: 2 }] });
});
