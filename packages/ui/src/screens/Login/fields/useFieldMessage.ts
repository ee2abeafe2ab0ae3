'use client';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FieldMessage } from '../../../features/verification/useSendCode.ts';
import { phoneLength } from '../../../forms/rules.ts';
import { loginProblemOf } from '../LoginScreen.schema.ts';

export type { FieldMessage };

/** Says the problems of signing in by password. */
export function useFieldMessage(): FieldMessage {
  const { t } = useTranslation(['login', 'fields']);
  return (errors) => {
    const problem = loginProblemOf(errors?.[0]);
    if (problem === 'agreement') return t('login:invalid.agreement');
    return problem && t(`fields:invalid.${problem}`, { count: phoneLength });
  };
}
