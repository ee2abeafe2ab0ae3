import type { ClientOptions } from '@galleria/api';
import { linkUrl } from '@galleria/ui/addresses';

/** What one build is told of the server it talks to. */
export interface Settings extends Pick<ClientOptions, 'base' | 'tokenHeader'> {
  /** Stripe's publishable key, `demo` for the gateway that stands in with a mock marketplace, or empty: no card can be taken. */
  stripeKey: string;
}

/**
 * Reads the settings that the operator wrote into index.html: `galleria:api`, origin of the marketplace and perhaps a path
 * on it, empty for the page's own origin; `galleria:token-header`, how its servers read the token (docs/domain/api.md#headers), `bare` or
 * `bearer`; `galleria:stripe-key`, Stripe's publishable key, or `demo` (docs/decisions/13-card-payment.md). A meta that is not there
 * counts as empty.
 * @throws an error that says what is wrong, and what to write.
 */
export function readSettings(page: Pick<Document, 'querySelector'> = document): Settings {
  const tokenHeader = readMeta('token-header', page) || 'bare';
  if (tokenHeader !== 'bare' && tokenHeader !== 'bearer') throw wrong('token-header', tokenHeader, 'bare or bearer');
  const stripeKey = readMeta('stripe-key', page);
  // A secret key, which must never be on a page, is refused with the others.
  if (!/^(?:demo|pk_(?:test|live)_\w+)?$/.test(stripeKey))
    throw wrong('stripe-key', stripeKey, 'a publishable key, pk_…, or demo, or nothing');
  return { base: baseOf(readMeta('api', page)), tokenHeader, stripeKey };
}

/** One setting as it is written, which nobody has checked; empty when it is not there. */
export function readMeta(name: string, page: Pick<Document, 'querySelector'> = document): string {
  return page.querySelector(`meta[name="galleria:${name}"]`)?.getAttribute('content')?.trim() ?? '';
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
