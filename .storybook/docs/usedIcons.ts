/** The icons that sources import, with the files that do, by name. */
export function usedIcons(sources: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide'/g)) {
      for (const name of names.split(',').map((part) => part.trim().split(' as ')[0] ?? ''))
        if (name && !name.startsWith('type ')) found.set(name, [...(found.get(name) ?? []), placeOf(file)]);
    }
  }
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** `…/components/Toast/Toast.tsx` is Toast. */
const placeOf = (file: string) => /([^/]+)\/[^/]+$/.exec(file)?.[1] ?? file;
