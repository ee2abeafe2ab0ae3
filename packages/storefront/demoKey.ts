import type { Plugin } from 'vite';
import { fillPage } from '../../tools/page-settings.ts';

/** In development over the mock marketplace cards are taken by its demo gateway; another server brings a key of its own, or none. */
export function demoKey(api: string | undefined): Plugin {
  const stripeKey = process.env['GALLERIA_STRIPE_KEY'] ?? (api === undefined ? 'demo' : undefined);
  return { name: 'galleria:demo-key', apply: 'serve', transformIndexHtml: (page) => fillPage(page, { stripeKey }) };
}
