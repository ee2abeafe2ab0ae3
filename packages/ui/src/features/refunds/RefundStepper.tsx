import { useTranslation } from 'react-i18next';
import { printMoment, useFormat } from '../../components/Format/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import type { RefundState } from '../../flows/refund.ts';
import { refundProgress, type RefundStep } from './refundProgress.ts';

interface RefundStepperProps {
  status: RefundState;
  /** When a stage was reached, as far as the server says. */
  times?: Partial<Record<RefundStep, string | undefined>>;
}

/** The stages of a refund and where it stands; nothing for a state that nobody knows. Load the namespace `refunds` with the screen. */
export function RefundStepper({ status, times }: RefundStepperProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const progress = refundProgress(status);
  if (!progress) return null;
  return (
    <Stepper
      completed={progress.done}
      tone={progress.tone}
      steps={progress.steps.map((id) => ({ id, label: t(`steps.${id}`), note: printMoment(times?.[id] ?? '', format) }))}
      texts={{ label: t('steps.label'), done: t('steps.done'), toCome: t('steps.toCome') }}
    />
  );
}
