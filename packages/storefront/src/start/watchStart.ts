import { mayReload } from '../app/chunks.ts';

declare global {
  /** The shop's code is there, and runs. */
  var galleriaRuns: true | undefined;
}

/**
 * Looks, when all that the document names has been loaded, whether the shop's code runs: a file of it that did not come leaves a blank
 * page, which nobody else can mend. It reloads, at most once a minute (docs/domain/site.md#new-versions), and else shows the words
 * that the document brings (documents.ts). When this file does not come either, they show themselves after a while (failed.css).
 */
export function watchStart(): void {
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}

function look(): void {
  if (globalThis.galleriaRuns) return;
  if (mayReload()) return location.reload();
  document.querySelector('#failed')?.setAttribute('data-shown', '');
}
