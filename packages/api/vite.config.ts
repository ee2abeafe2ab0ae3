import path from 'node:path';
import { defineConfig } from 'vite';
import { declarations } from '../../tools/declarations.ts';
import manifest from './package.json' with { type: 'json' };

/** The modules that package.json exports, by their place in what is built. */
const entries = Object.fromEntries(
  Object.values(manifest.exports)
    .filter((file) => file.startsWith('./src/'))
    .map((file) => [file.slice('./src/'.length, -'.ts'.length), path.join(import.meta.dirname, file)]),
);

export default defineConfig({
  plugins: [declarations({ folder: import.meta.dirname, sources: 'src', entries: Object.keys(entries) })],
  build: {
    target: 'es2023',
    minify: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: [/^[^./]/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
