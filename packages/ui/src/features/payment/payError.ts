'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { ShopError } from '../../state/resource.ts';

/**
 * Why an order could not be begun to be paid: a failed call, an answer that names no way on, or one that leads to an address that is
 * not the provider's.
 */
export type PayError = ShopError | { kind: 'notAccepted' | 'strangeAddress' };

/** Gives the function from such an error to what a shopper reads. Needs the namespace `payment`. */
export function usePayErrorText(): (error: PayError) => string {
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  return (error) => (isOwn(error) ? t(`error.${error.kind}`) : errorText(error));
}

const isOwn = (error: PayError): error is Exclude<PayError, ShopError> => error.kind === 'notAccepted' || error.kind === 'strangeAddress';
