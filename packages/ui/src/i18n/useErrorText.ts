'use client';

import { useTranslation } from './useTranslation.ts';
import type { ShopError } from '../state/resource.ts';

/**
 * Gives the function from an error to what a shopper reads: the server's own sentence where it has one, else what
 * happened and what to do. The one mapping from errors to texts (docs/domain/errors.md#what-a-shopper-reads).
 */
export function useErrorText(): (error: ShopError) => string {
  const { t } = useTranslation('common');
  return (error) => ('message' in error && error.message) || t(`error.${error.kind}`);
}
