import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isProgram, root } from './paths.ts';

/*
 * Lint rule: a document that a comment, a story or another document names is in the repository, and so is the heading
 * after its "#". Prints a line for each one that is not, and fails when there is one.
 */
interface BrokenLink {
  file: string;
  /** From 1, as editors count. */
  line: number;
  message: string;
}

const textFile = /\.(ts|tsx|js|cjs|mjs|md|mdx|css|html|json)$/;
const documentFile = /\.mdx?$/;
/** What is installed or made, not written. */
const skipped = new Set(['node_modules', 'dist', 'storybook-static', '.git', '.cache']);

/** `[text](target "title")` of Markdown. */
const markdownLink = /\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;
/** The name of a document, or anything below `docs/`, as it stands in a sentence; with a heading or without. Globs are no names. */
const name = /(?<![\w./@*-])(?:(?:\.{1,2}\/|[\w.-]+\/)*[\w-]+\.mdx?\b|docs\/[\w/-]*\w(?:\.\w+)*)(?:#[\w-]+)?/g;

/** Every link of a repository that leads nowhere. `files`: the text of each file by its path from the root; empty for what is no text. */
export function brokenLinks(files: ReadonlyMap<string, string>): BrokenLink[] {
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  const known = new Map<string, ReadonlySet<string>>();
  const headings = (file: string) => {
    const found = known.get(file) ?? anchorsOf(files.get(file) ?? '');
    known.set(file, found);
    return found;
  };

  function problemOf(file: string, link: string): string | undefined {
    const [address = '', anchor] = link.split('#');
    const target = address === '' ? file : candidates(file, address).find((one) => files.has(one) || folders.has(one));
    if (target === undefined) return `There is no ${address} in the repository. Name a document that is, or none.`;
    if (anchor === undefined || !documentFile.test(target) || headings(target).has(anchor)) return undefined;
    return `${target} has no heading #${anchor}. It has ${[...headings(target)].map((one) => `#${one}`).join(', ')}.`;
  }

  return [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((words, index) =>
      linksIn(words, documentFile.test(file)).flatMap((link) => {
        const message = problemOf(file, link);
        return message === undefined ? [] : [{ file, line: index + 1, message }];
      }),
    ),
  );
}

/** The documents that a line names; in a document its links as well, but for those that lead to other sites. */
function linksIn(line: string, isDocument: boolean): string[] {
  const links = isDocument ? [...line.matchAll(markdownLink)].flatMap(([, target = '']) => (isElsewhere(target) ? [] : [target])) : [];
  const rest = line.replace(isDocument ? markdownLink : '', '').replace(/\w+:\/\/\S+/g, '');
  return [...links, ...[...rest.matchAll(name)].map(([found]) => found)];
}

const isElsewhere = (target: string) => /^[a-z][a-z\d+.-]*:/i.test(target);

/** Where an address may lead: from the root, or from the folder of the file that names it. */
function candidates(file: string, address: string): string[] {
  const plain = address.replace(/\/$/, '').replace(/\?.*$/, '');
  return [path.posix.normalize(plain), path.posix.join(path.posix.dirname(file), plain)];
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** All folders above a file. */
function foldersOf(file: string): string[] {
  const steps = file.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** The files of a folder and all below it, as `brokenLinks` takes them. */
function filesBelow(base: string, folder = ''): [path: string, text: string][] {
  return readdirSync(path.join(base, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(base, file);
    return [[file, textFile.test(file) ? readFileSync(path.join(base, file), 'utf8') : '']];
  });
}

if (isProgram(import.meta.filename)) {
  const links = brokenLinks(new Map(filesBelow(root)));
  for (const { file, line, message } of links) console.log(`${file}:${line}  ${message}`);
  process.exitCode = links.length > 0 ? 1 : 0;
}
