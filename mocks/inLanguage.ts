import { type NamedLanguage, nameIn, specificationIn } from './market/catalogue/names/index.ts';

/** Fields of the wire that hold a name of the catalogue, or a text of the operator. What people write is in others. */
const named: ReadonlySet<string> = new Set([
  'name',
  'storeName',
  'storeInfo',
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

/** Fields that hold values of a specification, one or several with commas between them. */
const specified: ReadonlySet<string> = new Set(['attrValues', 'sku', 'suk']);

/** An answer with the names of the catalogue in a language. The marketplace itself knows them in English alone. */
export function inLanguage(data: unknown, language: NamedLanguage): unknown {
  // A text that stands alone is a reason to choose from.
  if (Array.isArray(data)) return data.map((one) => (typeof one === 'string' ? nameIn(one, language) : inLanguage(one, language)));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fieldIn(field, value, language)]));
}

function fieldIn(field: string, value: unknown, language: NamedLanguage): unknown {
  // The skus of goods, each by its values.
  if (field === 'productValue' && typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([values, sku]) => [specificationIn(values, language), inLanguage(sku, language)]));
  if (typeof value !== 'string') return inLanguage(value, language);
  if (specified.has(field)) return specificationIn(value, language);
  if (field === 'logisticsInfo') return JSON.stringify(inLanguage(JSON.parse(value), language));
  return named.has(field) ? nameIn(value, language) : value;
}
