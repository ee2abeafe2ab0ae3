import { expect, test } from 'vitest';
import { declareTexts, inBuiltNames, reached } from './declarations.ts';

test('a declaration names built files, and says of a text that it is one', () => {
  const built = (declaration: string) => inBuiltNames(declaration, (name) => (name === './en/cart.json' ? '{ "title": "Cart" }' : ''));
  expect(built(`import 'inter/index.css';\nexport { Button } from './Button.tsx';\nimport { a } from "x.ts";`)).toBe(
    `export { Button } from './Button.js';\nimport { a } from "x.ts";`,
  );
  expect(built(`type A = import("./coupon.ts").A;`)).toBe(`type A = import("./coupon.js").A;`);
  expect(built(`declare function Button({ tone, ...rest }: ButtonProps): Element;\ndeclare function make({ accent }: Brand): void;`)).toBe(
    'declare function Button(props: ButtonProps): Element;\ndeclare function make(options: Brand): void;',
  );
  expect(built(`cart: typeof import('./en/cart.json');`)).toBe(`cart: {title:string};`);
  expect(built(`terms: Article<typeof import('./en/terms.json')>;`)).toBe(`terms: ArticleTexts;`);
  expect(declareTexts('{ "title": "Your \\"cart\\"", "zh-CN": { "one": "1" }, "list": ["a", "b"] }')).toBe(
    `{title:string,'zh-CN':{one:string},list:[string,string]}`,
  );
});

test('what no entry leads to is left out, what any names stays', () => {
  const files = new Map([
    ['index.d.ts', `export * from './a/a.js';`],
    ['a/a.d.ts', `type B = import("../b.js").B;`],
    ['b.d.ts', ''],
    ['c.d.ts', ''],
  ]);
  expect([...reached(files, ['index.d.ts']).keys()]).toEqual(['index.d.ts', 'a/a.d.ts', 'b.d.ts']);
});
