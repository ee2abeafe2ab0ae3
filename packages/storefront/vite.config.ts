import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from '../../tools/class-name.ts';
import { apiProxy } from '../../tools/proxy.ts';
import { compressedFiles } from './compressedFiles.ts';
import { documents } from './documents.ts';
import { demoKey } from './demoKey.ts';
import { deviceFiles } from './deviceFiles.ts';
import { fontFiles } from './fontFiles.ts';
import { signInWindow } from './signInWindow.ts';
import { textFiles } from './textFiles.ts';

/** Where calls go in development: the mock marketplace, or any server that speaks the contract. */
const api = process.env['GALLERIA_API'] ?? 'http://127.0.0.1:4010';

/**
 * Files that belong together (docs/decisions/04-one-shop-chunk.md): what every page needs, split up it costs 8 kB more on the
 * wire; what most pages need; small modules that many pages share; what every form needs; icons that several parts share, so
 * that a page does not fetch the forms for one; what pages share with the footer and the service around them, so that none waits for
 * those; what pages that list goods share with home, so that none fetches the rest of home; what begins an order; what few pages share, in fewer files; and the rest of home, where most visits begin.
 */
const groups = [
  { name: 'shop', tags: ['$initial' as const], priority: 3 },
  { name: 'basic', minShareCount: 18, test: /^(?!.*@radix-ui)/, priority: 2 },
  {
    name: 'small',
    test: /\/(TextButton\/|(captchaQuery|runSignedIn|plainDigits|showInRow|wholeAddress|data\/pages)\.ts)/,
    priority: 2,
  },
  { name: 'contact', test: /\/(printPhone|addresses\/contact|serviceState|icons\/(headset|rotate-ccw))\.m?[jt]s$/, priority: 2 },
  {
    name: 'lists',
    test: /\/((Goods|Shop)Card\/|layout\/Grid\/|Rating\/(Rating(\.css)?|ratingStars|starPath)\.ts|structuredData\/(useStructuredData|jsonOf|thing)\.|models\/(review|merchant|activity|coupon)\.|(endpoints\/(products|merchants|home|coupons)|useCouponOffers|categoriesRequest)\.)/,
    priority: 2,
  },
  { name: 'ordering', test: /\/(beginOrder|baskets|useNavigateHere|atMost)\.ts/, priority: 2 },
  { name: 'around', test: /\/app\/DeferredShell\.tsx$/, priority: 1 },
  { name: 'forms', test: /\/(Checkbox|Field|PasswordField|TextField|AgreementCheckbox)\//, priority: 1 },
  { name: 'icons', test: /[\\/]lucide[\\/]/, minShareCount: 4, priority: 2 },
  { name: 'trail', test: /\/(Breadcrumb|features\/trail)\//, priority: 1 },
  { name: 'quantity', test: /\/(QuantityStepper\/|cartLine\.ts)/, priority: 1 },
  { name: 'pictures', test: /\/(ReviewPicture|LateLightbox)\.tsx$/, priority: 1 },
  { name: 'home', test: /\/routes\/HomeRoute\.tsx$/, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // In development a name says its file and what it is.
    vanillaExtractPlugin(command === 'build' ? { identifiers: className } : {}),
    signInWindow(),
    demoKey(process.env['GALLERIA_API']),
    textFiles(),
    fontFiles(),
    deviceFiles(),
    documents(),
    compressedFiles(),
  ],
  server: { proxy: apiProxy(api) },
  build: {
    target: 'es2023',
    // As the library's.
    cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Its own build: the document of a provider's window shares no file with the shop, which would be split up for it.
    signInWindow: { consumer: 'client', build: { emptyOutDir: false, rolldownOptions: { input: 'sign_in.html' } } },
  },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ['client', 'signInWindow']) if (environments[name]) await build(environments[name]);
    },
  },
}));
