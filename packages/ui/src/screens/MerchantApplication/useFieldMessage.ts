'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { codeProblemOf } from '../../features/verification/codeRules.ts';
import type { FieldMessage } from '../../features/verification/useSendCode.ts';
import { phoneLength } from '../../forms/rules.ts';
import { applicationLimits, applicationProblemOf } from './MerchantApplicationScreen.schema.ts';

/** Says the problems of an application. */
export function useFieldMessage(): FieldMessage {
  const { t } = useTranslation(['merchantApplication', 'codes', 'fields']);
  return (errors) => {
    const ofCode = codeProblemOf(errors?.[0]);
    if (ofCode) return t(`codes:invalid.${ofCode}`);
    const problem = applicationProblemOf(errors?.[0]);
    switch (problem) {
      case 'phoneLength':
      case 'emailEmpty':
      case 'correctEmail':
        return t(`fields:invalid.${problem}`, { count: phoneLength });
      default:
        return problem && t(`merchantApplication:invalid.${problem}`, { count: counts[problem] });
    }
  };
}

/** The number that a sentence names. */
const counts: Readonly<Record<string, number>> = {
  nameLong: applicationLimits.name,
  realNameLong: applicationLimits.realName,
  addressLong: applicationLimits.address,
  pictureMany: applicationLimits.pictures,
};
