import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KnownPictures } from './knownPictures.ts';

const extension = '.avif';

/** The accepted pictures: one file each, named by its key, and what is known of their PNGs. */
export class Baselines {
  readonly #folder: string;
  readonly #known: KnownPictures;

  constructor(folder: string) {
    this.#folder = folder;
    this.#known = new KnownPictures(path.join(folder, 'known.txt'));
  }

  keys(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith(extension))
      .map((file) => file.slice(0, -extension.length))
      .toSorted();
  }

  file(key: string): string {
    return path.join(this.#folder, key + extension);
  }

  has(key: string): boolean {
    return existsSync(this.file(key));
  }

  read(key: string): Buffer {
    return readFileSync(this.file(key));
  }

  /** Equal for equal pictures: of what the browser has painted where that is known, since encoding may lose what two differ by. */
  fingerprint(key: string): string {
    const file = this.read(key);
    return this.#known.paintedAs(key, file) ?? hash('sha1', file);
  }

  write(key: string, content: Buffer): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.file(key), content);
  }

  /** Whether the browser has painted exactly what is accepted, to the byte. */
  isSame(key: string, png: Buffer): boolean {
    return this.has(key) && this.#known.isKnown(key, this.read(key), png);
  }

  /** Notes that this PNG has the pixels of the accepted picture. */
  know(key: string, png: Buffer): void {
    this.#known.add(key, this.read(key), png);
  }

  writeKnown(): void {
    this.#known.write((key) => (this.has(key) ? this.read(key) : undefined));
  }

  remove(key: string): void {
    rmSync(this.file(key));
  }
}
