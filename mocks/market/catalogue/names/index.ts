import { agreements } from './agreements.ts';
import { bags } from './bags.ts';
import { beauty } from './beauty.ts';
import { categories } from './categories.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { first } from './first.ts';
import { groceries } from './groceries.ts';
import { home } from './home.ts';
import { intros } from './intros.ts';
import { making } from './making.ts';
import { merchants } from './merchants.ts';
import type { Names } from './names.ts';
import { play } from './play.ts';
import { sentences } from './sentences.ts';
import { specifications } from './specifications.ts';

/** Names and introductions of goods, names of categories, shops, kinds of shops, what the operator shows and has agreed to, and what the marketplace says, in the languages that the catalogue has them in. */
export const names: Names = {
  ...agreements,
  ...categories,
  ...merchants,
  ...first,
  ...fashion,
  ...bags,
  ...electronics,
  ...home,
  ...groceries,
  ...beauty,
  ...play,
  ...making,
  ...intros,
  ...sentences,
};

/** Where the languages stand in the table. */
const places = { th: 0, zh: 1 } as const;

/** A language that the catalogue has names in, beside English. */
export type NamedLanguage = keyof typeof places;

/** The language of an `Accept-Language` that is wanted first, when the catalogue has names in it; undefined for English and all others. */
export function namedLanguage(accepted: string | null): NamedLanguage | undefined {
  const [first = ''] = (accepted ?? '').split(/[,;]/);
  const language = first.trim().toLowerCase().split('-')[0];
  return language === 'th' || language === 'zh' ? language : undefined;
}

/** A name in a language; one that nobody has translated stays as it is. */
export const nameIn = (name: string, language: NamedLanguage): string =>
  Object.hasOwn(names, name) ? (names[name]?.[places[language]] ?? name) : name;

/** A specification, such as "Lilac, UK 8", in a language: its values one by one, and what stands between them as it is. */
export const specificationIn = (specification: string, language: NamedLanguage): string =>
  specification
    .split(/(, ?)/)
    .map((value) => (Object.hasOwn(specifications, value) ? (specifications[value]?.[places[language]] ?? value) : value))
    .join('');

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Sentences with gaps, each as an expression that finds what stands in them; of two that fit a text, the one that says more comes first. */
const forms = Object.entries(sentences)
  .filter(([english]) => english.includes('{}'))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([english, told]) => ({ form: new RegExp(`^${english.split('{}').map(plain).join('(.+?)')}$`, 's'), told }));

/** What the marketplace says, in a language, with the names in it; a sentence that nobody has translated stays as it is. */
export function sentenceIn(sentence: string, language: NamedLanguage): string {
  for (const { form, told } of forms) {
    const parts = form.exec(sentence)?.slice(1);
    if (parts) return parts.reduce((text, part) => text.replace('{}', () => nameIn(part, language)), told[places[language]]);
  }
  return nameIn(sentence, language);
}

/** A sentence of the marketplace by what it is in English, whatever language it was said in. */
export const sentenceOf = (said: string): string =>
  Object.entries(sentences).find(([english, told]) => english === said || told.includes(said))?.[0] ?? said;

/** All that something is called, so that it is found by any of its names. */
export const namesOf = (name: string): string[] => [name, ...(Object.hasOwn(names, name) ? (names[name] ?? []) : [])];
