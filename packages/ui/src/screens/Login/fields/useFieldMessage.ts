'use client';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FieldMessage } from '../../../features/verification/useSendCode.ts';
import { phoneLength } from '../../../forms/rules.ts';
import { loginProblemOf } from '../LoginScreen.schema.ts';

export type { FieldMessage };

/** Says the problems of signing in by password. */
export function useFieldMessage(): FieldMessage {
  const { t } = useTranslation('fields');
  return (errors) => {
    const problem = loginProblemOf(errors?.[0]);
    return problem && t(`invalid.${problem}`, { count: phoneLength });
  };
}
