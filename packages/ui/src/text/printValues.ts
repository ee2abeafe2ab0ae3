/**
 * Values side by side, with the comma that the language has in a list: "Lilac, UK 8". Thai has a space there, which values have
 * within them, too: they keep the comma. A browser without Lao takes English, not its own language.
 */
export function printValues(values: readonly string[], locale: string): string {
  const [, sign] = new Intl.ListFormat([locale, 'en']).formatToParts(['a', 'b', 'c']);
  return values.join(sign?.value.trim() ? sign.value : ', ');
}
