import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from './Tabs.tsx';

/** Six tabs in a third of their room. */
test.each([
  ['ltr', 'data-overflow-right', 'data-overflow-left'],
  ['rtl', 'data-overflow-left', 'data-overflow-right'],
] as const)('a row of tabs %s fades at the side where tabs are out of sight', async (direction, atFirst, atLast) => {
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = '200px';
  const root = createRoot(place);
  root.render(
    <TabsRoot dir={direction} value="first" values={names} onValueChange={() => {}}>
      <TabsList aria-label="Parts">
        {names.map((name) => (
          <TabsTab key={name} value={name}>
            {name}
          </TabsTab>
        ))}
      </TabsList>
    </TabsRoot>,
  );
  const fades = () =>
    place
      .querySelector('[role=tablist]')
      ?.getAttributeNames()
      .filter((name) => name.startsWith('data-overflow'));
  await expect.poll(fades).toEqual([atFirst]);
  const list = place.querySelector('[role=tablist]');
  list?.dispatchEvent(new WheelEvent('wheel'));
  list?.scrollTo({ left: direction === 'rtl' ? -10_000 : 10_000, behavior: 'instant' });
  await expect.poll(fades).toEqual([atLast]);
  root.unmount();
  place.remove();
});

test('a row of tabs fades when tabs come later', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = '200px';
  const root = createRoot(place);
  const show = (names: string[]) =>
    root.render(
      <TabsRoot value="first" values={names} onValueChange={() => {}}>
        <TabsList aria-label="Parts">
          {names.map((name) => (
            <TabsTab key={name} value={name}>
              {name}
            </TabsTab>
          ))}
        </TabsList>
      </TabsRoot>,
    );
  const fades = () => place.querySelector('[role=tablist]')?.hasAttribute('data-overflow-right');
  show(['first']);
  await expect.poll(fades).toBe(false);
  show(['first', 'second', 'third', 'fourth', 'fifth', 'sixth']);
  await expect.poll(fades).toBe(true);
  root.unmount();
  place.remove();
});

test('a row of tabs without an owner keeps the chosen one itself, and tells of it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const told = vi.fn<(value: 'first' | 'second') => void>();
  root.render(
    <TabsRoot values={['first', 'second']} defaultValue="first" onValueChange={told}>
      <TabsList aria-label="Parts">
        <TabsTab value="first">First</TabsTab>
        <TabsTab value="second">Second</TabsTab>
      </TabsList>
      <TabsPanel value="first">What is first.</TabsPanel>
      <TabsPanel value="second">What is second.</TabsPanel>
    </TabsRoot>,
  );
  await expect.poll(() => place.querySelector('[role=tabpanel]:not([hidden])')?.textContent).toBe('What is first.');
  const second = place.querySelector<HTMLElement>('[role=tab]:last-child');
  second?.focus();
  await expect.poll(() => place.querySelector('[role=tabpanel]:not([hidden])')?.textContent).toBe('What is second.');
  expect(told.mock.calls).toEqual([['second']]);
  root.unmount();
  place.remove();
});
