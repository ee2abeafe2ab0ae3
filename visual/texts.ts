import { textFile } from './sources.ts';
import type { Witness } from './witness.ts';

/** A message that reads differently now. */
export interface ChangedText {
  locale: string;
  /** By namespace and key, without the form of its plural. */
  key: string;
}

const pluralForm = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

/** The messages of a file of texts that were changed, added or taken away. */
export function changedTexts(file: string, before: string, now: string): ChangedText[] {
  const [, locale = '', namespace = ''] = textFile.exec(file) ?? [];
  const [was, is] = [flat(before), flat(now)];
  const keys = new Set(
    [...was.keys(), ...is.keys()].filter((key) => was.get(key) !== is.get(key)).map((key) => key.replace(pluralForm, '')),
  );
  return [...keys].map((key) => ({ locale, key: `${namespace}:${key}` }));
}

/**
 * Whether a picture shows a message, or a play can meet it: the one in Thai those that the story asked for in English. A story
 * of which nothing is known may show any message of the language that it is in.
 */
export function usesText(witness: Witness | undefined, { locale, key }: ChangedText, variant = 'base'): boolean {
  // Who shows a list shows what is added to it.
  const [list] = /^.*?\.(?=\d+(?:\.|$))/.exec(key) ?? [];
  const isIn = locale === (variant === 'th' ? 'th' : 'en');
  if (!witness) return isIn || variant !== 'th';
  return witness.messages.some((message) => {
    const [used = '', language = 'en'] = message.split('@');
    if (language === 'en' ? !isIn : language !== locale) return false;
    const name = used.replace(pluralForm, '');
    // A key may lead to several texts, and a new one may be a form of it.
    return key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}_`) || (list !== undefined && name.startsWith(list));
  });
}

function flat(json: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (value: unknown, key: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) add(one, key ? `${key}.${name}` : name);
    else found.set(key, String(value));
  };
  add(json === '' ? {} : JSON.parse(json), '');
  return found;
}
