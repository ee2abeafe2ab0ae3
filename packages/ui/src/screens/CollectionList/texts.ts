import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside `common`. */
export const collectionListTexts = ['wishList', 'shop', 'merchantStreet', 'accountNav'] as const satisfies readonly Namespace[];
