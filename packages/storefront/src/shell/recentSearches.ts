import { attempt } from '../attempt.ts';
import { wordsOf } from '../searchAddress.ts';

const name = 'galleria.recentSearches';
/** The most that are kept, and the most letters of one. */
const most = 8;
const maxLetters = 100;

type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What the shopper searched for, kept on this device alone and forgotten with everything else at the end of a session. Where the storage
 * is blocked nothing is kept, and what somebody else wrote there is not believed.
 */
export function createRecentSearches(storage: () => WordStorage = () => localStorage) {
  const listeners = new Set<() => void>();
  const write = (words: readonly string[]) => {
    attempt(() => (words.length > 0 ? storage().setItem(name, JSON.stringify(words)) : storage().removeItem(name)));
    for (const listener of listeners) listener();
  };
  /** As it is stored: the same text as long as nothing changes. */
  const stored = () => attempt(() => storage().getItem(name)) ?? '';
  const read = () => wordsIn(stored());
  return {
    stored,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The last search comes first. */
    add(text: string) {
      const words = wordsOf(text);
      if (words) write([words, ...read().filter((one) => !isSame(one, words))].slice(0, most));
    },
    forget: (words: string) => write(read().filter((one) => one !== words)),
    forgetAll: () => write([]),
  };
}

export const recentSearches = createRecentSearches();

/** The searches that a stored text holds. */
export function wordsIn(stored: string): string[] {
  const list: unknown = attempt(() => JSON.parse(stored));
  if (!Array.isArray(list)) return [];
  const words = list.flatMap((one: unknown) => (typeof one === 'string' && one.trim() && one.length <= 2 * maxLetters ? one : []));
  return [...new Set(words)].slice(0, most);
}

/** Those of some words that what is typed stands in; all of them for nothing typed. What is typed in whole is no suggestion. */
export function matching(words: readonly string[], typed: string, limit: number): string[] {
  const asked = typed.trim().toLowerCase();
  return words.filter((one) => one.toLowerCase().includes(asked) && !isSame(one, asked)).slice(0, limit);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
