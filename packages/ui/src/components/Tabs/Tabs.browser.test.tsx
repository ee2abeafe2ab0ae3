import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { TabsList, TabsRoot, TabsTab } from './Tabs.tsx';

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

test.each([
  ['ltr', 'second'],
  ['rtl', 'third'],
] as const)('arrow keys go by the direction of the page, %s, and pass over a tab that is disabled', async (direction, reached) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.dir = direction;
  const told: string[] = [];
  const root = createRoot(place);
  root.render(
    <TabsRoot value="first" values={['first', 'never', 'second', 'third']} onValueChange={(next) => told.push(next)}>
      <TabsList aria-label="Parts">
        <TabsTab value="first">first</TabsTab>
        <TabsTab value="never" disabled>
          never
        </TabsTab>
        <TabsTab value="second">second</TabsTab>
        <TabsTab value="third">third</TabsTab>
      </TabsList>
    </TabsRoot>,
  );
  const tab = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === name);
  await expect.poll(() => tab('first')).toBeDefined();
  tab('first')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab(reached));
  // The other button of the mouse opens a menu, and chooses nothing.
  await userEvent.click(tab('first') ?? place, { button: 'right' });
  expect(document.activeElement).toBe(tab(reached));
  expect(told).toEqual([reached]);
  root.unmount();
  place.remove();
});
