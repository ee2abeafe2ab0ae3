import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { className } from '../../tools/class-name.ts';
import { defaultLocale, localeCodes, type Locale } from '../ui/src/i18n/locales.ts';
import { scriptless } from './scriptless.ts';
import { robots, sitemap } from './sitemap.ts';
import { documentPath, type Page } from './src/routes/pages.ts';
import type * as Frame from './src/start/frame.tsx';
import type { FirstCalls } from './src/start/frame.tsx';

const source = path.join(import.meta.dirname, 'src');

type Bundle = Rolldown.OutputBundle;

/** Where the shop will be published, such as https://shop.example; without it there is no sitemap, which needs whole addresses. */
const origin = process.env['GALLERIA_ORIGIN']?.replace(/\/+$/, '');
const prefixOf = (locale: string) => (locale === defaultLocale ? '' : `/${locale}`);

/**
 * Writes one document for every page and language (docs/decisions/11-first-load.md). It starts together what the page needs
 * first: its code and styles, its texts, and its first calls; and it shows the page as it is before anything is answered.
 * `app.html` does for any other address.
 */
export function documents(): Plugin {
  let texts = '';
  return {
    name: 'galleria:documents',
    apply: 'build',
    configResolved({ define }) {
      texts = String(JSON.parse(define?.['import.meta.env.TEXTS'] ?? '""'));
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        if (this.environment.name !== 'client') return;
        const template = await readFile(path.join(dir, 'index.html'), 'utf8');
        const [scripts, { readPages, createRenderer }] = await Promise.all([writeStart(dir), buildFrame()]);
        const all = await readPages();
        for (const locale of localeCodes) {
          const render = await createRenderer(locale);
          const failed = await failedWords(locale);
          const folder = locale === defaultLocale ? dir : path.join(dir, locale);
          for (const { page, module, texts: own, calls, privateCalls } of all) {
            const files = filesOf([...(module && 'source' in module ? [String(module.source)] : []), ...aroundOf(page)], bundle, template);
            const styles = files.css.map((file) => `/${file}`);
            const ahead = [...files.js.map((file) => `/${file}`), await writeTexts(dir, `${texts}/${locale}`, ['common', ...own])];
            const frame = await render(page);
            const first = frame.includes('data-first-picture') ? [scripts.start, scripts.firstPicture] : [scripts.start];
            const text = document({ template, locale, scripts: first, calls, privateCalls, styles, ahead, frame, failed });
            await write(path.join(folder, documentPath(page)), text);
          }
        }
        if (origin !== undefined) {
          const pages = all.map(({ page }) => page);
          await write(path.join(dir, 'sitemap.xml'), sitemap(origin, pages, localeCodes, prefixOf));
          await write(path.join(dir, 'robots.txt'), robots(origin));
        }
        const failed = await failedWords(defaultLocale);
        await write(
          path.join(dir, 'app.html'),
          document({
            template,
            locale: defaultLocale,
            scripts: [scripts.start],
            calls: noCalls,
            privateCalls: noCalls,
            styles: [],
            ahead: [],
            frame: '',
            failed,
          }),
        );
      },
    },
  };
}

const noCalls: FirstCalls = { always: [], at: [] };

interface Parts {
  template: string;
  locale: Locale;
  scripts: readonly string[];
  calls: FirstCalls;
  /** Those that only a shopper makes who is signed in. */
  privateCalls: FirstCalls;
  styles: readonly string[];
  /** Code and texts of the page, which the first script asks for: beside the styles they would take their place in the queue. */
  ahead: readonly string[];
  frame: string;
  /** What is said when the shop's own script does not come, or scripts are switched off (src/start/failed.css). */
  failed: string;
}

/** The texts of a page are one file, named by its namespaces (src/app/fetchTexts.ts). Returns its address. */
async function writeTexts(dir: string, folder: string, namespaces: readonly string[]): Promise<string> {
  const names = [...new Set(namespaces)];
  const texts = await Promise.all(
    names.map(async (name) => [name, JSON.parse(await readFile(path.join(dir, folder, `${name}.json`), 'utf8'))] as const),
  );
  const file = `${folder}/${names.join('.')}.json`;
  await write(path.join(dir, file), JSON.stringify(Object.fromEntries(texts)));
  return file;
}

/** The words of a page that cannot be shown, and of one without scripts, each with a link to itself: they must need no script. */
async function failedWords(locale: Locale): Promise<string> {
  const texts: { failure: Record<'title' | 'text' | 'reload', string> } = JSON.parse(
    await readFile(path.join(source, `../../ui/src/i18n/${locale}/common.json`), 'utf8'),
  );
  const { title, text, reload } = texts.failure;
  const words = (id: string, of: { title: string; text: string }) =>
    `<div id="${id}" class="document-words" role="alert"><h1>${escape(of.title)}</h1><p>${escape(of.text)}</p><a href="">${escape(reload)}</a></div>`;
  return `${words('failed', { title, text })}\n    <noscript>${words('scriptless', scriptless[locale])}</noscript>`;
}

