import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from '../../tools/proxy.ts';
import { signInWindow } from './signInWindow.ts';
import { textFiles } from './textFiles.ts';
import { unusedParts } from './unusedParts.ts';

/** Where calls go in development: the mock marketplace, or any server that speaks the contract. */
const api = process.env['GALLERIA_API'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), signInWindow(), textFiles(), unusedParts()],
  // React has it itself since version 18: what SWR brings for older ones is not needed.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  server: { proxy: apiProxy(api) },
  build: {
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // What a menu needs is asked for while somebody points at it; only a page must not wait for its parts one after another.
      resolveDependencies: (file, deps) => (/Route-/.test(file) ? deps : deps.filter((dep) => dep.endsWith('.css'))),
    },
    minify: 'terser',
    terserOptions: {
      module: true,
      // What i18next tells a developer; the stories and tests hear it.
      compress: {
        passes: 3,
        ecma: 2020,
        unsafe_arrows: true,
        pure_getters: true,
        keep_fargs: false,
        pure_funcs: ['log', 'warn', 'error', 'deprecate'].flatMap((way) => [`this.logger.${way}`, `baseLogger.${way}`]),
      },
    },
    assetsInlineLimit: 0,
  },
  environments: {
    // Files for what is needed together: split up, the code of every page costs 8 kB more on the wire, that of the sign-in page 3.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shop', tags: ['$initial'], priority: 2 },
                // What any form is made of.
                {
                  name: 'forms',
                  test: /@formisch|\/icons\/(circle|eye|eye-off)\.|\/ui\/src\/(forms|components\/(Checkbox|Field|PasswordField|RadioTabs|TextField)|patterns\/AgreementCheckbox)\/|\/text\/(passRef|useSettled)/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // The sign-in panel as it opens; its further panels are fetched one by one.
                {
                  name: 'signIn',
                  test: /\/icons\/scan-qr-code\.|\/screens\/(Login\/(DialCode|fields|Login|Login\.css|Login\.schema|LoginFoot|LoginScene|PanelForm|panels|PasswordPanel|useSay)\.tsx?|use(LoginPage|LoginScreen|ThirdParty)\.ts)|\/routes\/LoginRoute|\/flows\/(signInPanels|thirdParties)|\/thirdParty\/providers/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // Its own build: the document of a provider's window shares no file with the shop, which would be split up for it.
    signInWindow: { consumer: 'client', build: { emptyOutDir: false, rolldownOptions: { input: 'sign_in.html' } } },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ['client', 'signInWindow']) if (environments[name]) await build(environments[name]);
    },
  },
});
