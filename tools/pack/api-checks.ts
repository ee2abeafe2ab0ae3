import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ananya } from '../../mocks/market/shoppers.ts';
import { createClient, signInByPhone } from '../../packages/api/src/index.ts';
import { compilers } from '../bin.ts';
import { startMarket } from '../market.ts';
import { root } from '../paths.ts';
import type { Check } from './check.ts';
import { type Consumer, link } from './consumer.ts';
import { checkTypes, lintPackage, type Published } from './judge.ts';
import { packInto } from './tarball.ts';

const apiDir = path.join(root, 'packages/api');

let installed: (Published & { app: string }) | undefined;

/** The packed @galleria/api in a folder of its own, without React. */
function install({ folder }: Consumer): Published & { app: string } {
  if (installed) return installed;
  const app = path.join(folder, 'api-app');
  const libraryDir = path.join(app, 'node_modules/@galleria/api');
  mkdirSync(app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), '{ "name": "api-app", "private": true, "type": "module" }\n');
  const { tarball, manifest } = packInto(apiDir, libraryDir);
  for (const name of Object.keys(manifest.dependencies ?? {})) link(app, name, apiDir);
  link(app, '@types/node', root);
  installed = { app, libraryDir, tarball };
  return installed;
}

/** The program that the README of the package shows, which lists the orders of a shopper. @throws when there is none. */
function readmeProgram(libraryDir: string, base: string): string {
  const readme = readFileSync(path.join(libraryDir, 'README.md'), 'utf8');
  const [, program] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  if (program === undefined || !program.includes('https://shop.example')) throw new Error('The README of @galleria/api has no program.');
  return program.replace('https://shop.example', base);
}

async function listOrders(consumer: Consumer): Promise<void> {
  const { app, libraryDir } = install(consumer);
  const market = await startMarket();
  try {
    const body = { countryCode: '91', phone: ananya.phone, password: ananya.password };
    const { token } = await createClient({ base: market.url }).call(signInByPhone, { body });
    const file = path.join(app, 'orders.ts');
    writeFileSync(file, readmeProgram(libraryDir, market.url));
    const printed = execFileSync(process.execPath, [file], { cwd: app, encoding: 'utf8', env: { ...process.env, SHOP_TOKEN: token } });
    if (!/^SH\d+ \d+(?:\.\d\d)?$/m.test(printed)) throw new Error(`The program of the README lists no orders. It prints: ${printed}`);
    const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--noEmit', '--types', 'node'];
    execFileSync(process.execPath, [...compilers[6], ...options, 'orders.ts'], { cwd: app, encoding: 'utf8' });
  } finally {
    await market.stop();
  }
}

/** An edge runtime has neither Node's modules nor a DOM: what is bundled for it must ask for neither when it is loaded. */
async function runsOnTheEdge(consumer: Consumer): Promise<void> {
  const { app } = install(consumer);
  const entry = path.join(app, 'edge.js');
  writeFileSync(entry, `export { createClient, orderList } from '@galleria/api';\n`);
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] }, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []))).join('\n');
  if (/\bfrom\s*["'](?:node:|[a-z])/.test(code)) throw new Error('The client imports a module that an edge runtime does not have.');
  if (code.includes('captchaQuery') || code.includes('/api/front/cart/')) throw new Error('The bundle has calls that nobody imports.');
  if (code.includes('[DecimalError]')) throw new Error('The client brings decimal.js.');
}

async function judge(consumer: Consumer): Promise<void> {
  const published = install(consumer);
  await lintPackage(published);
  await checkTypes(published);
}

export const apiChecks: readonly Check[] = [
  { name: '@galleria/api: publint and Are The Types Wrong find nothing', run: judge },
  { name: '@galleria/api: the ten lines of the README list orders in Node, and are typed', run: listOrders },
  {
    name: '@galleria/api: the client runs where there is neither Node nor a DOM, with the calls that are imported alone',
    run: runsOnTheEdge,
  },
];
