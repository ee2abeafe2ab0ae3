import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bakePictures } from '@galleria/mocks/pictures.ts';
import type { StorybookConfig } from '@storybook/react-vite';
import { groupByKind } from './boards/kinds.ts';
import { screenIds } from './screenIds.ts';
import { scenarioNames } from './scenarioNames.ts';
import { className } from '../tools/class-name.ts';
import { hashSources, sourcesHashFile } from '../tools/sources-hash.ts';
import { classFilesName } from '../visual/witness.ts';

const root = path.resolve(import.meta.dirname, '..');
const generated = path.join(root, 'node_modules/.cache/galleria/static');
bakePictures(generated);
// The worker script is taken from the package, so that worker and library never differ in version.
copyFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), path.join(generated, 'mockServiceWorker.js'));
// The letters of the shop for what is around the stories, too: there nothing imports a style.
const letters = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
copyFileSync(createRequire(path.join(root, 'packages/ui/package.json')).resolve(letters), path.join(generated, 'inter.woff2'));
const ownLetters = `<style>
  @font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url("./inter.woff2") format("woff2"); }
</style>`;

const ofUi = ['@formisch/react', '@radix-ui/react-dialog', '@radix-ui/react-tabs', 'dompurify', 'downshift', 'lucide', 'qr', 'valibot'];
const ofStorefront = ['i18next', 'react-i18next', 'react-router-dom', 'swr', 'swr/infinite'];
// A path within a package is found by its plain name alone, so these are dependencies of the root as well.
const ofRoot = ['msw/http', 'msw/browser', '@storybook/addon-docs/preview', 'storybook/internal/csf'];
const dependencies = [
  ...ofRoot,
  ...ofUi.map((name) => `@galleria/storybook > @galleria/ui > ${name}`),
  ...ofStorefront.map((name) => `@galleria/storefront > ${name}`),
  '@galleria/mocks > msw',
  '@galleria/storybook > msw-storybook-addon',
];

// Taken before anything is read: a file that changes during the build makes the build outdated.
const source = hashSources(root);

/** The style module of each class, by the name that it has in the build. */
const classFiles: Record<string, string> = {};

/** The names of what ships, written down. */
function nameClass(scope: { hash: string; filePath: string }): string {
  const name = className(scope);
  classFiles[name] = scope.filePath;
  return name;
}

/** Says in the build what it was built from, so that nothing is checked on an outdated one, and where its classes come from. */
const origins = {
  name: 'origins',
  apply: 'build' as const,
  generateBundle(this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown }) {
    this.emitFile({ type: 'asset', fileName: sourcesHashFile, source });
    this.emitFile({ type: 'asset', fileName: classFilesName, source: JSON.stringify(classFiles) });
  },
};

const config: StorybookConfig = {
  // NEGATIVE=1 shows the stories that each hide a fault instead: tools/gates.ts proves that none of them passes.
  stories: process.env['NEGATIVE']
    ? ['./negative/*.stories.tsx']
    : ['./docs/**/*.mdx', './guides/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The accepted pictures: boards show them at once, where a story would have to be drawn first.
  staticDirs: [
    generated,
    path.join(root, 'packages/storefront/public'),
    ...(process.env['NEGATIVE'] ? [] : [{ from: path.join(root, 'visual/baselines'), to: '/accepted' }]),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  managerHead: (head) => `${head ?? ''}${ownLetters}`,
  experimental_indexers: (indexers) => groupByKind(indexers),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite, { configType }) => {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { default: react } = await import('@vitejs/plugin-react');
    // Found late, these would make Vite reload the page in the middle of a test run.
    vite.optimizeDeps = { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...dependencies] };
    vite.plugins = [
      ...(vite.plugins ?? []),
      react(),
      vanillaExtractPlugin(configType === 'PRODUCTION' ? { identifiers: nameClass } : {}),
      origins,
      scenarioNames,
      screenIds,
    ];
    return vite;
  },
};

export default config;
