import { Refusal } from './plan.ts';

/** The words of a name, however it is written: `GiftCards` and `gift-cards` are gift and cards. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascalOf = (name: string) => wordsOf(name).map(capital).join('');

/** `GiftCards` as a value: `giftCards`. */
export const camelOf = (name: string) =>
  wordsOf(name)
    .map((word, at) => (at ? capital(word) : word))
    .join('');

/** `GiftCards` in a sentence: "gift cards". */
export const spokenOf = (name: string) => wordsOf(name).join(' ');

/** `GiftCards` as a title: "Gift cards". */
export const titleOf = (name: string) => capital(spokenOf(name));

/** `PriceTag` with its article: "a price tag"; several have none. */
export const oneOf = (name: string) => (/[^s]s$/.test(name) ? spokenOf(name) : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${spokenOf(name)}`);

/** Words that no value may be called. */
const reserved = `
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally
  for function if implements import in instanceof interface let new null package private protected public return static super
  switch this throw true try typeof var void while with yield
`
  .trim()
  .split(/\s+/);

/** Passes a name of a component, pattern or screen. */
export function checkPascal(kind: string, name: string): void {
  check(kind, name, /^(?:[A-Z][a-z]+)+$/, 'PascalCase, in words of letters, as PriceTag', pascalOf(name));
}

/** Passes a name of an endpoint. */
export function checkCamel(kind: string, name: string): void {
  check(kind, name, /^[a-z]+(?:[A-Z][a-z]+)*$/, 'camelCase, in words of letters, as giftCards', camelOf(name));
  if (reserved.includes(name)) throw new Refusal(`"${name}" is a word of the language. Say more, as ${name}Order.`);
}

function check(kind: string, name: string, shape: RegExp, wanted: string, better: string) {
  if (!shape.test(name))
    throw new Refusal(`${capital(oneOf(kind))} is named in ${wanted}, not "${name}".${shape.test(better) ? ` Write ${better}.` : ''}`);
}
