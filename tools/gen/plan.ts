/** The generator says no: what is wrong, and what to write instead. */
export class Refusal extends Error {}

/** The repository as the generator reads it; paths are from its top, with slashes. */
export interface Tree {
  read: (path: string) => string;
  /** The names in a folder; none when there is no such folder. */
  list: (folder: string) => readonly string[];
}

/** What will be written, whole, by path, and what is left to the author. */
export interface Plan {
  files: ReadonlyMap<string, string>;
  /** The sentences that are printed after writing. */
  next: readonly string[];
}

/** Collects the files of a plan. Nothing is written here: a refusal in the middle leaves the repository as it was. */
export function newFiles(tree: Tree) {
  const files = new Map<string, string>();
  return {
    files,
    /** A new file. */
    add(path: string, text: string) {
      if (has(tree, path)) throw new Refusal(`${path} exists already. Choose another name, or delete it first.`);
      files.set(path, text);
    },
    /** A change to a file that is there. */
    edit(path: string, change: (text: string) => string) {
      try {
        files.set(path, change(files.get(path) ?? tree.read(path)));
      } catch (cause) {
        throw cause instanceof Refusal ? new Refusal(`${path}: ${cause.message}`) : cause;
      }
    },
  };
}

/** Whether there is such a file or folder, or one that some machines take for the same: `tag` is `Tag` on a Mac. */
export function has(tree: Tree, path: string): boolean {
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  return tree.list(folder).some((other) => other.toLowerCase() === name.toLowerCase());
}
