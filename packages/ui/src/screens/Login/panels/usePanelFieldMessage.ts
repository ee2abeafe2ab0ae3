import { useTranslation } from 'react-i18next';
import { codeProblemOf } from '../../../features/verification/codeRules.ts';
import { panelProblemOf } from './panels.schema.ts';
import { type FieldMessage, useFieldMessage } from '../fields/useFieldMessage.ts';

/** Says the problems of all panels. */
export function usePanelFieldMessage(): FieldMessage {
  const { t } = useTranslation(['loginPanels', 'codes']);
  const fieldMessage = useFieldMessage();
  return (errors) => {
    const ofCode = codeProblemOf(errors?.[0]);
    if (ofCode) return t(`codes:invalid.${ofCode}`);
    const problem = panelProblemOf(errors?.[0]);
    return problem ? t(`loginPanels:invalid.${problem}`) : fieldMessage(errors);
  };
}
