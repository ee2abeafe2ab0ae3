import type { Format } from './Format.tsx';
import { lacksLao } from './printLao.ts';

/** Names one after the other: "tea, cups and honey". */
export function printList(names: readonly string[], { locale }: Pick<Format, 'locale'>): string {
  if (lacksLao(locale)) return names.join(names.length === 2 ? ' ແລະ ' : ', ');
  return new Intl.ListFormat(locale).format(names);
}
