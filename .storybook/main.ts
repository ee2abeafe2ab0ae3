import path from 'node:path';
import { bakePictures } from '@galleria/mocks/pictures.ts';
import type { StorybookConfig } from '@storybook/react-vite';

const root = path.resolve(import.meta.dirname, '..');
const pictures = path.join(root, 'node_modules/.cache/galleria/static');
bakePictures(pictures);

const ofUi = ['@hookform/resolvers/standard-schema', '@radix-ui/react-dialog', '@radix-ui/react-tabs', '@vanilla-extract/recipes/createRuntimeFn', 'lucide-react', 'react-hook-form', 'valibot'];
const ofStorefront = ['i18next', 'react-i18next', 'react-router-dom', 'swr'];
const dependencies = [...ofUi.map((name) => `@galleria/ui > ${name}`), ...ofStorefront.map((name) => `@galleria/storefront > ${name}`), '@galleria/mocks > msw', '@galleria/mocks > msw/http'];

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', './docs/*.mdx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [pictures, path.join(root, 'packages/storefront/public')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    const { default: react } = await import('@vitejs/plugin-react');
    // Found late, these would make Vite reload the page in the middle of a test run.
    vite.optimizeDeps = { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...dependencies] };
    vite.plugins = [...(vite.plugins ?? []), react(), vanillaExtractPlugin()];
    return vite;
  },
};

export default config;
