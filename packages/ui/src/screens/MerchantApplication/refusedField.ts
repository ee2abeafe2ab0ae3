import type { ShopError } from '../../state/resource.ts';
import type { ApplicationInput } from './MerchantApplicationScreen.schema.ts';

/** Fields that the server may refuse. */
export type RefusedField = 'name' | 'email' | 'captcha' | 'code';

const folded = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Words for a picture and for a code, in the languages that such servers speak. */
const words: readonly [RefusedField, RegExp][] = [
  ['captcha', /picture|image|characters|captcha|图形|图片/i],
  ['code', /\bcode\b|verification|验证码/i],
];

/**
 * The field that a refusal is about. The contract has no field for it (docs/domain/application.md#what-is-asked), so the
 * sentence is read: it quotes the name or the address that is taken, or speaks of the code. One that does neither is
 * about no field that is known.
 */
export function refusedField(error: ShopError, { name, email }: Pick<ApplicationInput, 'name' | 'email'>): RefusedField | undefined {
  if (error.kind !== 'business' && error.kind !== 'invalid') return undefined;
  const sentence = folded(error.message);
  const quotes = (text: string) => sentence.includes(folded(text));
  if (quotes(email)) return 'email';
  // A name as short as "a" stands in every sentence.
  if (name.length > 2 && quotes(name)) return 'name';
  return words.find(([, pattern]) => pattern.test(sentence))?.[0];
}
