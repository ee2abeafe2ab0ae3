import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/** The types of optional properties that cannot be given `undefined`, with the line that each begins on. */
function strictOptionals(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !takesUndefined(node.type)) {
      found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const open = new Set([ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.UnknownKeyword]);

function takesUndefined(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some(takesUndefined);
  // React's own has it.
  return open.has(type.kind) || (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'ReactNode');
}

test('what is optional in the library may be given as undefined, under exactOptionalPropertyTypes too', () => {
  const all = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(?:test|stories|css)\.tsx?$/.test(file));
  expect(all.length).toBeGreaterThan(300);
  expect(all.flatMap((file) => strictOptionals(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  ['tone?: Tone;', 1],
  ['onClose?: () => void;', 1],
  ['onClose?: (() => void) | undefined;', 0],
  ['children?: ReactNode;', 0],
  ['href?: never;', 0],
  ['state: { error?: string };', 1],
])('%s is %i', (property, count) => expect(strictOptionals('A.tsx', `interface A { ${property} }`)).toHaveLength(count));
