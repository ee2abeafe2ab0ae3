import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { defaultLocale } from './locales.ts';
import { textsOf } from './textsOf.ts';

const packages = path.resolve(import.meta.dirname, '../../..');

/** What code may ask i18next for: a key, any key of a form, or all texts below one. */
interface Asked {
  keys: ReadonlySet<string>;
  forms: readonly RegExp[];
}

test('each text is asked for somewhere', async () => {
  const files = globSync('{ui,storefront}/src/**/*.{ts,tsx}', { cwd: packages }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const asked = askedIn(files.map((file) => readFileSync(path.join(packages, file), 'utf8')));
  const unused = [...(await textsOf(defaultLocale)).keys()].filter((key) => !isAsked(key, asked));
  expect(unused, 'Nothing shows these texts: remove them from packages/ui/src/i18n in every language, or show them.').toEqual([]);
});

test('a text that nothing asks for is found, and no other', () => {
  const asked = askedIn([
    "t('plain'); t('other:plural', { count }); const key = 'kept.for.later';",
    't(`state.${name}.title`); t(`shop:${name}`);',
    "t('list', { returnObjects: true }); const { steps } = t('about:way', { returnObjects: true });",
  ]);
  const texts = ['a:plain', 'other:plural_one', 'a:kept.for.later', 'a:state.lost.title', 'shop:name', 'a:list.0', 'about:way.steps.1'];
  expect(texts.filter((key) => !isAsked(key, asked))).toEqual([]);
  const lost = ['a:plain.text', 'a:state.lost', 'a:plural.more', 'a:lists.0', 'b:for.later'];
  expect(lost.filter((key) => isAsked(key, asked))).toEqual([]);
});

/** Any string may be a key: it is found too often rather than too seldom. */
function askedIn(sources: readonly string[]): Asked {
  const keys = new Set<string>();
  const forms: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) keys.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.some((part) => /[a-z]/i.test(part))) forms.push(new RegExp(`^${parts.map(escape).join('.+')}$`));
    }
    if (ts.isCallExpression(node)) {
      const [key, options] = node.arguments;
      if (key && ts.isStringLiteralLike(key) && options?.getText().includes('returnObjects'))
        forms.push(new RegExp(`^${escape(key.text)}\\.`));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { keys, forms };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** By its name within its namespace, or with it; a plural by its name without the form. */
function isAsked(key: string, { keys, forms }: Asked): boolean {
  const plain = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
  return [plain, plain.slice(plain.indexOf(':') + 1)].some((name) => keys.has(name) || forms.some((form) => form.test(name)));
}
