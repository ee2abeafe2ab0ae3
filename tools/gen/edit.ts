import { Refusal } from './plan.ts';

/** A list in a file: the text before it, the text that ends it, and the beginning of an entry with its key. */
export interface List {
  from?: string;
  to?: string;
  /** Finds each entry; its first group is the key. */
  entry: RegExp;
}

/** Puts an entry before the first whose key comes after its own, else at the end of the list. The entries around it stay as they are. */
export function addEntry(text: string, { from = '', to, entry }: List, key: string, added: string): string {
  const start = indexIn(text, from) + from.length;
  const end = to === undefined ? text.length : indexIn(text, to, start) + leading(to);
  const later = [...text.slice(start, end).matchAll(entry)].find(([, other = '']) => order(other, key) > 0);
  return insert(text, later ? start + later.index : end, added);
}

/** Puts a text at the end of a list. */
export function addLast(text: string, { from = '', to }: { from?: string; to: string }, added: string): string {
  return insert(text, indexIn(text, to, indexIn(text, from) + from.length) + leading(to), added);
}

/** The names that a file declares or imports at its top, without those of its functions. */
export function namesOf(text: string): Set<string> {
  const declared = [...text.matchAll(/^(?:export )?(?:const|function|class|interface|type) (\w+)/gm)].map(([, name = '']) => name);
  const braces = [...text.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from/gm)].flatMap(([, list = '']) => namesIn(list).map(bare));
  const whole = [...text.matchAll(/^import \* as (\w+) from/gm)].map(([, name = '']) => name);
  return new Set([...declared, ...braces, ...whole]);
}

/** Puts a text after another. */
export function addAfter(text: string, anchor: string, added: string): string {
  return insert(text, indexIn(text, anchor) + anchor.length, added);
}

/** Makes a file import names from a module: beside those that it imports already, else in a line of its own. */
export function addImport(text: string, module: string, ...names: readonly string[]): string {
  const line = new RegExp(`^import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';$`, 'm').exec(text);
  const all = names.reduce(withName, namesIn(line?.[1] ?? ''));
  const statement = `import { ${all.join(', ')} } from '${module}';`;
  if (line) return text.slice(0, line.index) + statement + text.slice(line.index + line[0].length);
  // Only files of ours come anew: they stand after the packages.
  return addEntry(text, { to: '\n\n', entry: /^import [^;]*? from '(\.[^']+)';$/gm }, module, `${statement}\n`);
}

/** The names between braces. */
export const namesIn = (braces: string): string[] => braces.split(',').flatMap((name) => name.trim() || []);

const bare = (name: string) => name.replace(/^type /, '');

/** A sorted list of names with one more. */
export function withName(names: readonly string[], added: string): string[] {
  if (names.includes(added)) return [...names];
  const later = names.findIndex((name) => order(bare(name), added) > 0);
  return names.toSpliced(later < 0 ? names.length : later, 0, added);
}

/** The order of names in imports: by letters, and of the same letter the capital first. */
function order(a: string, b: string): number {
  const [x, y] = [a, b].map((name) => name.replace(/[A-Za-z]/g, (letter) => letter.toLowerCase() + (letter < 'a' ? 0 : 1)));
  return x === y ? 0 : (x ?? '') < (y ?? '') ? -1 : 1;
}

function indexIn(text: string, part: string, after = 0): number {
  const at = text.indexOf(part, after);
  if (at < 0) throw new Refusal(`there is no ${JSON.stringify(part.trim())} where the generator looks for it. Mend tools/gen.`);
  return at;
}

/** An end that begins with line breaks begins after the first of them, so that what is added is a line of its own. */
const leading = (to: string) => (to.startsWith('\n') ? 1 : 0);

const insert = (text: string, at: number, added: string) => text.slice(0, at) + added + text.slice(at);
