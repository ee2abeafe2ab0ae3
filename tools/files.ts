import { stat } from 'node:fs/promises';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What a browser is told that a file is; undefined when its name does not say. */
export function contentType(file: string): string | undefined {
  return types[path.extname(file).toLowerCase()];
}

/**
 * The file that an address names, or undefined when there is none inside `dir`. A folder stands for its index.html.
 * `pathname` comes from outside: whatever dots and escapes it holds, no other folder can be reached.
 */
export async function findFile(dir: string, pathname: string): Promise<string | undefined> {
  const file = path.join(dir, path.normalize(path.join('/', pathname)));
  if (!file.startsWith(path.join(dir, path.sep))) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return file;
  return found?.isDirectory() ? findFile(dir, path.posix.join(pathname, 'index.html')) : undefined;
}
