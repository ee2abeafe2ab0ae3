import { expect, test } from 'vitest';
import { joinDeclarations } from './join-declarations.ts';

const joined = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(joinDeclarations(new Map(Object.entries(files)), new Set(['a/index.d.ts'])));

test('a file that one other of its folder reads goes into that one, and shows what was shown before', () => {
  const files = {
    'a/index.d.ts': `export { Button, type ButtonProps } from './Button.js';\n`,
    'a/Button.d.ts': `import type { ReactNode } from 'react';
import { type Look } from './look.js';
/** Its look. */
export interface ButtonProps extends Look {
    children: ReactNode;
}
export declare function Button(props: ButtonProps): void;
`,
    'a/look.d.ts': `import type { Tone } from '../tones.js';\nimport type { Left } from '../tones.js';\nexport interface Look { tone: Tone }\nexport type Unused = Left;\n`,
    'tones.d.ts': `export type Tone = 'a';\nexport type Left = 'b';\n`,
  };
  const { 'a/index.d.ts': text, ...others } = joined(files);
  expect(Object.keys(others)).toEqual(['tones.d.ts']);
  expect(text).toBe(`import type { ReactNode } from 'react';
import type { Tone } from '../tones.js';
/** Its look. */
export interface ButtonProps extends Look {
    children: ReactNode;
}
export declare function Button(props: ButtonProps): void;
interface Look { tone: Tone }
export {};
`);
});

test('a file that others read, or one of another folder, stays', () => {
  const files = {
    'a/index.d.ts': `export { B } from './b.js';\nexport { C } from '../c/c.js';\n`,
    'a/b.d.ts': `export type B = 1;\n`,
    'c/c.d.ts': `import type { B } from '../a/b.js';\nexport type C = B;\n`,
  };
  expect(joined(files)).toEqual(files);
});

test.each([
  ['two declare a name', `type In = 1;\nexport type B = In;`, `type In = 2;\nexport type C = In;`],
  ['one takes another thing by that name', `import type { In } from 'x';\nexport type B = In;`, `type In = 2;\nexport type C = In;`],
  ['one means that of the language', `export type B = Element;`, `type Element = 2;\nexport type C = Element;`],
  ['one passes on what is elsewhere', `export { B } from '../b.js';`, `export type C = 1;`],
])('files stay apart when %s', (_, b, c) => {
  const files = {
    'a/index.d.ts': `export { B } from './b.js';\nexport { C } from './c.js';\n`,
    'a/b.d.ts': b,
    'a/c.d.ts': c,
    'b.d.ts': '',
  };
  expect(joined(files)).toEqual(files);
});
