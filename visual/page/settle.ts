import type { AgentPage } from './agent.ts';

/** Puts `settle` into the page: it waits until what the story shows can no longer change by itself. */
export function installSettle(): void {
  const page = globalThis as unknown as AgentPage;

  // Storybook stops the animations of elements under its test user agent; this is what it does not reach.
  const still = new CSSStyleSheet();
  still.replaceSync(
    // Forced colours draw a caret all the same: then it does not blink.
    '*, ::before, ::after { caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important }' +
      // What is below the window is in the picture, too, and not a frame later.
      '* { content-visibility: visible !important }' +
      '::backdrop { animation: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];

  /*
   * Timers that will soon have something to show: React holds back what was suspended for 300 ms, and the shop its
   * skeletons for 200. Intervals and long waits are a story's affair.
   */
  const soon = new Set<number>();
  const longest = { timer: 400, all: 1000 };
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = ((act: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (typeof act !== 'function' || delay <= 0 || delay > longest.timer) return start(act, delay, ...rest);
    const timer = start(() => {
      soon.delete(timer);
      act(...rest);
    }, delay);
    soon.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    if (typeof timer === 'number') soon.delete(timer);
    stop(timer);
  };

  /** A frame, and the tasks that were waiting for it: React runs effects after painting. */
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  /** A picture that cannot be loaded is the story's affair: it may be what the story is about. No style loads one (visual/styleModules.test.ts). */
  const decoded = (image: HTMLImageElement) => image.decode().catch(() => {});

  /** Animations by script. The endless ones go back to where they began. Returns how many there were. */
  function finishAnimations(): number {
    const running = document.getAnimations().filter((animation) => {
      const isOfStyle = animation instanceof CSSAnimation || animation instanceof CSSTransition;
      return !isOfStyle && animation.playState === 'running';
    });
    for (const animation of running) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    return running.length;
  }

  /** One frame. Returns whether anything has happened in it, or had to be waited for. */
  async function isChanging(): Promise<boolean> {
    let changes = 0;
    const observer = new MutationObserver(() => changes++);
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const images = [...document.images].filter((image) => !image.complete);
    await nextFrame();
    const isWaiting = images.length + finishAnimations() > 0 || document.fonts.status !== 'loaded';
    await Promise.all([document.fonts.ready, ...images.map(decoded)]);
    observer.disconnect();
    return isWaiting || changes > 0;
  }

  /**
   * Back to the top. How far a click or the focus scrolled the page depends on which fonts and pictures had come by then, and a bar that
   * sticks to the window would cover what the picture of the whole page is to show.
   */
  const scrollUp = () => scrollTo({ top: 0, behavior: 'instant' });

  async function settle() {
    scrollUp();
    // Things come by waves: a late font changes the layout, and the new layout needs another picture.
    const until = performance.now() + longest.all;
    for (let quietFrames = 0; quietFrames < 2; ) {
      const isBusy = (await isChanging()) || (soon.size > 0 && performance.now() < until);
      quietFrames = isBusy ? 0 : quietFrames + 1;
    }
    await Promise.all([...document.images].map(decoded));
  }

  page.visualAgent = { ...page.visualAgent, settle };
}
