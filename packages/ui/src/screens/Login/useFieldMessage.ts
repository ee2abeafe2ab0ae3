import { useTranslation } from 'react-i18next';
import type { Say } from '../../features/verification/useSendCode.ts';
import { phoneLength } from '../../forms/rules.ts';
import { loginProblemOf } from './LoginScreen.schema.ts';

export type { Say };

/** Says the problems of signing in by password. */
export function useFieldMessage(): Say {
  const { t } = useTranslation('login');
  return (errors) => {
    const problem = loginProblemOf(errors?.[0]);
    return problem && t(`invalid.${problem}`, { count: phoneLength });
  };
}
