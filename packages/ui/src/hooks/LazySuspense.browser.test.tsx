import { type ReactNode, startTransition, use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { LazySuspense } from './LazySuspense.tsx';
import { lazyWithRetry } from './lazyWithRetry.ts';

const page = testRoot();

/** Takes longer than React draws in one piece, so that what has come meanwhile is heard. */
function Slow({ onDraw }: { onDraw?: () => void }) {
  const until = performance.now() + 6;
  while (performance.now() < until);
  onDraw?.();
  return null;
}

test('a menu whose code comes while another page is on its way, and brings a part of its own, is shown', async () => {
  const menu = Promise.withResolvers<{ default: () => ReactNode }>();
  const foot = Promise.withResolvers<{ default: () => ReactNode }>();
  const never = new Promise<void>(() => {});
  const Menu = lazyWithRetry(() => menu.promise);
  const Foot = lazyWithRetry(() => foot.promise);
  // The code of the foot comes while the menu is drawn for the second time: for the next page first, then for this one.
  const onDraw = vi
    .fn()
    .mockImplementationOnce(() => {})
    .mockImplementationOnce(() => foot.resolve({ default: () => <i>foot</i> }));
  function Loaded() {
    return (
      <p>
        menu
        <LazySuspense>
          <Foot />
        </LazySuspense>
        <Slow />
        <Slow onDraw={onDraw} />
        <Slow />
        <Slow />
      </p>
    );
  }
  // It is drawn anew with the page, as what stands around a page is.
  function Header({ next }: { next: boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <nav aria-label={next ? 'Next' : 'Page'}>
        <button type="button" id="open" aria-label="Open" onClick={() => setOpen(true)} />
        {open && (
          <LazySuspense fallback="…">
            <Menu />
          </LazySuspense>
        )}
      </nav>
    );
  }
  function Next() {
    use(never);
    return null;
  }
  function App() {
    const [next, setNext] = useState(false);
    return (
      <div>
        <button type="button" id="leave" aria-label="Leave" onClick={() => startTransition(() => setNext(true))} />
        <Header next={next} />
        <LazySuspense>{next ? <Next /> : 'page'}</LazySuspense>
      </div>
    );
  }
  page.render(<App />);
  page.container.querySelector<HTMLElement>('#leave')?.click();
  page.container.querySelector<HTMLElement>('#open')?.click();
  await expect.poll(() => page.container.textContent).toBe('…page');
  menu.resolve({ default: Loaded });
  await expect.poll(() => page.container.textContent).toBe('menufootpage');
});

test('what somebody waits for is shown at once, however new its stand-in is', async () => {
  const menu = Promise.withResolvers<{ default: () => ReactNode }>();
  const Menu = lazyWithRetry(() => menu.promise);
  page.render(
    <LazySuspense fallback="…">
      <Menu />
    </LazySuspense>,
  );
  expect(page.container.textContent).toBe('…');
  menu.resolve({ default: () => 'menu' });
  const asked = performance.now();
  await expect.poll(() => page.container.textContent, { interval: 5 }).toBe('menu');
  // React by itself waits until the stand-in has been there for 300 ms.
  expect(performance.now() - asked).toBeLessThan(200);
});
