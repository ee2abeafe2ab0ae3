import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { dayOf } from '../../text/days.ts';
import { usableValidity } from './usableValidity.ts';
import { Validity } from './Validity.tsx';

const until = new Date(2026, 5, 21).toISOString();
const texts = await startTexts({ locale: 'en', load: loadMessages, namespaces: ['coupons'] });

test.each([
  [new Date(2026, 5, 20, 9), 'Ends today at 23:59'],
  [new Date(2026, 5, 19, 23), '1 day left, until 20 June 2026'],
  [new Date(2026, 5, 13, 23), '7 days left, until 20 June 2026'],
  [new Date(2026, 5, 12, 1), 'Until 20 June 2026'],
])('at %s a coupon says %j', (now, words) => {
  const validity = usableValidity(until, dayOf(now.getTime()));
  const drawn = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <Validity validity={validity} />
    </TextsProvider>,
  );
  expect(drawn).toBe(words);
});
