import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { isProgram, root } from './paths.ts';

/** What Playwright's `launch` needs: `chromium.launch(browser())`. */
export interface BrowserLaunch {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

const needsNoSandbox = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * The flags of every browser we start, so that each of them paints the same pixels. `--font-render-hinting` is left out
 * on purpose: it makes the headless shell paint text differently from a full Chromium.
 */
export const browserArgs: readonly string[] = [
  ...(needsNoSandbox ? ['--no-sandbox'] : []),
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser of all tests. On Linux x64 it comes out of an npm package that the lockfile pins, so nothing is downloaded
 * and no system library or font plays a part; elsewhere it is the one that Playwright has installed.
 */
export function browser(): BrowserLaunch {
  const args = [...browserArgs];
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: installedByPlaywright(), env: environment(), args };
  }
  const folder = unpacked();
  const env = {
    ...environment(),
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    LD_LIBRARY_PATH: path.join(folder, 'lib'),
  };
  return { executablePath: path.join(folder, 'chromium'), env, args };
}

function installedByPlaywright(): string {
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  const machine = `${process.platform} ${process.arch}`;
  throw new Error(
    'The browser that comes with the dependencies is for Linux x64 only and Playwright has none installed on this machine ' +
      `(${machine}): run "npx playwright install chromium".`,
  );
}

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Unpacks into a sibling and renames it, so that two processes that start at once never see half a browser. */
function unpacked(): string {
  const packageDir = path.join(root, 'node_modules/@sparticuz/chromium');
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const cache = path.join(root, 'node_modules/.cache');
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    const unbrotli = (name: string) => brotliDecompressSync(readFileSync(path.join(packageDir, 'bin', name)));
    writeFileSync(path.join(unfinished, 'chromium'), unbrotli('chromium.br'), { mode: 0o755 });
    for (const name of ['swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br']) {
      execFileSync('tar', ['xf', '-', '--no-same-owner', '-C', unfinished], { input: unbrotli(name) });
    }
    writeFileSync(path.join(unfinished, 'fonts.conf'), fontsConf(folder));
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Only the fonts that come with the browser: with the machine's own, text would be as wide as that machine likes. */
function fontsConf(folder: string): string {
  const dirs = `<dir>${folder}/fonts</dir><cachedir>${folder}/fc-cache</cachedir>`;
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}</fontconfig>\n`;
}

if (isProgram(import.meta.filename)) console.log(browser().executablePath);
