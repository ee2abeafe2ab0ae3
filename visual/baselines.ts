import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const extension = '.webp';

/** The accepted pictures: one file each, named by its key, and no other files. */
export class Baselines {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
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

  remove(key: string): void {
    rmSync(this.file(key));
  }
}
