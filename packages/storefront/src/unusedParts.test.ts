import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const packages = path.join(import.meta.dirname, '../..');
const screens = globSync('*/src/**/*.tsx', { cwd: packages }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));

/** What unusedParts.ts takes out of React: in the built shop it would fail, or do nothing. */
const takenOut =
  /<(?:title|meta|link|style|script|html|head|body|Activity|SuspenseList)[\s>]|<form [^>]*\baction=\{|\b(?:hydrateRoot|useOptimistic|useActionState|useFormStatus|requestFormReset|prefetchDNS|preconnect|preloadModule|preinit)\(/;

test('nothing asks React for what the build leaves out', () => {
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.filter((file) => takenOut.test(readFileSync(path.join(packages, file), 'utf8')))).toEqual([]);
});

test.each(['<title>Shop</title>', '<link rel="icon" />', '<form className="x" action={send}>', 'useOptimistic(count)'])(
  '%s is seen',
  (code) => {
    expect(takenOut.test(code)).toBe(true);
  },
);
