import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declareTexts, inBuiltNames, removeUnreached } from './declarations.ts';

test('a declaration names built files, and says of a text that it is one', () => {
  expect(inBuiltNames(`import 'inter/index.css';\nexport { Button } from './Button.tsx';\nimport { a } from "x.ts";`)).toBe(
    `export { Button } from './Button.js';\nimport { a } from "x.ts";`,
  );
  expect(inBuiltNames(`cart: typeof import('./en/cart.json');`)).toBe(`cart: typeof import('./en/cart.json.js')['default'];`);
  expect(declareTexts('{ "title": "Your \\"cart\\"", "sub": { "one": "1" } }')).toBe(
    'declare const texts: {\n  "title": string,\n  "sub": {\n    "one": string\n  }\n};\nexport default texts;\n',
  );
});

test('what no entry leads to is removed, what any names stays', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'declarations-'));
  const files = { 'index.d.ts': `export * from './a/a.js';`, 'a/a.d.ts': `type B = import('../b.js').B;`, 'b.d.ts': '', 'c.d.ts': '' };
  mkdirSync(path.join(folder, 'a'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const all = Object.keys(files).map((name) => path.join(folder, name));
  removeUnreached(all, [path.join(folder, 'index.d.ts')]);
  expect(all.filter((file) => existsSync(file)).map((file) => path.relative(folder, file))).toEqual([
    'index.d.ts',
    path.join('a', 'a.d.ts'),
    'b.d.ts',
  ]);
  rmSync(folder, { recursive: true });
});
