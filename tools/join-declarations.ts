import path from 'node:path';
import ts from 'typescript';

/** Declarations by the path of their file. */
export type Declarations = ReadonlyMap<string, string>;

/**
 * Puts declarations that one other file of their folder alone reads into that one, where nobody else can name them, as nobody could before.
 * A package has so many small files that their heads weigh more than some of what they say. Files whose names would meet stay apart.
 * @param entries the files that the package exports: they are read from outside.
 */
export function joinDeclarations(files: Declarations, entries: ReadonlySet<string>): Map<string, string> {
  const parsed = new Map([...files].map(([file, text]) => [file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)]));
  const joined = new Map(files);
  for (const [host, parts] of groupsOf(parsed, entries)) {
    const text = join(host, parts, parsed);
    if (text === undefined) continue;
    parts.forEach((part) => joined.delete(part));
    joined.set(host, text);
  }
  return joined;
}

/** The file that a specifier leads to, when it is one of ours. */
function target(from: string, specifier: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const file = path.join(path.dirname(from), specifier.replace(/\.js$/, '.d.ts'));
  return specifier.startsWith('.') && files.has(file) ? file : undefined;
}

/** Which files are parts of which. */
function groupsOf(parsed: ReadonlyMap<string, ts.SourceFile>, entries: ReadonlySet<string>): Map<string, string[]> {
  const readers = new Map<string, Set<string>>();
  const apart = new Set(entries);
  for (const [file, source] of parsed) {
    const visit = (node: ts.Node): void => {
      const isType = ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument);
      const literal = isType
        ? node.argument.literal
        : ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
          ? node.moduleSpecifier
          : undefined;
      const read = literal && ts.isStringLiteral(literal) ? target(file, literal.text, parsed) : undefined;
      if (read !== undefined) readers.set(read, (readers.get(read) ?? new Set()).add(file));
      if (read !== undefined && isType) apart.add(read);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  const hosts = new Map<string, string>();
  const hostOf = (file: string): string => {
    const known = hosts.get(file);
    if (known !== undefined) return known;
    hosts.set(file, file);
    const [host, ...others] = apart.has(file) ? [] : new Set([...(readers.get(file) ?? [])].map(hostOf));
    if (host !== undefined && others.length === 0 && path.dirname(host) === path.dirname(file)) hosts.set(file, host);
    return hosts.get(file) ?? file;
  };
  const groups = new Map<string, string[]>();
  for (const file of parsed.keys()) {
    const host = hostOf(file);
    if (host !== file) groups.set(host, [...(groups.get(host) ?? []), file]);
  }
  return groups;
}

interface Declared {
  node: ts.Statement;
  names: readonly string[];
  /** The names of types and values that it is made of. */
  uses: ReadonlySet<string>;
}

interface Part {
  /** What it takes from outside the group, by its name here: `A from './a.js'`. */
  imports: Map<string, string>;
  /** What it takes from inside. */
  inside: Set<string>;
  declared: Declared[];
  /** What it passes on from inside, and the statements that pass on from outside. */
  passed: Set<string>;
  passing: string[];
}

/** A file in its pieces; nothing for one that says what this cannot put together. */
function partOf(file: string, source: ts.SourceFile, isInside: (from: string, specifier: string) => boolean): Part | undefined {
  const part: Part = { imports: new Map(), inside: new Set(), declared: [], passed: new Set(), passing: [] };
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) {
      const names = namesOf(node);
      if (names === undefined) return undefined;
      part.declared.push({ node, names, uses: usesOf(node) });
      continue;
    }
    const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
    if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return undefined;
    if (!node.moduleSpecifier) {
      if (named.elements.length > 0) return undefined;
      continue;
    }
    const from = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    const inside = isInside(file, from);
    if (!inside && ts.isExportDeclaration(node)) part.passing.push(node.getText());
    for (const { name, propertyName } of named.elements) {
      if (inside && propertyName) return undefined;
      if (inside) (ts.isImportDeclaration(node) ? part.inside : part.passed).add(name.text);
      else if (ts.isImportDeclaration(node)) {
        part.imports.set(name.text, `${propertyName ? `${propertyName.text} as ` : ''}${name.text} from '${from}'`);
      }
    }
  }
  return part;
}

