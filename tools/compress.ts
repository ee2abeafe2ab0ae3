import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './files.ts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Content {
  body: Buffer;
  encoding: Encoding;
}

/** Reads files, compressed as well as can be: each is compressed once and kept, or taken from a `.br` or `.gz` beside it. */
export class FileStore {
  readonly #compressed = new Map<string, Promise<Buffer>>();

  async read(file: string, acceptEncoding: string): Promise<Content> {
    const encoding = isText(file) ? wanted(acceptEncoding) : 'identity';
    if (encoding === 'identity') return { body: await readFile(file), encoding };
    const { mtimeMs } = await stat(file);
    const key = `${encoding} ${mtimeMs} ${file}`;
    const body = this.#compressed.get(key) ?? compressed(file, encoding);
    this.#compressed.set(key, body);
    return { body: await body, encoding };
  }
}

function isText(file: string): boolean {
  return /^(text\/|image\/svg|application\/)/.test(contentType(file) ?? '');
}

function wanted(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

async function compressed(file: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const beside = await readFile(`${file}${encoding === 'br' ? '.br' : '.gz'}`).catch(() => undefined);
  if (beside) return beside;
  return encoding === 'br' ? brotli(await readFile(file)) : promisify(gzip)(await readFile(file), { level: 9 });
}

/** Brotli at its strongest, as a publisher that compresses ahead of time sends it. */
export function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
