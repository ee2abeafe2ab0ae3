import type { ClientOptions } from '@galleria/api';
import { linkUrl } from '@galleria/ui/addresses';

/** What one build is told of the server it talks to. */
export type Settings = Pick<ClientOptions, 'base' | 'tokenHeader'>;

/**
 * Reads the settings that the operator wrote into index.html: `galleria:api`, origin of the marketplace and perhaps a path
 * on it, empty for the page's own origin; `galleria:token-header`, how its servers read the token (docs/domain/api.md#headers), `bare` or
 * `bearer`. A meta that is not there counts as empty.
 * @throws an error that says what is wrong, and what to write.
 */
export function readSettings(page: Pick<Document, 'querySelector'> = document): Settings {
  const read = (name: string) => page.querySelector(`meta[name="galleria:${name}"]`)?.getAttribute('content')?.trim() ?? '';
  const tokenHeader = read('token-header') || 'bare';
  if (tokenHeader !== 'bare' && tokenHeader !== 'bearer') throw wrong('token-header', tokenHeader, 'bare or bearer');
  return { base: baseOf(read('api')), tokenHeader };
}

function baseOf(text: string): string {
  if (!text) return '';
  const url = linkUrl(text);
  // Its own parts must say all of it: a user, a query or a hash would be lost without a word.
  if (!url || /[?#]/.test(url)) {
    throw wrong('api', text, 'https://shop.example or the like, without user and query, or nothing');
  }
  return url.replace(/\/+$/, '');
}

const wrong = (name: string, text: string, right: string) =>
  new Error(`The meta "galleria:${name}" in index.html says "${text}". Write ${right}.`);
