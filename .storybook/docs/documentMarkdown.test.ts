import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsHref, documentMarkdown, linkDomain } from './documentMarkdown.ts';

const documents = path.resolve(import.meta.dirname, '../../docs/domain');
const pages = path.join(import.meta.dirname, 'domain');
/** Put together, so that no check takes them for references of this file. */
const md = (name: string) => `${name}.md`;
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

test('every document of docs/domain has its page here, under the address that links lead to', () => {
  const shown = readdirSync(pages).map((file) => {
    const text = read(pages, file);
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '';
    return [/docs\/domain\/([\w-]+\.md)\?raw/.exec(text)?.[1], `?path=/docs/${title.toLowerCase().replace(/[^a-z]+/g, '-')}--docs`];
  });
  const written = readdirSync(documents).map((file) => [file, docsHref(file.replace(/\.md$/, ''))]);
  expect(shown.toSorted()).toEqual(written.toSorted());
});

test('a link to another page of the domain leads to it, with its heading', () => {
  expect(documentMarkdown(`[cancel](${md('orders')}#cancelling), [all](../domain/${md('README')})`)).toBe(
    '[cancel](?path=/docs/docs-domain-orders--docs#cancelling), [all](?path=/docs/docs-domain-map--docs)',
  );
});

test('a link goes from the folder of its document', () => {
  const text = `[rules](domain/${md('orders')}), [style](${md('style')}), [read me](../${md('README')})`;
  expect(documentMarkdown(text, 'docs')).toBe('[rules](?path=/docs/docs-domain-orders--docs), style, read me');
});

test('a link within the page and one to another site stay; other documents are named', () => {
  const kept = `[states](#states) [site](https://example.org/${md('a')})`;
  expect(documentMarkdown(`${kept} [decision 09](../decisions/${md('09')})`)).toBe(`${kept} decision 09`);
});

test('a reference in a comment becomes a link', () => {
  expect(linkDomain('What to do (docs/domain/orders.md#actions).')).toBe(
    'What to do ([docs/domain/orders.md#actions](?path=/docs/docs-domain-orders--docs#actions)).',
  );
  expect(linkDomain('docs/style.md stays.')).toBe('docs/style.md stays.');
});

test('each line of the diagram is a row of a table', () => {
  const map = read(documents, 'README.md');
  const table = documentMarkdown(map);
  expect(table).toContain('| master order | splits into | merchant order | one or more |');
  expect(table.match(/^\| .* \| (one|none or one|any number|one or more) \|$/gm)).toHaveLength(map.match(/--\S\S \w+ :/g)?.length ?? 0);
  expect(table).not.toContain('mermaid');
});
