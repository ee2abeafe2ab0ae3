/** The style module of each name that was given in this build. */
const modules = new Map<string, string>();

/**
 * Names a class or a custom property in all that is built: the pages, the packed library and Storybook. vanilla-extract's own names begin with
 * a hash of 32 bits for each module, which no compressor shortens; with ten bits less the modules of one build are still told apart. The `_`
 * keeps them from names that people give.
 * @throws when two modules would share a name.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  const name = `_${hash.slice(2)}`;
  const other = modules.get(name) ?? filePath;
  if (other !== filePath) throw new Error(`Styles of ${filePath} and ${other} would have the same name: give one of the files another.`);
  modules.set(name, filePath);
  return name;
}
