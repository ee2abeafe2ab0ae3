import type { ScreenStates, StateRecord } from './states.ts';

const files = import.meta.glob<ScreenStates>('../seen/*.json', { import: 'default' });

/** What the stories of a title showed, by their ids; `screen` is the beginning of those ids. */
export async function recordsOf(screen: string): Promise<Readonly<Record<string, StateRecord>>> {
  const file = await files[`../seen/${screen}.json`]?.();
  return file ? whole(file) : {};
}

/** The same of all stories. */
export async function allRecords(): Promise<Readonly<Record<string, StateRecord>>> {
  const all = await Promise.all(Object.values(files).map((load) => load()));
  return Object.fromEntries(all.flatMap((file) => Object.entries(whole(file))));
}

/** Each with what its title's stories have in common. */
function whole({ all, stories }: ScreenStates): Record<string, StateRecord> {
  return Object.fromEntries(
    Object.entries(stories).map(([id, record]) => [
      id,
      {
        ...record,
        calls: [...all.calls, ...record.calls],
        messages: [...all.messages, ...record.messages],
        words: [...all.words, ...record.words],
      },
    ]),
  );
}
