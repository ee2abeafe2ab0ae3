import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { lintMoney } from './money-lint.ts';

const brand = `
  declare const money: unique symbol;
  export type Money = string & { readonly [money]: true };
  export const inside = (a: Money) => Number(a).toFixed(2);
`;
const head = `
  import type { Money } from '../../api/src/money/money.ts';
  declare const price: Money;
  declare const old: Money | undefined;
  declare const prices: Money[];
  declare const line: { price: Money; quantity: number };
  declare function compare(a: Money, b: Money): number;
`;

/** One program with all samples, each a file of its own: the library of the language is read once. */
function lint(samples: readonly string[], money = brand): { file: string; line: number; column: number; message: string }[] {
  const files = new Map(
    samples.map((code, index) => [`/shop/packages/ui/src/sample${index}.ts`, `${head.replaceAll('\n', ' ')}\n${code}`]),
  );
  files.set('/shop/packages/api/src/money/money.ts', money);
  files.set('/shop/tools/size.ts', 'export const share = (1 / 3).toFixed(1);');
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.directoryExists = () => true;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  return lintMoney(ts.createProgram([...files.keys()], options, host), '/shop');
}

const sins: [code: string, instead: string][] = [
  ['price + 1', 'add() or sum()'],
  ["'₹' + price", 'template literal'],
  ['let text = ""; text += price', 'template literal'],
  ['price - line.price', 'subtract()'],
  ['line.price * line.quantity', 'multiply()'],
  ['price / 2', 'divide()'],
  ['price % 2', 'allocate()'],
  ['price ** 2', 'multiply()'],
  ['let n = 1; n *= line.price', 'multiply()'],
  ['price < line.price', 'compare()'],
  ['old! > price', 'compare()'],
  ['old && old <= price', 'compare()'],
  ['price >= "10"', 'compare()'],
  ['(old ?? "0") > "1"', 'compare()'],
  ['declare const order: { total: string }; order.total > "9"', 'compare()'],
  ['declare const card: { oldPrice?: string }; Number(card.oldPrice)', 'Number()'],
  ['+price', 'add()'],
  ['-(old ?? price)', 'subtract()'],
  ['let one: any = price; let two = price; two++', 'add()'],
  ['(price as string) < "5"', 'compare()'],
  ['Number(price)', 'Number() takes an amount for a number'],
  ['new Number(line.price)', 'Number() takes'],
  ['Number.parseFloat(price)', 'Number.parseFloat() takes'],
  ['parseFloat(old ?? "")', 'parseFloat() takes'],
  ['parseInt(price, 10)', 'parseInt() takes'],
  ['BigInt(price)', 'BigInt() takes'],
  ['Math.max(...prices)', 'Math.max() takes'],
  ['Math.round(price * 100)', 'multiply()'],
  ['Number(price as string)', 'Number() takes'],
  ['prices.map(Number)', 'Number() takes'],
  ['const twice = <M extends Money>(amount: M) => amount * 2', 'multiply()'],
  ['line.quantity.toFixed(2)', 'toFixed() rounds a float'],
  ['const n: number | undefined = 1; n?.toFixed()', 'toFixed() rounds a float'],
];

const virtues = [
  '`${price} and ${old}`',
  'price === line.price || old !== undefined',
  'new Intl.NumberFormat("en").format(price)',
  'compare(price, line.price) > 0',
  'prices.toSorted(compare)',
  'line.quantity * 2 + Number("3") - Math.max(1, line.quantity)',
  '["1", "2"].map(Number)',
  'old && price.length > 3',
  'const text: string = `${price}`; text < "a"',
  '(5).toString() + "x"; (5).toLocaleString("en")',
  '!price',
];

describe('calculating with an amount by other means', () => {
  const findings = lint([...sins.map(([code]) => code), ...virtues]);
  const of = (index: number) => findings.filter(({ file }) => file === `packages/ui/src/sample${index}.ts`);

  test.each(sins.map(([code, instead], index) => [code, instead, index] as const))(
    '%s is found, with what to do instead',
    (_, instead, index) => {
      expect(of(index)).toHaveLength(1);
      expect(of(index)[0]?.message).toContain(instead);
      expect(of(index)[0]?.message).toContain(instead.startsWith('toFixed') ? 'Intl' : '@galleria/api/money');
    },
  );

  test.each(virtues.map((code, index) => [code, sins.length + index] as const))('%s is allowed', (_, index) => {
    expect(of(index)).toEqual([]);
  });

  test('is nobody’s business in its own folder, nor are the numbers of the tools', () => {
    expect(findings.filter(({ file }) => !file.startsWith('packages/ui/'))).toEqual([]);
  });

  test('is found at its place', () => {
    expect(lint(['', '\n  const due = price - 1;']).map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'packages/ui/src/sample1.ts:3:15',
    ]);
  });

  test('is never overlooked because the brand has another name', () => {
    expect(() => lint([], brand.replaceAll('[money]', '[cash]').replace('const money', 'const cash'))).toThrow(
      'has no type Money with a brand',
    );
  });
});
