import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routerParts } from './routerParts.ts';

/** Where calls go in development: the mock marketplace, or any server that speaks the contract. */
const api = process.env['GALLERIA_API'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), routerParts()],
  server: { proxy: { '/api': api, '/pictures': api, '/uploads': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What every page needs is one file: split up, the same code costs 8 kB more on the wire.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } } },
  },
});
