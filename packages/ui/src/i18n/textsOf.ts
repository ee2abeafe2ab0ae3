import type { Locale } from './locales.ts';
import { loadAllMessages } from './messages.ts';

/** The texts of one language by `namespace:key`. */
export type Texts = ReadonlyMap<string, string>;

/** All texts of a language, for tests that read every one. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const files = Object.entries(await loadAllMessages(locale));
  return new Map(files.flatMap(([namespace, texts]) => flatten(texts, `${namespace}:`)));
}

/** Everything that is no text counts as an empty one. */
function flatten(texts: object, path: string): [string, string][] {
  return Object.entries<unknown>({ ...texts }).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null ? flatten(value, `${path}${key}.`) : [[path + key, typeof value === 'string' ? value : '']],
  );
}
