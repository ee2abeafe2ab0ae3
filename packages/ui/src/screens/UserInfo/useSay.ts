import { useTranslation } from 'react-i18next';
import type { Say } from '../../codes/useSendCode.ts';
import { nicknameLength, problemKey } from './UserInfo.schema.ts';

/** Says what is wrong with a field, and what to do. */
export function useSay(): Say {
  const { t } = useTranslation(['userInfo', 'codes']);
  return (errors) => {
    const key = problemKey(errors?.[0]);
    return key && t(key, { count: nicknameLength });
  };
}
