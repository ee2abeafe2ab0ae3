import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { homeTexts } from './texts.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(homeTexts);

const loading = { status: 'loading' } as const;
const props: HomeScreenProps = {
  state: {
    status: 'ready',
    banners: loading,
    middleBanners: [],
    recommendImage: '',
    shopStreetImage: '',
    coupons: loading,
    activities: loading,
    hot: loading,
    categories: loading,
    shops: loading,
    recommended: loading,
  },
  links: { goods: String, activity: String, category: String, shop: String, top: '/top', shops: '/shops' },
  onReceive: async () => ({ status: 'done' }),
  onMore: () => {},
  onRetry: () => {},
};
const home = (
  <TextsProvider texts={texts}>
    <HomeScreen {...props} />
  </TextsProvider>
);

let place: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  scrollTo(0, 0);
});

/** How the last block is laid out. */
const last = () => {
  const block = [...place.querySelectorAll('section')].at(-1);
  return block && getComputedStyle(block).contentVisibility;
};

test('what is out of sight is left out of the first frame, and laid out after it', async () => {
  flushSync(() => {
    root = createRoot(place);
    root.render(home);
  });
  expect(last()).toBe('hidden');
  await expect.poll(last).toBe('auto');
});

test.each([0, 400])('what a server has drawn is taken over as it is, from %i px below the top', (top) => {
  place.innerHTML = renderToString(home);
  document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }));
  scrollTo(0, top);
  expect([scrollY, last()]).toEqual([top, 'auto']);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  flushSync(() => {
    root = hydrateRoot(place, home, { onRecoverableError: complain });
  });
  expect(complain).not.toHaveBeenCalled();
  expect(last()).toBe('auto');
});
