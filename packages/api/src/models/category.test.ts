import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { categorySchema, shopCategorySchema } from './product.ts';
import { wrongField } from './testing.ts';

describe('the category tree', () => {
  const node = (id: number, ...childList: object[]): object => ({ id, pid: 0, name: `C${id}`, icon: '', level: 1, childList });

  test('has no list where a list is empty, null or left out', () => {
    for (const childList of [[], null, undefined])
      expect(Object.keys(v.parse(categorySchema, { id: 1, name: 'Sound', childList }))).not.toContain('children');
  });

  test('takes a node for one of the top when nothing says otherwise', () => {
    expect(v.parse(categorySchema, { id: 1, name: 'Sound', pid: null, level: null, icon: null })).toEqual({
      id: 1,
      parentId: 0,
      name: 'Sound',
      icon: '',
      level: 1,
    });
  });

  test('is read three levels deep, and a merchant’s own two', () => {
    const wire = node(1, node(2, node(3, node(4))));
    const leaf = (id: number) => ({ id, parentId: 0, name: `C${id}`, icon: '', level: 1 });
    expect(v.parse(categorySchema, wire)).toEqual({ ...leaf(1), children: [{ ...leaf(2), children: [leaf(3)] }] });
    expect(v.parse(shopCategorySchema, wire)).toEqual({ ...leaf(1), children: [leaf(2)] });
  });

  test('names a wrong node by its place, and does not look below the third level', () => {
    expect(wrongField(categorySchema, node(1, node(2, node(3), { id: 'four' })))).toBe('childList.0.childList.1.id');
    expect(wrongField(categorySchema, node(1, node(2, node(3, { id: 'four' }))))).toBeUndefined();
  });

  test('of ten thousand levels is read to the third', () => {
    const deep = 10_000;
    const wire: unknown = JSON.parse(`${'{"id":1,"name":"C","childList":['.repeat(deep)}${']}'.repeat(deep)}`);
    const [second] = v.parse(categorySchema, wire).children ?? [];
    expect(second?.children).toEqual([{ id: 1, parentId: 0, name: 'C', icon: '', level: 1 }]);
  });
});
