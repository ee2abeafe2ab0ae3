'use client';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { codeProblemOf } from '../../../features/verification/codeRules.ts';
import { panelProblemOf } from './panels.schema.ts';
import { type FieldMessage, useFieldMessage } from '../fields/useFieldMessage.ts';

/** Says the problems of all panels. */
export function usePanelFieldMessage(): FieldMessage {
  const { t } = useTranslation('codes');
  const fieldMessage = useFieldMessage();
  return (errors) => {
    const problem = codeProblemOf(errors?.[0]) ?? panelProblemOf(errors?.[0]);
    return problem ? t(`invalid.${problem}`) : fieldMessage(errors);
  };
}
