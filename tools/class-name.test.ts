import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('a name is the hash without its first characters, with a mark that it is none of a person', () => {
  expect(className({ hash: '1oyt06z6', filePath: 'a.css.ts' })).toBe('_yt06z6');
  expect(className({ hash: '1oyt06z6', filePath: 'a.css.ts' })).toBe('_yt06z6');
});

test('two modules with one name are refused', () => {
  className({ hash: '1ax3f7q0', filePath: 'one.css.ts' });
  expect(() => className({ hash: '1bx3f7q0', filePath: 'other.css.ts' })).toThrow(
    /other\.css\.ts and one\.css\.ts would have the same name/,
  );
});
