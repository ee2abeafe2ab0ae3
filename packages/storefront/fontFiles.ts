import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Locale, locales } from '../ui/src/i18n/locales.ts';
import { currencyFace } from '../ui/src/theme/currencyFace.ts';

const ui = path.resolve(import.meta.dirname, '../ui');
const fonts = path.join(ui, 'src/theme/fonts');

/** By script, the module of the library that has its font. */
const modules: Record<(typeof locales)[Locale]['script'], string> = { Latn: 'latin', Hans: 'chinese', Thai: 'thai', Laoo: 'lao' };

/** A file of a font, and the letters that it holds. */
interface Face {
  family: string;
  file: string;
  unicodeRange: string;
}

/** The faces of a font, those first which a browser prefers: of two that have a letter, the one that is declared later. */
function facesOf(module: string): Face[] {
  const sheet = /'(@fontsource-variable\/[^']+\.css)'/.exec(readFileSync(path.join(fonts, `${module}.ts`), 'utf8'))?.[1] ?? '';
  const address = createRequire(path.join(ui, 'package.json')).resolve(sheet);
  const faces = [...readFileSync(address, 'utf8').matchAll(/@font-face \{[^}]+\}/g)].map(([rule]): Face => {
    const [, family] = /font-family: '([^']+)'/.exec(rule) ?? [];
    const [, file] = /url\(([^)]+)\)/.exec(rule) ?? [];
    const [, unicodeRange] = /unicode-range: ([^;]+);/.exec(rule) ?? [];
    if (!family || !file || !unicodeRange) throw new Error(`fontFiles.ts cannot read this of ${sheet}: ${rule}`);
    return { family, file: path.join(path.dirname(address), file), unicodeRange };
  });
  const { fontFamily: family, file, unicodeRange } = currencyFace;
  const currency = faces.some((face) => face.family === family) ? [{ family, file: path.join(fonts, file), unicodeRange }] : [];
  return [...faces, ...currency].toReversed();
}

/**
 * Publishes the fonts' files, and for each script a list of them with their letters, so that the shop fetches those of its texts
 * (src/app/letters.ts). In development there are none, and the style sheets of the library do.
 */
export function fontFiles(): Plugin {
  const scripts = Object.entries(modules).map(([script, module]) => [script, facesOf(module)] as const);
  const hash = createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 8);
  const base = `assets/fonts-${hash}`;
  return {
    name: 'galleria:font-files',
    config: (_, { command }) => ({ define: { 'import.meta.env.FONTS': JSON.stringify(command === 'build' ? `/${base}` : '') } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [script, faces] of scripts) {
        const list = faces.map(({ family, file, unicodeRange }) => {
          const id = this.emitFile({ type: 'asset', name: path.basename(file), originalFileName: file, source: readFileSync(file) });
          return [family, `/${this.getFileName(id)}`, unicodeRange];
        });
        this.emitFile({ type: 'asset', fileName: `${base}/${script}.json`, source: JSON.stringify(list) });
      }
    },
  };
}