/** One text of several files, without what nobody could name; nothing where their names would meet. */
function join(host: string, parts: readonly string[], parsed: ReadonlyMap<string, ts.SourceFile>): string | undefined {
  const members = new Set([...parts, host]);
  const isInside = (from: string, specifier: string) => members.has(target(from, specifier, parsed) ?? '');
  const read = new Map([...members].map((file) => [file, partOf(file, sourceOf(parsed, file), isInside)]));
  const all = [...read.values()].flatMap((part) => part ?? []);
  const main = read.get(host);
  if (!main || all.length < members.size || all.some((part) => part !== main && part.passing.length > 0)) return undefined;
  const owners = new Map<string, string>();
  for (const part of all) {
    const own = [...part.declared.flatMap(({ names }) => names.map((name) => [name, `${all.indexOf(part)}`] as const)), ...part.imports];
    for (const [name, owner] of own) {
      if ((owners.get(name) ?? owner) !== owner) return undefined;
      owners.set(name, owner);
    }
  }
  // A name of the language itself must not become that of a neighbour.
  const isTaken = ({ declared, imports, inside }: Part) => {
    const own = new Set([...declared.flatMap(({ names }) => names), ...imports.keys(), ...inside]);
    return declared.some(({ uses }) => [...uses].some((name) => owners.has(name) && !own.has(name)));
  };
  if (all.some(isTaken)) return undefined;

  const declared = all.flatMap((part) => part.declared);
  const exported = new Set([...main.passed, ...main.declared.flatMap(({ node, names }) => (exportOf(node) ? names : []))]);
  if ([...exported].some((name) => !declared.some(({ names }) => names.includes(name)))) return undefined;
  const needed = new Set(exported);
  for (const name of needed) for (const one of declared) if (one.names.includes(name)) one.uses.forEach((used) => needed.add(used));
  const left = declared.filter(({ names }) => names.some((name) => needed.has(name)));
  const imports = all.flatMap((part) => [...part.imports]).flatMap(([name, from]) => (needed.has(name) ? [from] : []));
  const texts = left.map(({ node, names }) => (names.some((name) => exported.has(name)) ? exportedText(node) : hiddenText(node)));
  const isClosed = left.some(({ names }) => names.some((name) => !exported.has(name)));
  return [...importLines(new Set(imports)), ...main.passing, ...texts, ...(isClosed ? ['export {};'] : []), ''].join('\n');
}

function sourceOf(parsed: ReadonlyMap<string, ts.SourceFile>, file: string): ts.SourceFile {
  const source = parsed.get(file);
  if (!source) throw new Error(`There is no ${file}.`);
  return source;
}

/** The imports of each module in one statement. */
function importLines(imports: ReadonlySet<string>): string[] {
  const byModule = new Map<string, string[]>();
  for (const line of imports) {
    const [name = '', from = ''] = line.split(' from ');
    byModule.set(from, [...(byModule.get(from) ?? []), name]);
  }
  return [...byModule].map(([from, names]) => `import type { ${names.join(', ')} } from ${from};`);
}

/** The names that stand alone or before a dot, as types and values do, and not those of properties. */
function usesOf(statement: ts.Statement): Set<string> {
  const uses = new Set<string>();
  const first = (name: ts.Node): void => {
    if (ts.isIdentifier(name)) uses.add(name.text);
    else if (ts.isQualifiedName(name)) first(name.left);
    else if (ts.isPropertyAccessExpression(name)) first(name.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) first(node.typeName);
    else if (ts.isTypeQueryNode(node)) first(node.exprName);
    else if (ts.isExpressionWithTypeArguments(node)) first(node.expression);
    else if (ts.isComputedPropertyName(node)) first(node.expression);
    else if (ts.isTypePredicateNode(node)) first(node.parameterName);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return uses;
}

/** What a statement declares; nothing for one that is no plain declaration. */
function namesOf(node: ts.Statement): string[] | undefined {
  if (ts.isVariableStatement(node)) {
    const names = node.declarationList.declarations.map((one) => one.name);
    return names.every(ts.isIdentifier) ? names.map((name) => name.text) : undefined;
  }
  const isPlain =
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
  const isDefault = isPlain && node.modifiers?.some((one) => one.kind === ts.SyntaxKind.DefaultKeyword);
  return isPlain && node.name && !isDefault ? [node.name.text] : undefined;
}

const exportOf = (node: ts.Statement) =>
  ts.canHaveModifiers(node) ? node.modifiers?.find((one) => one.kind === ts.SyntaxKind.ExportKeyword) : undefined;

/** A declaration with its sentences. */
const wholeText = (node: ts.Statement) => node.getFullText().trim();

function exportedText(node: ts.Statement): string {
  if (exportOf(node)) return wholeText(node);
  const sentences = node.getSourceFile().text.slice(node.getFullStart(), node.getStart());
  return `${sentences}export ${node.getText()}`.trim();
}

function hiddenText(node: ts.Statement): string {
  const keyword = exportOf(node);
  if (!keyword) return wholeText(node);
  const { text } = node.getSourceFile();
  return `${text.slice(node.getFullStart(), keyword.getStart())}${text.slice(keyword.end, node.end).trimStart()}`.trim();
}
