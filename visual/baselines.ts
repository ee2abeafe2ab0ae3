import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KnownPictures } from './knownPictures.ts';

const extension = '.webp';

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

  /** Equal for equal files. As encoding is deterministic, equal pictures are equal files. */
  fingerprint(key: string): string {
    return hash('sha1', readFileSync(this.file(key)));
  }

  write(key: string, content: Buffer): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.file(key), content);
  }

  /** Whether the browser has painted exactly what is accepted, to the byte. */
  isSame(key: string, png: Buffer): boolean {
    return this.has(key) && this.#known.isKnown(key, readFileSync(this.file(key)), png);
  }

  /** Notes that this PNG has the pixels of the accepted picture. */
  know(key: string, png: Buffer): void {
    this.#known.add(key, readFileSync(this.file(key)), png);
  }

  writeKnown(): void {
    this.#known.write((key) => (this.has(key) ? readFileSync(this.file(key)) : undefined));
  }

  remove(key: string): void {
    rmSync(this.file(key));
  }
}
