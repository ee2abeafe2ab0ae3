import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compilers } from '../bin.ts';
import { startMarket } from '../market.ts';
import { root } from '../paths.ts';
import type { Check } from './check.ts';
import { type Consumer, link, linkTo } from './consumer.ts';
import { checkTypes, lintPackage, type Published } from './judge.ts';
import { type Packed, packInto } from './tarball.ts';

const mocksDir = path.join(root, 'mocks');

interface Installed extends Packed, Published {
  app: string;
}

let installed: Installed | undefined;

/** The packed @galleria/mocks in a folder of its own, with the two other packed libraries and its peer. */
function install({ folder, libraryDir: uiDir }: Consumer): Installed {
  if (installed) return installed;
  const app = path.join(folder, 'mocks-app');
  const libraryDir = path.join(app, 'node_modules/@galleria/mocks');
  mkdirSync(app, { recursive: true });
  writeFileSync(path.join(app, 'package.json'), '{ "name": "mocks-app", "private": true, "type": "module" }\n');
  const packed = packInto(mocksDir, libraryDir);
  const api = packInto(path.join(root, 'packages/api'), path.join(app, 'node_modules/@galleria/api'));
  linkTo(app, '@galleria/ui', uiDir);
  const ours = new Set(['@galleria/api', '@galleria/ui']);
  const { dependencies, peerDependencies } = packed.manifest;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) if (!ours.has(name)) link(app, name, mocksDir);
  for (const name of Object.keys(api.manifest.dependencies ?? {})) link(app, name, path.join(root, 'packages/api'));
  link(app, '@types/node', root);
  installed = { app, libraryDir, ...packed };
  return installed;
}

async function judge(consumer: Consumer): Promise<void> {
  const published = install(consumer);
  await lintPackage(published);
  await checkTypes(published);
}

/** The file that a package's manifest names as a command. */
function commandOf(libraryDir: string, name: string): string {
  const { bin: commands }: { bin?: Record<string, string> } = JSON.parse(readFileSync(path.join(libraryDir, 'package.json'), 'utf8'));
  const file = commands?.[name];
  if (file === undefined) throw new Error(`The package has no command ${name}.`);
  return path.join(libraryDir, file);
}

/** Starts the command, signs in there with the client and reads orders, decoded; and a picture. */
async function serves(consumer: Consumer): Promise<void> {
  const { app, libraryDir } = install(consumer);
  const command = commandOf(libraryDir, 'galleria-mock');
  if (!readFileSync(command, 'utf8').startsWith('#!/usr/bin/env node\n')) throw new Error('The command does not say that Node runs it.');
  const market = await startMarket({ command, cwd: app });
  try {
    const file = path.join(app, 'orders.js');
    writeFileSync(
      file,
      `import { createClient, orderList, orderListTypes, signInByPhone } from '@galleria/api';
import { ananya } from '@galleria/mocks';
const base = '${market.url}';
const body = { countryCode: '91', phone: ananya.phone, password: ananya.password };
const { token } = await createClient({ base }).call(signInByPhone, { body });
const { items } = await createClient({ base, token: () => token }).call(orderList, { query: { page: 1, limit: 10, type: orderListTypes.toShip } });
for (const order of items) console.log(order.orderNo, order.total);
`,
    );
    const printed = execFileSync(process.execPath, [file], { cwd: app, encoding: 'utf8' });
    if (!/^SH\d+ \d+(?:\.\d\d)?$/m.test(printed)) throw new Error(`The marketplace lists no orders: ${printed}`);
    const picture = await fetch(`${market.url}/pictures/handbag.svg`);
    if (!(await picture.text()).includes('data:image/webp;base64,')) throw new Error('The marketplace has no picture of a handbag.');
  } finally {
    await market.stop();
  }
}

/** The program of the README that runs in a test of Node, typed and run. */
function answersTests(consumer: Consumer): void {
  const { app, libraryDir } = install(consumer);
  const [, program] = /```ts\n(.*?)```/s.exec(readFileSync(path.join(libraryDir, 'README.md'), 'utf8')) ?? [];
  if (program === undefined) throw new Error('The README of @galleria/mocks has no program.');
  const file = path.join(app, 'find.ts');
  writeFileSync(file, `${program}process.exit();\n`);
  const printed = execFileSync(process.execPath, [file], { cwd: app, encoding: 'utf8' });
  if (printed.trim() !== '5') throw new Error(`The program of the README should find five goods. It prints: ${printed}`);
  const options = ['--module', 'nodenext', '--target', 'es2023', '--strict', '--noEmit', '--types', 'node'];
  execFileSync(process.execPath, [...compilers[7], ...options, 'find.ts'], { cwd: app, encoding: 'utf8' });
}

export const mocksChecks: readonly Check[] = [
  { name: '@galleria/mocks: publint and Are The Types Wrong find nothing', run: judge },
  { name: '@galleria/mocks: the command starts the marketplace, which @galleria/api signs in to and lists orders of', run: serves },
  { name: '@galleria/mocks: the program of the README answers tests in Node, and is typed', run: answersTests },
];
