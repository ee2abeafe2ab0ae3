import { readFileSync } from 'node:fs';

/**
 * The names of pictures that a report's list accepts, one a line.
 * @throws Error when the file names none, or one that no story has.
 */
export function readAccepted(file: string, planned: readonly { key: string }[]): Set<string> {
  const named = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (named.length === 0) throw new Error(`${file} names no picture: mark some in the report and download its list.`);
  const known = new Set(planned.map(({ key }) => key));
  const unknown = named.filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw new Error(`No story has the pictures ${unknown.join(', ')}: take the list from a report of this Storybook.`);
  return new Set(named);
}
