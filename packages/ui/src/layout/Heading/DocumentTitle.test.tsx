import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentTitle, DocumentTitleProvider } from './DocumentTitle.tsx';
import { Heading } from './Heading.tsx';

const titleOf = (page: ReactNode) =>
  /<title>(.*)<\/title>/.exec(renderToStaticMarkup(<DocumentTitleProvider site="Galleria">{page}</DocumentTitleProvider>))?.[1];

test('the heading of a page names the document, with the site behind it', () => {
  expect(titleOf(<Heading level={1}>My orders</Heading>)).toBe('My orders – Galleria');
  expect(titleOf(<Heading level={1}>Galleria</Heading>)).toBe('Galleria');
  expect(titleOf(<Heading level={2}>My orders</Heading>)).toBeUndefined();
});

test('a heading that is more than plain words names the document by others', () => {
  expect(
    titleOf(
      <Heading level={1} documentTitle="Kiln & Clay: Coupons">
        <span>Kiln & Clay</span>
      </Heading>,
    ),
  ).toBe('Kiln &amp; Clay: Coupons – Galleria');
});

test('a name is one line of plain text, and not without end', () => {
  expect(titleOf(<DocumentTitle>{['Order\n', ' ', 7]}</DocumentTitle>)).toBe('Order 7 – Galleria');
  expect(titleOf(<DocumentTitle>{'x'.repeat(500)}</DocumentTitle>)).toBe(`${'x'.repeat(120)} – Galleria`);
  expect(titleOf(<DocumentTitle>{'<script>'}</DocumentTitle>)).toBe('&lt;script&gt; – Galleria');
  expect(titleOf(<DocumentTitle> </DocumentTitle>)).toBeUndefined();
});

test('without a provider the title of the document is left alone', () => {
  expect(renderToStaticMarkup(<Heading level={1}>My orders</Heading>)).not.toContain('<title>');
});
