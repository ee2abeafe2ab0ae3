import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browser } from './browser.ts';
import { runPnpm } from './pack/pnpm.ts';
import { packInto } from './pack/tarball.ts';
import { checkTheme } from './pack/theme-check.ts';
import { root } from './paths.ts';
import { finish } from './results.ts';

/*
 * The published library in an app of Next: a server page imports Button, a client page a dialog. Both bundlers of Next
 * build it, and the built app runs without an error or a hydration warning, with tokens, fonts and night. Neither i18next
 * nor a form library is installed. Next is large, so this stands apart from `test:pack`.
 */
const react = readVersion('packages/ui/node_modules/react/package.json', 'version');
const next = readVersion('tools/pack/next/versions.json', 'next');
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'galleria-next-')));
const counts = { passed: 0, failed: 0 };
try {
  install();
  for (const bundler of ['turbopack', 'webpack']) await check(`Next builds and runs with ${bundler}`, () => buildAndOpen(bundler));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await finish(counts, undefined);

async function check(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    counts.passed += 1;
    console.log(`passed  ${name}`);
  } catch (error) {
    counts.failed += 1;
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

function readVersion(file: string, key: string): string {
  return String(Object(JSON.parse(readFileSync(path.join(root, file), 'utf8')))[key]);
}

function install(): void {
  const { tarball } = packInto(path.join(root, 'packages/ui'), path.join(folder, '.packed/ui'));
  cpSync(path.join(root, 'tools/pack/next/app'), path.join(folder, 'app'), { recursive: true });
  const dependencies = { '@galleria/ui': `file:${tarball}`, next, react, 'react-dom': react };
  const types = { '@types/react': '19.2.7', '@types/node': '24.10.1', typescript: '6.0.3' };
  write('package.json', { name: 'consumer', private: true, type: 'module', dependencies, devDependencies: types });
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), 'minimumReleaseAge: 4320\nstrictDepBuilds: false\n');
  writeFileSync(
    path.join(folder, 'next.config.mjs'),
    'const root = import.meta.dirname;\nexport default { outputFileTracingRoot: root, turbopack: { root } };\n',
  );
  runPnpm(['install', '--ignore-scripts', '--no-frozen-lockfile'], folder);
}

function write(file: string, content: object): void {
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}

async function buildAndOpen(bundler: string): Promise<void> {
  const command = path.join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  rmSync(path.join(folder, '.next'), { recursive: true, force: true });
  try {
    execFileSync(process.execPath, [command, 'build', `--${bundler}`], { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stdout, stderr }: { stdout?: string; stderr?: string } = Object(error);
    throw new Error(`next build --${bundler} fails:\n${stderr ?? ''}${stdout ?? ''}`, { cause: error });
  }
  const server = spawn(process.execPath, [command, 'start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: folder, env });
  try {
    await visit(await addressOf(server));
  } finally {
    server.kill();
  }
}

/** The address that the server prints once it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}: ${printed}`)));
  });
}

async function visit(address: string): Promise<void> {
  const opened = await chromium.launch(browser());
  try {
    const page = await opened.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => /^(?:error|warning)$/.test(message.type()) && problems.push(message.text()));
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Buy' }).waitFor();
    await checkTheme(page);
    await page.goto(`${address}/dialog`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByRole('dialog', { name: 'Delivery' }).waitFor();
    if (problems.length > 0) throw new Error(`The app runs into problems: ${problems.join('; ')}`);
  } finally {
    await opened.close();
  }
}
