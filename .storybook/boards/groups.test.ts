import { describe, expect, it } from 'vitest';
import { screenIds } from '../screenIds.ts';
import type { StateKind } from './states.ts';
import { groupedTitle, ungrouped } from './groups.ts';

const many = ['state', 'state', 'state', 'action', 'action', 'fault', 'fault', undefined] as const;
const cases: readonly (readonly [string, StateKind | undefined, readonly (StateKind | undefined)[], string])[] = [
  ['Screens/Cart', 'action', many, 'Screens/Cart/Actions'],
  ['Screens/Cart', 'fault', many, 'Screens/Cart/Faults'],
  ['Screens/Cart', 'state', many, 'Screens/Cart'],
  ['Screens/Cart', undefined, many, 'Screens/Cart'],
  ['Screens/Error', 'fault', many.slice(1), 'Screens/Error'],
  ['Screens/Error', 'fault', many.map(() => 'fault' as const), 'Screens/Error'],
  ['Shell/Header', 'action', many, 'Shell/Header'],
];

describe('groupedTitle', () => {
  it.each(cases)('puts %s, %s', (title, kind, ofScreen, expected) => {
    expect(groupedTitle(title, kind, ofScreen)).toBe(expected);
    expect(ungrouped(expected)).toBe(title);
  });
});

it('lets a story file say the id that its title gives', () => {
  const code = "const meta = preview.meta({ ...live(CartScreen), title: 'Screens/Order list' });";
  expect(screenIds.transform(code, '/shop/Cart.stories.tsx')?.code).toContain("title: 'Screens/Order list', id: 'screens-order-list' }");
  expect(screenIds.transform(code, '/shop/Cart.tsx')).toBeUndefined();
  expect(screenIds.transform("title: 'Shell/Header'", '/shop/Header.stories.tsx')).toBeUndefined();
});
