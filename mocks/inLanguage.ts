import { type NamedLanguage, nameIn } from './market/catalogue/names/index.ts';

/** Fields of the wire that hold a name of the catalogue, or a text of the operator. What people write is in others. */
const named: ReadonlySet<string> = new Set([
  'name',
  'storeName',
  'productName',
  'merName',
  'categoryName',
  'title',
  'info',
  'attrName',
  'unitName',
  'content',
  'instruction',
  'intro',
  'agreement',
  'denialReason',
]);

/** An answer with the names of the catalogue in a language. The marketplace itself knows them in English alone. */
export function inLanguage(data: unknown, language: NamedLanguage): unknown {
  if (Array.isArray(data)) return data.map((one) => inLanguage(one, language));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      named.has(field) && typeof value === 'string' ? nameIn(value, language) : inLanguage(value, language),
    ]),
  );
}
