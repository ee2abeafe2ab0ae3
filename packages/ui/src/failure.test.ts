import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Where a failed `EmptyState` is drawn: every screen gets it from there, with the way out that helps. */
const place = path.join('patterns', 'AsyncContent', 'FailedState.tsx');

it('draws failure in one place', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.stories.tsx'));
  const drawn = files.filter((file) => drawsFailure(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
  expect(drawn, 'Draw it with AsyncContent, or with FailedState.').toEqual([place]);
});

it.each([
  ['as text', '<EmptyState variant="failed" title="Gone" />'],
  ['as an expression', "<EmptyState title='Gone' variant={gone ? 'failed' : 'empty'}>Why</EmptyState>"],
  ['spread', "<EmptyState {...{ variant: 'failed' }} title='Gone' />"],
])('finds what draws it %s', (_, source) => {
  expect(drawsFailure(source)).toBe(true);
});

it.each([
  ['an empty one', '<EmptyState title="Nothing yet" />'],
  ['another part', '<Result variant="failed" />'],
  ['words', '// <EmptyState variant="failed" />'],
])('leaves %s alone', (_, source) => {
  expect(drawsFailure(source)).toBe(false);
});

/** Whether an `EmptyState` in the source may be a failed one. */
function drawsFailure(source: string): boolean {
  const visit = (node: ts.Node): boolean =>
    ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === 'EmptyState' &&
      hasText(node.attributes, 'failed')) ||
    (ts.forEachChild(node, visit) ?? false);
  return visit(ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

const hasText = (node: ts.Node, text: string): boolean =>
  (ts.isStringLiteral(node) && node.text === text) || (ts.forEachChild(node, (child) => hasText(child, text)) ?? false);
