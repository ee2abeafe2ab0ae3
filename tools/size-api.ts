import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { brotli } from './compress.ts';
import { root } from './paths.ts';
import { finish } from './results.ts';
import { isWithin, measureTable, type Measure } from './table.ts';

/*
 * What @galleria/api costs a page: the client with the decoders of the calls that the page makes, everything that they
 * import included, packed by brotli's strongest setting.
 */
const budgets = [
  {
    name: 'client + order list',
    budget: 6000,
    source: "export { createClient, unpaidOrders, orderList, orderCounts, refundList } from '@galleria/api'",
  },
  {
    name: 'client + goods detail',
    budget: 6160,
    source: "export { createClient, productDetail, productReviews, productReviewCounts, couponOffers } from '@galleria/api'",
  },
  { name: 'everything, money arithmetic apart', budget: 16_100, source: "export * from '@galleria/api'" },
] as const;

/** The scripts that a page loads at once, when it has nothing but some exports of the package. */
async function bundle(source: string): Promise<string[]> {
  const entry = 'virtual:page';
  const result = await build({
    root: path.join(root, 'packages/api'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      // Vite's own helper for lazy imports would be counted; every app with lazy pages has it anyway.
      {
        name: 'no-lazy-helper',
        transform: (code, id) => (id.endsWith('.ts') ? code.replace(/import\((['"]\.\/upload\.ts['"])\)/, 'globalThis[$1]') : null),
      },
      {
        name: 'page',
        resolveId: (id, importer) => (id === entry ? id : importer === entry ? path.join(root, 'packages/api/src/index.ts') : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === 'chunk' && !chunk.isDynamicEntry ? [chunk.code] : [])));
}

async function measure({ name, budget, source }: (typeof budgets)[number]): Promise<Measure> {
  const scripts = await bundle(source);
  if (scripts.some((script) => script.includes('[DecimalError]')))
    throw new Error(`${name} brings decimal.js. Import "@galleria/api/money" lazily.`);
  const sizes = await Promise.all(scripts.map(async (script) => (await brotli(Buffer.from(script))).length));
  return { name, budget, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const measures: Measure[] = [];
for (const one of budgets) measures.push(await measure(one));
console.log('@galleria/api, brotli');
console.log(measureTable(measures));
const passed = measures.filter(isWithin).length;
await finish({ passed, failed: measures.length - passed }, values.json);
