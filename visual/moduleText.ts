const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
/** Types are gone before anything is drawn. */
const typeOnly = /\b(?:import|export)\s+type\s[^;'"]*?from\s*['"][^'"]*['"];?/g;
const named = /\b(?:import|export)\s*\{([^{}]*)\}\s*from\s*(['"])([^'"]+)\2/g;
const passedOn = /^(?:\s*(?:['"]use client['"]|import\s*['"][^'"]+['"]|export\s*(?:\*|\{[^{}]*\})\s*from\s*['"][^'"]+['"])\s*;?)*\s*$/;

/** Names that are taken from one module. */
export interface NamedImport {
  specifier: string;
  /** As that module calls them, and as they are called here. */
  names: readonly (readonly [there: string, here: string])[];
}

/** The text of a module without what is gone when it runs. */
export const withoutTypes = (text: string) => text.replace(typeOnly, '');

/** The imports and exports in braces of a text, those of types left out, and what else there is. */
export function namedImports(text: string): { taken: NamedImport[]; rest: string } {
  const taken: NamedImport[] = [];
  const rest = text.replace(named, (_, braces: string, __, specifier: string) => {
    const names = braces
      .replace(comment, '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
      .map((part) => {
        const [there = '', here = there] = part.split(/\s+as\s+/);
        return [there, here] as const;
      });
    if (names.length > 0) taken.push({ specifier, names });
    return '';
  });
  return { taken, rest };
}

/** A module that only passes on what others export. */
export interface Barrel {
  taken: readonly NamedImport[];
  /** Those of which it passes on everything. */
  stars: readonly string[];
  /** Those that it runs, whatever is taken from it. */
  run: readonly string[];
}

/** Reads a barrel; nothing when the module has anything of its own. */
export function readBarrel(text: string): Barrel | undefined {
  const bare = withoutTypes(text).replace(comment, '');
  if (!passedOn.test(bare)) return undefined;
  const { taken, rest } = namedImports(bare);
  const specifiers = (pattern: RegExp) => [...rest.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []);
  return { taken, stars: specifiers(/export\s*\*\s*from\s*['"]([^'"]+)/g), run: specifiers(/import\s*['"]([^'"]+)/g) };
}

/** Whether a module declares an export of this name, or has one that says so in braces. */
export function declares(text: string, name: string): boolean {
  const declared = new RegExp(
    `\\bexport\\s+(?:declare\\s+)?(?:async\\s+)?(?:const|let|function\\*?|class|enum|abstract\\s+class)\\s+${name}\\b`,
  );
  const inBraces = new RegExp(`\\bexport\\s*\\{[^{}]*\\b${name}\\b[^{}]*\\}`);
  return declared.test(text) || inBraces.test(text);
}
