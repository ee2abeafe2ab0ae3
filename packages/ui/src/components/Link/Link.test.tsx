import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Link } from './Link.tsx';

it('says that it opens a new tab, and gives it neither address nor window of the page', () => {
  const drawn = renderToStaticMarkup(
    <Link href="/contact/us" newTab="(opens in a new tab)">
      Write to us
    </Link>,
  );
  expect(drawn).toMatch(
    /^<a href="\/contact\/us" target="_blank" rel="noopener noreferrer">Write to us<span class="[^"]+"> \(opens in a new tab\)<\/span><\/a>$/,
  );
  expect(renderToStaticMarkup(<Link href="/contact/us">Write to us</Link>)).toBe('<a href="/contact/us">Write to us</a>');
});
