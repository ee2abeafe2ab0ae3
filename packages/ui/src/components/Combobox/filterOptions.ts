/** What a search can find an option by. */
export interface Searched {
  label: string;
  description?: string | undefined;
  keywords?: readonly string[] | undefined;
}

/** Letters that are another letter with a stroke or two letters in one, which Unicode does not take apart. */
const plain: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' };

/**
 * Text as it is compared: without case, accents and doubled spaces. Only the marks of Latin, Greek and Cyrillic letters
 * are dropped: in Thai, Lao and Devanagari marks are vowels.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[øłđħıßæœþð]/g, (letter) => plain[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A list that can be searched on every key: its texts are folded once. */
export function searchable<Option extends Searched>(options: readonly Option[]): (query: string) => readonly Option[] {
  const entries = options.map((option) => {
    const text = fold(option.label);
    return { option, text, words: [text, fold(option.description ?? ''), ...(option.keywords ?? []).map(fold)].flatMap(wordsOf) };
  });
  return (query) => {
    const asked = fold(query);
    if (asked === '') return options;
    const ranks: Option[][] = [[], [], []];
    for (const { option, ...entry } of entries) ranks[rank(entry, asked)]?.push(option);
    return ranks.flat();
  };
}

/** 0: the text begins so. 1: each word asked for begins a word. 2: each stands at least within the text. 3: not found. */
function rank({ text, words }: { text: string; words: readonly string[] }, asked: string): number {
  if (text.startsWith(asked)) return 0;
  const parts = asked.split(' ');
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  return parts.every((part) => text.includes(part)) ? 2 : 3;
}

/** A text, and each of its words: "+1-684" is found by "+1", "1" and "684". */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{M}\p{N}+]+/u), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)].filter(Boolean);
}
