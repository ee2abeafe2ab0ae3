import { mayReload } from '../app/chunks.ts';
import { attempt } from '../attempt.ts';
import { startFailed } from './startFailed.ts';

declare global {
  /** The shop's code is there, and runs. */
  var galleriaRuns: true | undefined;
}

/**
 * Looks, when all that the document names has been loaded, whether the shop's code runs: a file of it that did not come leaves a blank
 * page, which nobody else can mend (startFailed.ts). When this file does not come either, the words of the document show themselves
 * after a while (failed.css). For styles that did not come the page reloads, too, as nobody asks for them again.
 */
export function watchStart(): void {
  if (document.readyState === 'complete') return look();
  addEventListener(
    'load',
    () => {
      look();
      if ([...document.querySelectorAll<HTMLLinkElement>(ownStyles)].some(isEmpty) && mayReload()) location.reload();
    },
    { once: true },
  );
}

function look(): void {
  if (!globalThis.galleriaRuns) startFailed(document.querySelector('#failed'));
}

/** Extensions of the browser add others, which the page may not read. */
const ownStyles = 'link[rel=stylesheet][href^="/assets/"]';

/** Browsers have an empty sheet, or none that can be read, of what did not come. */
const isEmpty = ({ sheet }: HTMLLinkElement) => !attempt(() => sheet?.cssRules.length);
