import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { defaultLocale, loadAllMessages } from '../i18n/index.ts';

/*
 * A screen's `texts.ts` says which namespaces are loaded with it. Stories load all of them, so that one that is missing
 * there would show in production only: as the names of its texts.
 */
type Read = (file: string) => string | undefined;

const here = import.meta.dirname;
const namespaces = Object.keys(await loadAllMessages(defaultLocale));
const declarations = import.meta.glob<Record<string, unknown>>('./*/texts.ts', { eager: true });
const screens = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const onDisk: Read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

test.each(screens)('%s loads the texts that it shows, and no others', (screen) => {
  const declared = listed(declarations[`./${screen}/texts.ts`] ?? {});
  const used = usedNamespaces(path.join(here, screen, `${screen}Screen.tsx`), onDisk, declared);
  expect(differences(used, declared), `Mend packages/ui/src/screens/${screen}/texts.ts.`).toEqual([]);
});

const planted: Readonly<Record<string, string>> = {
  '/screens/Cart/CartScreen.tsx': `
    import { Card, type Other } from '../../patterns/Card/index.ts';
    const load = () => import('./Later.tsx');
    const { t } = useTranslation(['orderList', 'common']);`,
  '/screens/Cart/Later.tsx': `const key = \`points:\${status}\`;`,
  '/patterns/Card/index.ts': `
    export { Card } from './Card.tsx';
    export { Other } from './Other.tsx';`,
  '/patterns/Card/Card.tsx': `import type { Other } from './Other.tsx'; const { t } = useTranslation('refunds'); t('upload:pick');`,
  '/patterns/Card/Other.tsx': `const { t } = useTranslation('shell');`,
};
const readPlanted: Read = (file) => planted[file];

test('a namespace is found where a screen needs it, and nowhere else', () => {
  const used = usedNamespaces('/screens/Cart/CartScreen.tsx', readPlanted, []);
  expect([...used].toSorted()).toEqual(['orderList', 'points', 'refunds', 'upload']);
});

test('what is missing and what is too much are named', () => {
  expect(differences(new Set(['orderList', 'refunds']), ['orderList', 'points'])).toEqual([
    'refunds is used and not loaded',
    'points is loaded and not used',
  ]);
});

test('a namespace that is reckoned is one of those that are listed, or is refused', () => {
  const reckoned: Read = () => `const { t } = useTranslation(policyTexts[name]);`;
  expect([...usedNamespaces('/a.tsx', reckoned, ['points'])]).toEqual(['points']);
  expect(() => usedNamespaces('/a.tsx', () => `useTranslation(anything)`, ['points'])).toThrow('/a.tsx: useTranslation(anything)');
});

function differences(used: ReadonlySet<string>, declared: readonly string[]): string[] {
  return [
    ...[...used].filter((name) => !declared.includes(name)).map((name) => `${name} is used and not loaded`),
    ...declared.filter((name) => !used.has(name)).map((name) => `${name} is loaded and not used`),
  ];
}

/** Every name in a list, or in a record of lists. */
function listed(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return [...new Set(typeof value === 'object' && value !== null ? Object.values(value).flatMap(listed) : [])];
}

/** The namespaces of a screen and of all that it imports, without `common`, which every page has. */
function usedNamespaces(entry: string, read: Read, declared: readonly string[]): Set<string> {
  const used = new Set([...reachable(entry, read)].flatMap((source) => namespacesIn(source, declared)));
  used.delete('common');
  return used;
}

/** What a module asks of another; all of it without `names`. */
interface Edge {
  to: string;
  names?: ReadonlyMap<string, string> | undefined;
}

/** The modules that run when one is imported. Of an index.ts only what is asked of it counts: the bundler drops the rest. */
function reachable(entry: string, read: Read): Set<ts.SourceFile> {
  const sources = new Map<string, ts.SourceFile>();
  const done = new Set<string>();
  const visit = (file: string, names?: Iterable<string>) => {
    const source = sources.get(file) ?? parse(file, read);
    if (!source) return;
    sources.set(file, source);
    const edges = edgesOf(source);
    if (path.basename(file) !== 'index.ts' || !names) {
      if (done.has(file)) return;
      done.add(file);
      for (const { to, names: asked } of edges) visit(to, asked?.values());
      return;
    }
    for (const name of names) {
      const edge = edges.find((one) => one.names?.has(name));
      const inside = edge?.names?.get(name);
      if (edge && inside !== undefined) visit(edge.to, [inside]);
    }
  };
  visit(entry);
  return new Set(sources.values());
}

function parse(file: string, read: Read): ts.SourceFile | undefined {
  const text = /\.tsx?$/.test(file) && !file.endsWith('.css.ts') ? read(file) : undefined;
  return text === undefined ? undefined : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** The relative imports of a file, types left out; of an index.ts by the names that it gives them. */
function edgesOf(source: ts.SourceFile): Edge[] {
  const edges: Edge[] = [];
  const add = (to: ts.Node | undefined, names?: Edge['names']) => {
    if (!to || !ts.isStringLiteral(to) || !to.text.startsWith('.') || names?.size === 0) return;
    edges.push({ to: path.join(path.dirname(source.fileName), to.text), names });
  };
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
      const bindings = node.importClause?.namedBindings;
      add(node.moduleSpecifier, bindings && ts.isNamedImports(bindings) ? namesOf(bindings.elements) : undefined);
    }
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) {
      const bindings = node.exportClause;
      add(node.moduleSpecifier, bindings && ts.isNamedExports(bindings) ? namesOf(bindings.elements) : undefined);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
  });
  return edges;
}

/** Outer name to inner name. */
function namesOf(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): Map<string, string> {
  return new Map(
    elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]),
  );
}

function namespacesIn(source: ts.SourceFile, declared: readonly string[]): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const [, name = ''] = /^(\w+):./.exec(`${node.text} `) ?? [];
      if (namespaces.includes(name)) found.push(name);
    }
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'useTranslation') return;
    const [asked] = node.arguments;
    const names = asked && ts.isArrayLiteralExpression(asked) ? asked.elements : asked ? [asked] : [];
    for (const name of names) {
      if (ts.isStringLiteral(name)) found.push(name.text);
      else if (/Texts\b/.test(name.getText())) found.push(...declared);
      else throw new Error(`${source.fileName}: ${node.getText()} cannot be read. Name the namespace, or take it from texts.ts.`);
    }
  });
  return found;
}

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
}
