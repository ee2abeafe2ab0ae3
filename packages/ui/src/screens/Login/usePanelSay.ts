import { useTranslation } from 'react-i18next';
import { codeProblemOf } from '../../features/verification/codeRules.ts';
import { panelProblemOf } from './panels.schema.ts';
import { type Say, useFieldMessage } from './useFieldMessage.ts';

/** Says the problems of all panels. */
export function usePanelSay(): Say {
  const { t } = useTranslation(['loginPanels', 'codes']);
  const say = useFieldMessage();
  return (errors) => {
    const ofCode = codeProblemOf(errors?.[0]);
    if (ofCode) return t(`codes:invalid.${ofCode}`);
    const problem = panelProblemOf(errors?.[0]);
    return problem ? t(`loginPanels:invalid.${problem}`) : say(errors);
  };
}
