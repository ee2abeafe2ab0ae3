/** What the arrow keys and their like do among items; `undefined` for every other key. The ends are joined. */
export function nextItem(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** A pause after which letters begin a new word, in milliseconds. */
export const typingPause = 500;

/**
 * The item whose text begins with what was typed. One letter, or the same one again and again, goes on to the next
 * item; more letters stay on an item that fits. `undefined` when none does.
 */
export function typedItem(typed: string, texts: readonly string[], at: number): number | undefined {
  const letters = [...typed.toLowerCase()];
  const [first = ''] = letters;
  const same = letters.every((letter) => letter === first);
  const wanted = same ? first : letters.join('');
  const from = Math.max(at, 0) + (same ? 1 : 0);
  const order = texts.map((_, step) => (from + step) % texts.length);
  return first === '' ? undefined : order.find((one) => texts[one]?.trim().toLowerCase().startsWith(wanted));
}

/** Whether a key writes a letter. A space only does so within a word; else it presses the item. */
export function isLetter(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  typed: string,
): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && (key !== ' ' || typed !== '');
}
