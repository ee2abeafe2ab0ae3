import path from 'node:path';
import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';
import manifest from './package.json' with { type: 'json' };

/** The modules that package.json exports, by their place in what is built. */
const entries = Object.fromEntries(
  Object.values(manifest.exports)
    .filter((file) => file.startsWith('./src/'))
    .map((file) => [file.slice('./src/'.length, -'.ts'.length), path.join(import.meta.dirname, file)]),
);

export default defineConfig({
  plugins: [
    dts({
      include: ['src'],
      exclude: ['**/*.test.ts', '**/testing.ts'],
      entryRoot: 'src',
      // A declaration that cannot be written is left out in silence otherwise.
      afterDiagnostic: ([first]) => {
        if (first) throw new Error(`A declaration cannot be written: ${JSON.stringify(first.messageText)}`);
      },
      beforeWriteFile: (file, content) => ({
        filePath: file,
        content: content.replace(/(from '|import\('|import ')(\.[^']+)\.ts'/g, "$1$2.js'"),
      }),
    }),
  ],
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
