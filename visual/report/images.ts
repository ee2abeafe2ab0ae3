import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode, encodeLossless, type Picture } from '../picture.ts';

/** In the order in which they are shown. */
export const sides = ['before', 'after', 'difference'] as const;
export type Side = (typeof sides)[number];

/** The pictures of the report, written as they come: together they would not fit into memory. */
export class ReportImages {
  readonly folder: string;
  readonly #sides = new Map<string, Side[]>();

  /** An earlier report is gone: it would tell of a run that no longer is. */
  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  async add(key: string, pictures: Partial<Record<Side, Picture | undefined>>): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    for (const side of sides) {
      const picture = pictures[side];
      if (picture) await writeFile(path.join(this.folder, pictureFile(key, side)), await encodeLossless(picture));
    }
    this.#sides.set(
      key,
      sides.filter((side) => pictures[side] !== undefined),
    );
  }

  /** Shows an accepted picture, where there is no other. */
  async addAccepted(key: string, file: string): Promise<void> {
    if (!this.#sides.has(key)) await this.add(key, { before: await decode(file) });
  }

  /** Takes pictures over from another report. */
  take(key: string, folder: string, taken: readonly Side[]): void {
    mkdirSync(this.folder, { recursive: true });
    for (const side of taken) copyFileSync(path.join(folder, pictureFile(key, side)), path.join(this.folder, pictureFile(key, side)));
    this.#sides.set(key, [...taken]);
  }

  sidesOf(key: string): readonly Side[] {
    return this.#sides.get(key) ?? [];
  }
}

export function pictureFile(key: string, side: Side): string {
  return `${key}.${side}.webp`;
}
