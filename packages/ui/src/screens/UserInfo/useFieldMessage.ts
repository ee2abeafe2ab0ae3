'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import type { FieldMessage } from '../../features/verification/useSendCode.ts';
import { nicknameLength, problemKey } from './UserInfoScreen.schema.ts';

/** Says what is wrong with a field, and what to do. */
export function useFieldMessage(): FieldMessage {
  const { t } = useTranslation(['userInfo', 'codes', 'fields']);
  return (errors) => {
    const key = problemKey(errors?.[0]);
    return key && t(key, { count: nicknameLength });
  };
}
