import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import dts from 'vite-plugin-dts';

const entries = [
  'index',
  'addresses/index',
  'flows/index',
  'i18n/index',
  'i18n/locales',
  'screens/index',
  'theme/fonts',
  'theme/theme.css',
];

/** Library mode drops the CSS imports of preserved modules: put them back, so that importing Button brings Button's CSS and no other. */
function keepCssImports(): Plugin {
  return {
    name: 'keep-css-imports',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const files = [...(chunk.viteMetadata?.importedCss ?? [])];
        chunk.code = files.map((file) => `import '${relative(chunk.fileName, file)}';\n`).join('') + chunk.code;
      }
    },
  };
}

function relative(from: string, to: string): string {
  const file = path.posix.relative(path.posix.dirname(from), to);
  return file.startsWith('.') ? file : `./${file}`;
}

export default defineConfig({
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    keepCssImports(),
    dts({
      include: ['src'],
      exclude: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/*.parts.tsx', '**/*.test-d.tsx'],
      entryRoot: 'src',
      beforeWriteFile: (file, content) => ({
        filePath: file,
        content: content
          .replace(/(from '|import\('|import ')(\.[^']+)\.tsx?'/g, "$1$2.js'")
          .replace(/typeof import\('(\.[^']+\.json)'\)/g, "typeof import('$1.js')['default']"),
      }),
    }),
  ],
  build: {
    target: 'es2023',
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    lib: { entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])), formats: ['es'] },
    rolldownOptions: {
      external: [/^[^./]/],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Names that a consumer's own vanilla-extract plugin does not take for its sources.
        entryFileNames: ({ name }) => (name.endsWith('.css') ? `${name}.vanilla.js` : `${name}.js`),
        chunkFileNames: '[name].js',
        assetFileNames: ({ names }) => `${(names[0] ?? 'asset').replace(/\.css\.ts\.vanilla\.css$/, '').replace(/\.\w+$/, '')}[extname]`,
      },
    },
  },
});
