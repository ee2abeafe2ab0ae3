import { mayReload } from '../app/chunks.ts';

/**
 * The shop cannot begin, as a file did not come that it cannot do without: the page reloads, at most once a minute
 * (docs/domain/site.md#new-versions), and else shows the words that the document brings (documents.ts).
 */
export function startFailed(words: Element | null): void {
  if (mayReload()) return location.reload();
  if (!words) return;
  words.setAttribute('data-shown', '');
  document.body.append(words);
}
