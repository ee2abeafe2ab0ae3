import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const merchantSearchTexts = [
  'merchantSearch',
  'merchantStreet',
  'goodsSearch',
  'applications',
  'shop',
] as const satisfies readonly Namespace[];
