import { type Locale, localeCodes } from '@galleria/ui/locales';
import type { StateRecord } from './states.ts';

/** A story that shows what was looked for, and the line in which it does. */
export interface Found {
  id: string;
  line: string;
  locale: Locale;
}

/** The texts of the shop by language, each by namespace and key. */
export type TextsByLocale = ReadonlyMap<Locale, ReadonlyMap<string, string>>;

/** A line that can be read in some stories, with its words made comparable. */
interface Line {
  text: string;
  comparable: string;
  locale: Locale;
  ids: readonly string[];
}

/** All lines that the stories show: messages in every language, and what else was read in English. */
export function linesOf(records: Readonly<Record<string, StateRecord>>, texts: TextsByLocale): Line[] {
  const byMessage = new Map<string, string[]>();
  const byWord = new Map<string, string[]>();
  const note = (to: Map<string, string[]>, key: string, id: string) => to.set(key, [...(to.get(key) ?? []), id]);
  for (const [id, { messages, words, scenario, route, kind }] of Object.entries(records)) {
    for (const key of messages) note(byMessage, key, id);
    for (const word of words) note(byWord, word, id);
    // By its names, too, with its address: "order 200" is what somebody types who knows the place.
    note(byWord, [id.replaceAll('-', ' '), scenario, route, kind].filter(Boolean).join(' · '), id);
  }
  const line = (text: string, locale: Locale, ids: readonly string[]): Line => ({ text, comparable: comparable(text), locale, ids });
  return [
    ...localeCodes.flatMap((locale) =>
      [...byMessage].flatMap(([key, ids]) => {
        const text = messageOf(texts.get(locale), key);
        return text ? [line(text, locale, ids)] : [];
      }),
    ),
    ...[...byWord].map(([text, ids]) => line(text, 'en', ids)),
  ];
}

/** A message as it is read, with dots for what is filled in. Languages without a plural have one form for all numbers. */
function messageOf(texts: ReadonlyMap<string, string> | undefined, key: string): string | undefined {
  const text = texts?.get(key) ?? texts?.get(key.replace(/_(zero|one|two|few|many)$/, '_other'));
  return text
    ?.replace(/\{\{[^{}]*\}\}/g, '…')
    .replace(/<\/?\w+\s*\/?>/g, '')
    .trim();
}

/** The stories in which a line has all of the words, in whatever order: the ones with the words as they were typed come first. */
export function findStates(lines: readonly Line[], query: string, most = 60): Found[] {
  const phrase = comparable(query);
  const words = phrase.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const hits = lines.filter((line) => words.every((word) => line.comparable.includes(word)));
  const rank = ({ comparable }: Line) => (comparable === phrase ? 0 : comparable.includes(phrase) ? 1 : 2);
  const found = new Map<string, Found>();
  for (const { text, locale, ids } of hits.toSorted((a, b) => rank(a) - rank(b) || a.text.length - b.text.length))
    for (const id of ids) if (!found.has(id)) found.set(id, { id, line: text, locale });
  return [...found.values()].slice(0, most);
}

/** Without capitals, accents and signs; Thai and Lao keep the marks that their words are made of. */
export const comparable = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘']/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
