import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { dark } from '../ui/src/theme/dark.ts';
import { light } from '../ui/src/theme/light.ts';

const themes = { light, dark };

/** The bar of a phone's browser goes on with the header below it. */
const colours = Object.entries(themes).map(
  ([theme, { color }]): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, content: color.canvas },
    injectTo: 'head',
  }),
);

/** Older versions of Safari show no SVG in a tab, and no iPhone does on its home screen. */
const icons: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'icon', href: '/icon-32.png', sizes: '32x32' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-180.png' }, injectTo: 'head' },
];

/** The mark of the shop in the middle of a square, drawn from `public/icon.svg`. */
async function drawIcon(edge: number, margin: number, background: string): Promise<Buffer> {
  const inner = edge - 2 * margin;
  const mark = await readFile(path.join(import.meta.dirname, 'public/icon.svg'));
  return sharp(mark, { density: 4 * edge })
    .resize(inner, inner, { fit: 'contain', background })
    .flatten(background !== 'transparent' && { background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer();
}

/** What a document says to the device around it, and the icons that it names there. */
export function deviceFiles(): Plugin {
  return {
    name: 'galleria:device-files',
    transformIndexHtml: {
      order: 'pre',
      handler: (_, { filename, server }) => (path.basename(filename) === 'index.html' ? [...colours, ...(server ? [] : icons)] : []),
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'icon-32.png', source: await drawIcon(32, 0, 'transparent') });
      // The device rounds its corners, and shows black where it is transparent.
      this.emitFile({ type: 'asset', fileName: 'icon-180.png', source: await drawIcon(180, 30, light.color.canvas) });
    },
  };
}
