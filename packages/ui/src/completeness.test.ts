import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// That each export takes a class, an id and data is proved in conformance.test.tsx, which also counts them, and in conformance.browser.test.tsx.

/** Folders without stories of their own, and why. */
const withoutStories: Readonly<Record<string, string>> = {
  Field: 'the inside of the fields; shown by their stories',
  Format: 'renders nothing itself; shown by Price',
  Icon: 'shown by Button and IconButton',
  Link: 'has no look of its own; shown by LinkButton',
};

/** Stories that a folder lacks, and why. */
const missingStories: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Folders that only other folders of the library use. */
const inside: Readonly<Record<string, string>> = { Field: 'the inside of the fields' };

const wanted = ['Default', 'Playground', 'AllVariants', 'Hostile'];
const here = import.meta.dirname;

const groups = { components: 'Components', layout: 'Layout', patterns: 'Patterns' };
const folders = Object.entries(groups).flatMap(([group, shelf]) =>
  readdirSync(path.join(here, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ group, name, place: `${group}/${name}`, title: `${shelf}/${spaced(name)}` })),
);

describe.each(folders)('$place', ({ group, name, place, title }) => {
  const exported = exportsOf(group, name);
  const files = globSync('*.{ts,tsx}', { cwd: path.join(here, place) }).filter((file) => !/\.(stories|test|css)\./.test(file));
  const sources = files.map((file) => parse(path.join(here, place, file)));

  it('is exported', () => {
    expect(exported.length > 0 || name in inside, `Export it from packages/ui/src/${group}/index.ts: from './${name}/index.ts'.`).toBe(
      true,
    );
  });

  if (!(name in withoutStories)) {
    it('has its stories under its title', () => {
      const file = path.join(here, place, `${name}.stories.tsx`);
      expect(existsSync(file), `There is no ${place}/${name}.stories.tsx. Write it.`).toBe(true);
      const stories = readFileSync(file, 'utf8');
      // A hyphen may stand for a space: "One-time code field".
      expect(/\btitle: '((?:Components|Layout|Patterns)\/[^']*)'/.exec(stories)?.[1]?.replaceAll('-', ' ')).toBe(title);
      const missing = wanted.filter((story) => !stories.includes(`export const ${story} = `) && !missingStories[name]?.[story]);
      expect(missing, 'Write these stories, or say in completeness.test.ts why there are none.').toEqual([]);
    });
  }

  it('says what its components and their properties are', () => {
    const components = sources.flatMap(functionsOf).filter(({ name }) => exported.includes(name?.text ?? ''));
    const silent = components.flatMap((component) => [
      ...(isSaid(component) ? [] : [component.name?.text]),
      ...ownProps(component.parameters[0]?.type, sources)
        .filter((prop) => prop.name.getText() !== 'children' && !isSaid(prop))
        .map((prop) => `${component.name?.text}: ${prop.name.getText()}`),
    ]);
    expect(silent, 'Put a sentence of JSDoc above each: it is the docs page.').toEqual([]);
  });
});

/** The style of each room (theme/layers.ts): what is arranged loses to what arranges it. */
const styleOf: Readonly<Record<string, string>> = {
  components: 'componentStyle',
  layout: 'componentStyle',
  patterns: 'patternStyle',
  features: 'patternStyle',
  shell: 'patternStyle',
  screens: 'screenStyle',
};
const sheets = Object.entries(styleOf).flatMap(([room, own]) =>
  globSync('**/*.css.ts', { cwd: path.join(here, room) }).map((file) => ({ room, own, file, sheet: path.join(here, room, file) })),
);

it.each(sheets)('$room/$file puts its rules into the layer of its room', ({ own, sheet }) => {
  const others = [...new Set(Object.values(styleOf))].filter((style) => style !== own);
  expect(
    others.filter((style) => readFileSync(sheet, 'utf8').includes(style)),
    `Use ${own} here.`,
  ).toEqual([]);
});

it.each(sheets)('$room/$file wins by its layer alone', ({ room, sheet }) => {
  // Within a component one rule may have to win over another of its own.
  const stronger = room === 'components' ? "'&&'" : '&&';
  expect(
    readFileSync(sheet, 'utf8'),
    "Leave out '&&': patterns win over components by their layer, screens over both, and a component gives those that hold it a variable.",
  ).not.toContain(stronger);
});

/** A screen arranges what the library has; what would need more is a part that is missing. */
const longestSheet = 100;

it.each(sheets.filter(({ room }) => room === 'screens'))('$room/$file is short', ({ sheet }) => {
  expect(
    readFileSync(sheet, 'utf8').trimEnd().split('\n').length,
    'Lay it out with Stack, Inline, Grid and Panel, and move what another screen could use to a component or a pattern.',
  ).toBeLessThanOrEqual(longestSheet);
});

/** `TextField` is "Text field" in the sidebar. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** The names that the library exports from a folder. */
function exportsOf(group: string, name: string): string[] {
  const index = readFileSync(path.join(here, group, 'index.ts'), 'utf8');
  const [, names = ''] = new RegExp(`export (?:type )?\\{([^}]*)\\} from './${name}/index.ts'`).exec(index) ?? [];
  return names.split(',').flatMap((name) => name.trim().split(' ').at(-1) || []);
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Components are functions whose names begin with a capital. */
function functionsOf(source: ts.SourceFile): ts.FunctionDeclaration[] {
  return source.statements.filter(ts.isFunctionDeclaration).filter(({ name }) => /^[A-Z]/.test(name?.text ?? ''));
}

function isSaid(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && doc.comment);
}

/** The properties that a folder itself declares for a component: those of elements and of other folders are said there. */
function ownProps(type: ts.Node | undefined, sources: readonly ts.SourceFile[]): ts.PropertySignature[] {
  if (!type) return [];
  if (ts.isPropertySignature(type)) return [type];
  if (ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type)) {
    const [name] = type.getText().split('<');
    const declared = sources.flatMap(({ statements }) => [...statements]).find((node) => isTypeNamed(node, name));
    return declared ? partsOf(declared).flatMap((part) => ownProps(part, sources)) : [];
  }
  return partsOf(type).flatMap((part) => ownProps(part, sources));
}

function isTypeNamed(node: ts.Node, name: string | undefined): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === name;
}

function partsOf(node: ts.Node): ts.Node[] {
  if (ts.isInterfaceDeclaration(node)) return [...(node.heritageClauses?.flatMap(({ types }) => [...types]) ?? []), ...node.members];
  if (ts.isTypeAliasDeclaration(node) || ts.isParenthesizedTypeNode(node)) return [node.type];
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return [...node.types];
  return ts.isTypeLiteralNode(node) ? [...node.members] : [];
}
