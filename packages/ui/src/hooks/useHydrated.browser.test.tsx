import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from '../components/Countdown/index.ts';
import { RichText } from '../components/RichText/index.ts';
import { Timeline } from '../components/Timeline/index.ts';

let page: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  page.remove();
});

/** Takes over what a server wrote; fails when the first drawing is not the server's. */
function takeOver(node: ReactNode): void {
  const onRecoverableError = vi.fn();
  flushSync(() => {
    root = hydrateRoot(page, node, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
}

test('times that a server wrote are in the zone of the reader afterwards', async () => {
  const story = <Timeline aria-label="What happened" entries={[{ id: '1', at: '2026-06-18T22:12:00Z', text: 'Sent' }]} />;
  page.innerHTML = renderToString(story);
  expect(page.querySelector('time')?.textContent).toMatch(/18 June 2026\W.*22:12/);
  takeOver(story);
  await expect.poll(() => page.querySelector('time')?.textContent).toMatch(/19 June 2026\W.*03:42/);
});

test('a clock that a server wrote goes on', async () => {
  let time = Date.parse('2026-06-18T10:00:00Z');
  const now = () => time;
  const clock = <Countdown until="2026-06-18T10:30:00Z" texts={{ label: 'Pay within', left: () => '', over: 'Over' }} now={now} />;
  page.innerHTML = renderToString(clock);
  expect(page.querySelector('time')?.textContent).toBe('00:30:00');
  time += 5000;
  takeOver(clock);
  time += 1000;
  await expect.poll(() => page.querySelector('time')?.textContent, { timeout: 3000 }).toBe('00:29:54');
});

test('a text that a server left out is there afterwards', async () => {
  const text = <RichText html="<p>A bag of <b>felt</b></p><script>alert(1)</script>" tableLabel="Table" cutText="Cut" />;
  page.innerHTML = renderToString(text);
  expect(page.textContent).toBe('');
  takeOver(text);
  await expect.poll(() => page.querySelector('p')?.innerHTML).toBe('A bag of <b>felt</b>');
  expect(page.querySelector('script')).toBe(null);
});
