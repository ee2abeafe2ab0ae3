import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from '../../tools/proxy.ts';
import { signInWindow } from './signInWindow.ts';
import { textFiles } from './textFiles.ts';

/** Where calls go in development: the mock marketplace, or any server that speaks the contract. */
const api = process.env['GALLERIA_API'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), signInWindow(), textFiles()],
  server: { proxy: apiProxy(api) },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  environments: {
    // What every page needs, in one file: split up it costs 8 kB more on the wire (docs/decisions/04-one-shop-chunk.md).
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } } } } },
    // Its own build: the document of a provider's window shares no file with the shop, which would be split up for it.
    signInWindow: { consumer: 'client', build: { emptyOutDir: false, rolldownOptions: { input: 'sign_in.html' } } },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ['client', 'signInWindow']) if (environments[name]) await build(environments[name]);
    },
  },
});
