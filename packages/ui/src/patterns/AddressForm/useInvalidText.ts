'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { addressLimits, addressProblemOf } from './AddressForm.schema.ts';

/** Gives the function from a message of the schema to what a shopper reads: what is wrong and what to do. */
export function useInvalidText(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation(['addresses', 'fields']);
  return (message) => {
    const problem = addressProblemOf(message);
    switch (problem) {
      case 'nameLong':
        return t('invalid.nameLong', { count: addressLimits.name });
      case 'phoneLength':
        return t('fields:invalid.phoneLength', { count: addressLimits.phone });
      case 'detailLong':
        return t('invalid.detailLong', { count: addressLimits.detail });
      case 'postCodeLength':
        return t('invalid.postCodeLength', { count: addressLimits.postCode });
      default:
        return problem && t(`invalid.${problem}`);
    }
  };
}
