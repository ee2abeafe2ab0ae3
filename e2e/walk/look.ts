import type { Page } from 'playwright';

/** What can be seen of a page. */
export interface Look {
  heading: string;
  /** Something stands over it. */
  dialog: boolean;
  ways: number;
  waits: string[];
  retry: boolean;
}

/** What can be seen of a page: its heading, how many ways lead on, what it still waits for. */
export const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const dialog = shown('[role=dialog], [role=alertdialog]').length > 0;
    const words = (found: readonly HTMLElement[]) => found.map((one) => one.innerText.trim());
    const busy = shown('main [aria-busy=true], main[aria-busy=true]').map((one) => `busy: ${one.innerText.slice(0, 40)}`);
    return {
      dialog,
      heading: words(shown(dialog ? '[role=dialog] h2, [role=alertdialog] h2, h1' : 'h1')).join(' '),
      ways: shown('a[href], button:not(:disabled)').length,
      waits: [...words(shown('main [role=status]')).filter((text) => text.endsWith('…')), ...busy],
      retry: words(shown('main button, main a')).some((text) => text === 'Try again' || text === 'Reload'),
    };
  });

/** Whether it waits for nothing that can be seen; a page that is being left is not. */
export const isAtRest = async (page: Page): Promise<boolean> => {
  const look = await lookAt(page).catch(() => undefined);
  return look !== undefined && look.heading !== '' && look.waits.length === 0;
};
