import type { AgentPage } from './agent.ts';

interface StorybookPage extends AgentPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: never) => void) => void;
    off: (event: string, listener: (payload: never) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  __STORYBOOK_PREVIEW__: { storyStoreValue?: { userGlobals: { update: (globals: object) => void } } };
}

/** As they are chosen in the toolbar. */
type Globals = Readonly<Record<string, string>>;

/**
 * Puts `changeTo` and `begin` into the page: a story that has been played in English light is drawn anew in another
 * language or theme, or with larger letters, without playing again, so that what it opened stays open and no play function must know languages.
 */
export function installConditions(): void {
  const page = globalThis as unknown as StorybookPage;

  let present: Globals = {};
  const letters = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, letters];

  /** The globals of the next story. The one on the page stays as it is. */
  function begin(globals: Globals) {
    present = globals;
    letters.replaceSync('');
    page.__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.update(globals);
  }

  /** Draws the story on the page with other globals and letters, and returns what went wrong. */
  async function changeTo(globals: Globals, textSize: number): Promise<string[]> {
    letters.replaceSync(`:root { font-size: ${textSize}px }`);
    const { theme: before, ...others } = present;
    const { theme, ...otherGlobals } = globals;
    present = globals;
    // The preview keeps the theme in this attribute and nowhere else, and all that depends on it is CSS.
    if (theme !== undefined && theme !== before) document.documentElement.dataset['theme'] = theme;
    if (JSON.stringify(otherGlobals) === JSON.stringify(others)) return [];
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    const problems: string[] = [];
    const note = (error: { message?: string; description?: string } | undefined) =>
      problems.push(`Drawn anew it failed: ${(error?.message ?? error?.description ?? 'no message').slice(0, 400)}`);
    const failures = ['storyErrored', 'storyThrewException'];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const end = () => finish();
    for (const event of failures) channel.on(event, note);
    channel.on('storyFinished', end);
    channel.emit('updateGlobals', { globals });
    await finished;
    channel.off('storyFinished', end);
    for (const event of failures) channel.off(event, note);
    return problems;
  }

  page.visualAgent = { ...page.visualAgent, begin, changeTo };
}
