import { expect, test, vi } from 'vitest';
import { keepInRow } from './showInRow.ts';
import { testRoot } from '../testRoot.ts';

const page = testRoot();

test('the chosen entry of a row stays in the middle when the others grow, until somebody moves the row', async () => {
  const entry = (name: string) => (
    <li key={name} id={name} style={{ flex: 'none', inlineSize: 100, blockSize: 20 }} ref={name === 'chosen' ? keepInRow : undefined} />
  );
  page.render(
    <ul style={{ position: 'relative', display: 'flex', inlineSize: 150, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}>
      {['first', 'second', 'chosen', 'last'].map(entry)}
    </ul>,
  );
  const row = page.container.firstElementChild;
  const grow = (to: number) => page.container.querySelector<HTMLElement>('#first')?.style.setProperty('inline-size', `${to}px`);
  await vi.waitFor(() => expect(row?.scrollLeft).toBe(175));
  grow(160);
  await vi.waitFor(() => expect(row?.scrollLeft).toBe(235));
  row?.dispatchEvent(new Event('wheel'));
  grow(200);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(row?.scrollLeft).toBe(235);
});
