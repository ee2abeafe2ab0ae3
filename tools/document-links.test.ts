import { expect, test } from 'vitest';
import { brokenLinks } from './document-links.ts';

/** Names are put together, for this file is read by the rule as well. */
const md = (name: string) => `${name}.md`;
const orders = `docs/domain/${md('orders')}`;
const missing = `docs/domain/${md('parcels')}`;
const shop = new Map([
  [orders, "# Orders\n\n## Cancelling\n\n## One's own `list`\n\n## Twice\n\n## Twice\n\n```sh\n# No heading\n```\n"],
  [md('README'), '# Shop'],
  [`docs/${'picture.png'}`, ''],
]);

const messages = (file: string, text: string) => brokenLinks(new Map([...shop, [file, text]])).map(({ message }) => message);
const inCode = (text: string) => messages('packages/ui/src/flows/order.ts', text);
const inDocument = (text: string) => messages(`docs/domain/${md('refunds')}`, text);

test.each([
  ['a comment', 'packages/ui/src/flows/order.ts', `/** Up to five (${missing}). */`],
  ['a comment that gives a name alone', 'mocks/createHandler.ts', `// ${md('parcels')} §2`],
  ['a story', 'packages/ui/src/screens/Home/Home.stories.tsx', `/** As in ${missing}#fields: the first. */`],
  ['a style sheet', 'packages/ui/src/theme/colours.css', `/* ${missing} */`],
  ['a page of the docs', '.storybook/docs/Forms.mdx', `See [the rules](../../${missing}).`],
  ['a document', orders, `[parcels](${md('parcels')})`],
  ['a reference without an ending', 'tools/size.ts', `/** (docs/${'decisions'}/04) */`],
])('%s that names a missing document is found', (_, file, text) => {
  const [link, ...others] = brokenLinks(new Map([...shop, [file, `\n${text}`]]));
  expect(link).toMatchObject({ file, line: 2 });
  expect(link?.message).toMatch(/^There is no .* in the repository\./);
  expect(others).toEqual([]);
});

test.each([
  ['a comment', () => inCode(`/** (${orders}#paying) */`)],
  ['a link', () => inDocument(`[pay](${md('orders')}#paying)`)],
  ['a heading that is none', () => inCode(`// ${orders}#no-heading`)],
])('a missing anchor is found in %s, with those that are there', (_, found) => {
  expect(found()).toEqual([expect.stringMatching(/^docs\/domain\/orders\.md has no heading #(paying|no-heading)\. It has .*#cancelling/)]);
});

test('a missing anchor of the page itself is found', () => {
  expect(inDocument('# Refunds\n[below](#states)')).toEqual([expect.stringContaining('has no heading #states')]);
});

test.each([
  ['from the root', `/** (${orders}#cancelling), ${md('README')}. */`],
  ['with the anchor that GitHub makes', `// ${orders}#ones-own-list and ${orders}#twice-1`],
  ['a pattern of names', `stories: ['./docs/*.mdx']`],
  ['on another site', `// https://example.org/docs/${md('parcels')}`],
  ['a folder', '// docs/domain has the rules.'],
  ['a package of that name', `import { IconSheet } from '@galleria/storybook/docs/IconSheet.tsx';`],
])('what is there is allowed in code: %s', (_, text) => {
  expect(inCode(text)).toEqual([]);
});

test.each([
  ['beside it', `[cancel](${md('orders')}#cancelling "Orders")`],
  ['above it', `[shop](../../${md('README')})`],
  ['a picture', '![a drawing](../picture.png)'],
  ['a folder', '[all](../domain/)'],
  ['its own heading', '# Refunds\n[top](#refunds)'],
  ['another site', `[site](https://example.org/${md('parcels')}) [mail](mailto:a@b.example)`],
])('what is there is allowed in a document: %s', (_, text) => {
  expect(inDocument(text)).toEqual([]);
});
