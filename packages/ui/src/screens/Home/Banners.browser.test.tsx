import { page as frame } from 'vitest/browser';
import { expect, test } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { testRoot } from '../../testRoot.ts';
import '../../theme/theme.css.ts';
import { Banners } from './Banners.tsx';
import { homeTexts } from './texts.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(homeTexts);

const page = testRoot();

test('what turns the banners stands below their words, however wide the window is', async () => {
  const names = ['A kitchen worth cooking in, and a table to match it', 'New'];
  const items = names.map((name, id) => ({ id, name, image: 'data:,', href: '/goods/activity_list?id=1' }));
  page.render(
    <TextsProvider texts={texts}>
      <Banners state={{ status: 'ready', items }} />
    </TextsProvider>,
  );
  const edge = (selector: string, side: 'top' | 'bottom') => page.container.querySelector(selector)?.getBoundingClientRect()[side] ?? NaN;
  const sizes = () => [...page.container.querySelectorAll('li > div')].map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const covered: Record<number, number> = {};
  for (let width = 720; width <= 1280; width += 35) {
    await frame.viewport(width, 800);
    const room = edge('button', 'top') - edge('a', 'bottom');
    if (!(room >= 0)) covered[width] = room;
    const [first, second] = sizes();
    expect(first?.[0]).toBe(page.container.clientWidth);
    expect(second).toEqual(first);
  }
  expect(covered).toEqual({});
});
