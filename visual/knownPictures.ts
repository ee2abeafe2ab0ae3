import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Which PNG of the browser an accepted picture was made of, by hashes: the same PNG again needs neither decoding nor a comparison
 * of pixels. A pair is true whatever else the file says, so that lines of two branches can stand together (.gitattributes), and a
 * picture without one, or by another browser, is compared by its pixels.
 */
export class KnownPictures {
  readonly #file: string;
  readonly #pairs = new Map<string, string>();

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const line of lines) {
      const [key = '', accepted = '', png = ''] = line.split(' ');
      if (png !== '') this.#pairs.set(`${key} ${accepted}`, png);
    }
  }

  /** The hash of the PNG that the accepted file was made of. */
  paintedAs(key: string, accepted: Buffer): string | undefined {
    return this.#pairs.get(`${key} ${shortHash(accepted)}`);
  }

  /** Whether the accepted file was made of this PNG. */
  isKnown(key: string, accepted: Buffer, png: Buffer): boolean {
    return this.paintedAs(key, accepted) === shortHash(png);
  }

  add(key: string, accepted: Buffer, png: Buffer): void {
    this.#pairs.set(`${key} ${shortHash(accepted)}`, shortHash(png));
  }

  /** Writes what is known of the pictures that are still accepted. */
  write(acceptedOf: (key: string) => Buffer | undefined): void {
    const lines = [...this.#pairs].flatMap(([pair, png]) => {
      const [key = '', hashed] = pair.split(' ');
      const accepted = acceptedOf(key);
      return accepted && shortHash(accepted) === hashed ? [`${pair} ${png}\n`] : [];
    });
    writeFileSync(this.#file, lines.toSorted().join(''));
  }
}

/** 80 bits tell any two pictures of a shop apart. */
function shortHash(content: Buffer): string {
  return hash('sha1', content).slice(0, 20);
}
