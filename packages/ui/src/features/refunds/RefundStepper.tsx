'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import type { RefundState } from '../../flows/refund.ts';
import { refundProgress } from './refundProgress.ts';

interface RefundStepperProps {
  status: RefundState;
  /** It is for cash that nobody has paid. */
  cashToCome?: boolean | undefined;
  className?: string | undefined;
}

/** The stages of a refund and where it stands; nothing for a state that nobody knows. Load the namespace `refunds` with the screen. */
export function RefundStepper({ status, cashToCome, className }: RefundStepperProps) {
  const { t } = useTranslation(['refunds', 'common']);
  const progress = refundProgress(status, cashToCome);
  if (!progress) return null;
  return (
    <Stepper
      className={className}
      completed={progress.done}
      tone={progress.tone}
      steps={progress.steps.map((id) => ({ id, label: t(`steps.${id}`) }))}
      texts={{ label: t('steps.label'), done: t('common:steps.done'), toCome: t('common:steps.toCome') }}
    />
  );
}
