import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { brotli } from '../../tools/compress.ts';

/** Smaller ones gain nothing: they fit into one packet anyway. */
const bytesLeast = 1000;

/**
 * Puts a `.br` beside the scripts, styles and texts of the build, at the strength that only a build has time for: hosts send it as it is
 * (`brotli_static` of nginx and its like), or compress by themselves and never look at it. Documents have none: an operator writes the
 * settings of the shop into them.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'galleria:compressed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const files = await readdir(dir, { recursive: true });
        const texts = files.filter((file) => /\.(?:js|css|json|svg)$/.test(file) && !files.includes(`${file}.br`));
        await Promise.all(texts.map((file) => compress(path.join(dir, file))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length >= bytesLeast) await writeFile(`${file}.br`, await brotli(content));
}
