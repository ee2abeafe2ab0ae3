import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const merchantQualificationTexts = [
  'merchantQualification',
  'merchantHome',
  'shop',
  'codes',
  'gallery',
  'addresses',
  'orderList',
  'service',
] as const satisfies readonly Namespace[];
