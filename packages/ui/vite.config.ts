import { globSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { declarations } from '../../tools/declarations.ts';
import { designTokens } from './designTokens.ts';
import manifest from './package.json' with { type: 'json' };

/** The modules that package.json exports, without their extension: a `*` there is every folder or file of that place. */
const entries = Object.values(manifest.exports)
  .filter((file) => file.startsWith('./src/'))
  .flatMap((file) => globSync(file, { cwd: import.meta.dirname }))
  .map((file) => file.replaceAll(path.sep, '/').replace(/^(?:\.\/)?src\/(.*)\.ts$/, '$1'))
  .filter((name) => !/fonts\/.*\.css$/.test(name));

/**
 * Library mode drops the CSS imports of preserved modules: put them back, so that importing Button brings Button's CSS and no other.
 * They go by `imports` of package.json, which leaves them out where Node itself runs the modules and could not read CSS.
 */
function keepCssImports(): Plugin {
  return {
    name: 'keep-css-imports',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const files = [...(chunk.viteMetadata?.importedCss ?? [])];
        chunk.code = files.map((file) => `import '#css/${file}';\n`).join('') + chunk.code;
      }
    },
  };
}

/** The values of both themes and of the scale for design tools. */
function tokensFile(): Plugin {
  return {
    name: 'tokens-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: `${JSON.stringify(designTokens(), null, 2)}\n` });
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
    vanillaExtractPlugin(),
    keepCssImports(),
    noCss(),
    tokensFile(),
    declarations({ folder: import.meta.dirname, sources: 'src', entries }),
  ],
  build: {
    target: 'es2023',
    cssMinify: true,
    cssCodeSplit: true,
    lib: { entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])), formats: ['es'] },
    rolldownOptions: {
      // Icons are part of what is built, so that nobody installs the whole set for those in use.
      external: [/^(?!lucide\/?)[^./]/],
      output: {
        // Names stay, so that a stack can be read; the sentences about them are in the declarations.
        minify: { compress: false, mangle: false, codegen: true },
        comments: { annotation: true, jsdoc: false, legal: false },
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Names that a consumer's own vanilla-extract plugin does not take for its sources.
        entryFileNames: ({ name }) => (name.endsWith('.css') ? `${name}.vanilla.js` : `${name.replace(/^.*\/lucide\/dist\/esm\//, '')}.js`),
        chunkFileNames: '[name].js',
        assetFileNames: ({ names }) => `${(names[0] ?? 'asset').replace(/\.css\.ts\.vanilla\.css$/, '').replace(/\.\w+$/, '')}[extname]`,
      },
    },
  },
});
