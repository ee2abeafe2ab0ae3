import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a built Storybook says which style module each of its classes comes from. */
export const classFilesName = 'class-files.json';

/** Where the records of all stories stand, seen from the top of the repository. */
export const witnessFolder = 'visual/witnesses';

/** What one story made use of when it was played (visual/seen.ts). */
export interface Witness {
  /** The messages that it asked for, shown or not: `namespace:key`, and `namespace:key@th` in another language than English. */
  messages: readonly string[];
  /** The style modules with a class in the page at any time, by their paths from the top of the repository. */
  styles: readonly string[];
}

/** The file of a title: what is used, each with the stories that use it, or "*" for all of them. */
export interface WitnessFile {
  /** Of what the stories were made when they were recorded: see `sourcesOf`. */
  sources: string;
  stories: readonly string[];
  messages: Readonly<Record<string, Users>>;
  styles: Readonly<Record<string, Users>>;
}

type Users = '*' | readonly string[];

const nameOf = (storyId: string) => storyId.split('--')[1] ?? storyId;

/** The file of the title that these stories, by their ids, belong to. */
export function packWitnesses(sources: string, witnesses: ReadonlyMap<string, Witness>): WitnessFile {
  const usersOf = (part: keyof Witness): Record<string, Users> => {
    const used = [...new Set([...witnesses.values()].flatMap((witness) => witness[part]))].toSorted();
    return Object.fromEntries(
      used.map((one): [string, Users] => {
        const users = [...witnesses].flatMap(([id, witness]) => (witness[part].includes(one) ? [nameOf(id)] : []));
        return [one, users.length === witnesses.size ? '*' : users];
      }),
    );
  };
  return { sources, stories: [...witnesses.keys()].map(nameOf), messages: usersOf('messages'), styles: usersOf('styles') };
}

/** What a story of this file used; nothing when it is not recorded. */
export function unpackWitness({ stories, messages, styles }: WitnessFile, storyId: string): Witness | undefined {
  const name = nameOf(storyId);
  if (!stories.includes(name)) return undefined;
  const usedIn = (users: Readonly<Record<string, Users>>) =>
    Object.entries(users).flatMap(([one, by]) => (by === '*' || by.includes(name) ? [one] : []));
  return { messages: usedIn(messages), styles: usedIn(styles) };
}

/** The record of the title that a story belongs to, if there is one. */
export function readWitnessFile(root: string, storyId: string): WitnessFile | undefined {
  const file = path.join(root, witnessFolder, `${storyId.split('--')[0] ?? storyId}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