function document({ template, locale, scripts, calls, privateCalls, styles, ahead, frame, failed }: Parts): string {
  const meta = (name: string, words: readonly string[]) => `<meta name="galleria:${name}" content="${escape(words.join(' '))}">`;
  const metasOf = (kind: string, { always, at }: FirstCalls) => [
    ...(always.length > 0 ? [meta(`${kind}first-calls`, always)] : []),
    ...at.map(([address, ...own]) => meta(`${kind}calls-at`, [prefixOf(locale) + address, ...own])),
  ];
  const first = [
    ...metasOf('', calls),
    ...metasOf('private-', privateCalls),
    ...(ahead.length > 0 ? [meta('first-files', ahead)] : []),
    ...scripts.map((file) => `<script type="module" async fetchpriority="high" src="/${file}"></script>`),
  ];
  const { title, body } = titled(frame);
  const changes: [from: string, to: string][] = [
    ['<html lang="en">', `<html lang="${locale}">`],
    ['    <title>Galleria</title>', `    ${first.join('\n    ')}\n    <title>${title ?? 'Galleria'}</title>`],
    ['  </head>', `    ${styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('\n    ')}\n  </head>`],
    ['<div id="root"></div>', `<div id="root">${body && `<div inert>${body}</div>`}</div>\n    ${failed}`],
  ];
  return changes.reduce((text, [from, to]) => replaced(text, from, to), template);
}

/** React writes the titles of a page before all else, and that of the page itself last. */
function titled(frame: string): { title: string | undefined; body: string } {
  const [hoisted = ''] = frame.split('<div', 1);
  const titles = [...hoisted.matchAll(/<title>([^<]*)<\/title>/g)];
  return { title: titles.at(-1)?.[1], body: hoisted.replace(/<title>[^<]*<\/title>/g, '') + frame.slice(hoisted.length) };
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`index.html has no ${from}: documents.ts writes there.`);
  return text.replace(from, () => to);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The modules that draw what stands around a page: that of the pages for accounts, and the menu of the user centre. */
const aroundOf = ({ guarded, area }: Page) => [
  ...(guarded ? [path.join(source, 'app/AccountArea.tsx')] : []),
  ...(area === 'account' ? [path.join(source, 'shell/AccountSidebar.tsx')] : []),
];

/** The scripts of some modules and their styles, but for those that the template has. @throws Error when a module is in none. */
function filesOf(modules: readonly string[], bundle: Bundle, template: string): { js: string[]; css: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The build has no ${module}.`);
    return chunk;
  });
  const own = closure(first, chunks);
  const isNew = (file: string, at: number, all: readonly string[]) => all.indexOf(file) === at && !template.includes(`"/${file}"`);
  return {
    js: own.map(({ fileName }) => fileName).filter(isNew),
    css: own
      .toReversed()
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
      .filter(isNew),
  };
}

function closure(first: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  first.forEach(visit);
  return [...found];
}

/** Builds the first scripts by themselves: they share no file with the shop, which they must not wait for. */
async function writeStart(dir: string): Promise<{ start: string; firstPicture: string }> {
  const inputs = { start: 'start.ts', firstPicture: 'showFirstPicture.ts' };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: dir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(inputs).map(([name, file]) => [name, path.join(source, 'start', file)])),
      },
    },
  });
  const output = Array.isArray(result) ? result.flatMap((one) => one.output) : 'output' in result ? result.output : [];
  const fileOf = (name: string) => {
    const file = output.find((one) => one.type === 'chunk' && one.isEntry && one.name === name)?.fileName;
    if (file === undefined) throw new Error(`The build of the first scripts has no ${name}.`);
    return file;
  };
  return { start: fileOf('start'), firstPicture: fileOf('firstPicture') };
}

/** Builds and loads the module that draws the pages in Node. */
async function buildFrame(): Promise<typeof Frame> {
  const outDir = path.join(import.meta.dirname, 'node_modules/.cache/frame');
  await rm(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [react(), vanillaExtractPlugin({ identifiers: className }), routeSources()],
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.TEXTS': '""' },
    ssr: { noExternal: true },
    build: { ssr: path.join(source, 'start/frame.tsx'), outDir, emptyOutDir: true, target: 'es2023', minify: false },
  });
  // By the address that its chunks import it by: under another it would be a second module, with contexts of its own.
  return import(pathToFileURL(path.join(outDir, 'frame.js')).href);
}

/** Lets each route say which file it is, so that its chunk is found in the shop's build. */
function routeSources(): Plugin {
  return {
    name: 'galleria:route-sources',
    transform: (code, id) => (/\/routes\/\w+Route\.tsx$/.test(id) ? `${code}\nexport const source = ${JSON.stringify(id)};` : undefined),
  };
}
