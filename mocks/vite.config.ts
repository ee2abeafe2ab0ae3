import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { declarations } from '../tools/declarations.ts';
import { drawings } from './drawings.ts';
import { assets } from './drawings/svg.ts';

/** The modules that package.json exports, and the command. */
const entries = { index: 'index.ts', pictures: 'pictures.ts', server: 'server/index.ts', 'galleria-mock': 'server/main.ts' };

const dist = path.join(import.meta.dirname, 'dist');

/** The drawings that the pictures are made of, 190 of the 3391 that their package has. */
function copyDrawings(): Plugin {
  return {
    name: 'copy-drawings',
    closeBundle() {
      const folder = path.join(dist, 'drawings');
      mkdirSync(folder, { recursive: true });
      for (const name of new Set(Object.values(drawings)))
        copyFileSync(path.join(assets, `${name}.webp`), path.join(folder, `${name}.webp`));
    },
  };
}

export default defineConfig({
  plugins: [copyDrawings(), declarations({ folder: import.meta.dirname, sources: '.', entries: ['index', 'pictures', 'server/index'] })],
  build: {
    target: 'es2023',
    minify: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: [/^[^./]/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
