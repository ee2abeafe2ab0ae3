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
  'refundReasonWap',
  'refundReason',
  'AcceptStation',
]);

/** An answer with the names of the catalogue in a language. The marketplace itself knows them in English alone. */
export function inLanguage(data: unknown, language: NamedLanguage): unknown {
  // A text that stands alone is a reason to choose from.
  if (Array.isArray(data)) return data.map((one) => (typeof one === 'string' ? nameIn(one, language) : inLanguage(one, language)));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fieldIn(field, value, language)]));
}

function fieldIn(field: string, value: unknown, language: NamedLanguage): unknown {
  if (typeof value !== 'string') return inLanguage(value, language);
  if (field === 'logisticsInfo') return JSON.stringify(inLanguage(JSON.parse(value), language));
  return named.has(field) ? nameIn(value, language) : value;
}
