import { globSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { className } from '../../tools/class-name.ts';
import { declarations } from '../../tools/declarations.ts';
import { designTokens } from './designTokens.ts';
import { hosts, isClient, type ModuleFacts } from './hosts.ts';
import manifest from './package.json' with { type: 'json' };

/** The modules that package.json exports, without their extension: a `*` there is every folder or file of that place. */
const entries = Object.values(manifest.exports)
  .filter((file) => file.startsWith('./src/'))
  .flatMap((file) => globSync(file, { cwd: import.meta.dirname }))
  .map((file) => file.replaceAll(path.sep, '/').replace(/^(?:\.\/)?src\/(.*)\.ts$/, '$1'))
  .filter((name) => !/fonts\/.*\.css$/.test(name));

/** The path of a module from `src` without its extension; that of an icon from the folder of its set. */
const nameOf = (id: string) =>
  path
    .relative(path.join(import.meta.dirname, 'src'), id)
    .replaceAll(path.sep, '/')
    .replace(/\.(?:tsx?|m?js)$/, '')
    .replace(/^.*\/lucide\/dist\/esm\//, '');

/** The path of what a bundler calls by its source or by its file. */
const cssNameOf = (name: string) => name.replace(/^src\//, '').replace(/(?:\.css\.ts\.vanilla)?\.\w+$/, '');

/**
 * The file of a part that is loaded late. The texts of one language are neighbours in the order of names, which is that of a packed package:
 * what they have in common is found only nearby, and is worth 40 kB.
 */
const lateName = (id: string) => nameOf(id).replace(/^i18n\/([\w-]+)\/(\w+)\.json$/, 'i18n/$1.$2');

/** The file of a module: that of its host, but for an icon, and for the lists of which texts a screen has, which are one file. Entries have one by themselves, and so has what is only loaded late, with its parts. */
function fileName(id: string, graph: { getModuleInfo: (id: string) => ModuleFacts | null }): string | null {
  const host = id.includes('/node_modules/') ? id : hosts((one) => graph.getModuleInfo(one))(id);
  const facts = graph.getModuleInfo(host);
  const isLate = facts?.importers.length === 0 && facts.dynamicImporters.length > 0;
  if (!facts || facts.isEntry || isLate) return null;
  // A line each: in 39 files they would weigh 1 kB more.
  return nameOf(host).replace(/^screens\/\w+\/texts$/, 'screens/texts');
}

/** Names that a consumer's own vanilla-extract plugin does not take for its sources. */
const fileOf = (name: string) => (name.endsWith('.css') ? `${name}.vanilla.js` : `${name}.js`);

/**
 * A bundler drops directives and, in library mode, the CSS imports of its files: put them back, so that a server knows what it cannot run, and
 * that importing Button brings Button's CSS and no other. Where a CSS import stood Vite leaves a comment that says nothing. CSS goes by `imports` of package.json, which leaves it out where Node itself runs
 * the modules and could not read it.
 */
function keepHeads(): Plugin {
  return {
    name: 'keep-heads',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const directive = chunk.moduleIds.some((id) => isClient(this.getModuleInfo(id)?.code ?? null)) ? `'use client';\n` : '';
        const css = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `import '#css/${file}';\n`);
        chunk.code = directive + css.join('') + chunk.code.replaceAll(/\/\* empty css +\*\//g, '');
      }
    },
  };
}

/** Texts without a name for the object that they are: in 366 files it weighs 2 kB. */
function namelessTexts(): Plugin {
  return {
    name: 'nameless-texts',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith('.json')) continue;
        chunk.code = chunk.code.replace(/^var (\w+)=(.*);export\{\1 as default\};\s*$/s, 'export default$2;');
      }
    },
  };
}

/** The values of both themes and of the scale for design tools. */
function tokensFile(): Plugin {
  return {
    name: 'tokens-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: JSON.stringify(designTokens()) });
    },
  };
}

/** What Node loads in the place of CSS. */
function noCss(): Plugin {
  return {
    name: 'no-css',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'noCss.js', source: 'export {};\n' });
    },
  };
}

export default defineConfig({
  base: './',
  // Texts are read whole: a name for each of their keys would only make them larger.
  json: { namedExports: false },
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: className }),
    keepHeads(),
    namelessTexts(),
    noCss(),
    tokensFile(),
    declarations({ folder: import.meta.dirname, sources: 'src', entries }),
  ],
  build: {
    target: 'es2023',
    // What README.md says of browsers.
    cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
    cssMinify: true,
    cssCodeSplit: true,
    lib: { entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])), formats: ['es'] },
    rolldownOptions: {
      // Icons are part of what is built, so that nobody installs the whole set for those in use.
      external: [/^(?!lucide\/?)[^./]/],
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The names of functions stay, so that a stack can be read; the sentences about them are in the declarations.
        minify: {
          compress: { keepNames: { function: true, class: true } },
          mangle: { toplevel: false, keepNames: true },
          codegen: true,
        },
        comments: { annotation: false, jsdoc: false, legal: false },
        minifyInternalExports: false,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'hosts', name: fileName }] },
        entryFileNames: ({ name }) => fileOf(name),
        chunkFileNames: ({ name, facadeModuleId }) => fileOf(facadeModuleId === null ? name : lateName(facadeModuleId)),
        assetFileNames: ({ names, originalFileNames }) => `${cssNameOf(originalFileNames[0] ?? names[0] ?? 'asset')}[extname]`,
      },
    },
  },
});
