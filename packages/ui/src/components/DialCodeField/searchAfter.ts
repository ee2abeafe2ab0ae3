type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The search that a key on the button begins or goes on with; without one the picker is not wanted. `same` leaves the
 * key to the platform: Enter and Space press the button.
 */
export function searchAfter({ key, ctrlKey, metaKey, altKey }: Key, search: string | undefined): { search: string | undefined } | 'same' {
  if (key === 'ArrowDown') return { search: search ?? '' };
  if (ctrlKey || metaKey || altKey) return 'same';
  if (search !== undefined && key === 'Escape') return { search: undefined };
  if (search !== undefined && key === 'Backspace') return { search: [...search].slice(0, -1).join('') };
  return [...key].length === 1 && key !== ' ' ? { search: (search ?? '') + key } : 'same';
}
