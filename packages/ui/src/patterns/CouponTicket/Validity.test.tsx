import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { dayOf } from '../../text/days.ts';
import { usableValidity } from './usableValidity.ts';
import { Validity } from './Validity.tsx';

const texts = await startTexts({ locale: 'en', load: loadMessages, namespaces: ['coupons'] });

// A server prints in UTC.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['2026-06-20T09:00:00Z', 'Ends today at 23:59'],
  ['2026-06-19T23:00:00Z', '1 day left, until 20 June 2026'],
  ['2026-06-13T23:00:00Z', '7 days left, until 20 June 2026'],
  ['2026-06-12T01:00:00Z', 'Until 20 June 2026'],
])('at %s a coupon says "%s"', (now, words) => {
  const validity = usableValidity('2026-06-21T00:00:00Z', dayOf(Date.parse(now)));
  const drawn = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <Validity validity={validity} />
    </TextsProvider>,
  );
  expect(drawn).toBe(words);
});
