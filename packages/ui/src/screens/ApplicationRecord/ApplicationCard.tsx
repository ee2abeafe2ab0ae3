'use client';

import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { printMoment, useDateFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Stepper, type StepperProps } from '../../components/Stepper/index.ts';
import { Tag, type TagProps } from '../../components/Tag/index.ts';
import { type ApplicationState, reviewDays } from '../../flows/application.ts';
import { Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { Statement } from '../../patterns/Statement/index.ts';
import * as styles from './ApplicationRecordScreen.css.ts';
import type { ApplicationView } from './ApplicationRecordScreen.state.ts';

interface ApplicationCardProps {
  application: ApplicationView;
  /** Where another begins that follows this one. */
  resubmitHref: string | undefined;
  onLicence: () => void;
  onLicenceIntent: () => void;
}

/** One application: where it stands, why it failed, and what can be done. */
export function ApplicationCard({ application, resubmitHref, onLicence, onLicenceIntent }: ApplicationCardProps) {
  const { t } = useTranslation(['applicationRecord', 'common']);
  const id = useId();
  const { name, status, refusal, email, category, type } = application;
  const kind = [category, type].filter(Boolean).join('\u00A0· ');
  return (
    <Panel as="article" aria-labelledby={`${id} ${id}-state`}>
      <Stack gap={5}>
        <div className={styles.cardHead}>
          <Heading level={2} id={id}>
            {name}
          </Heading>
          <Tag id={`${id}-state`} tone={tones[status]} className={styles.state}>
            {t(`state.${status}`)}
          </Tag>
          {kind && (
            <Text scale="meta" tone="muted" className={styles.kind}>
              {kind}
            </Text>
          )}
        </div>
        <Steps application={application} />
        {refusal && <Statement name={t('common:shop.name')}>{refusal}</Statement>}
        <Inline gap={3} justify="between" className={styles.foot}>
          <Text scale="meta" tone="muted" className={styles.hint}>
            {status === 'auditFailed' && !resubmitHref ? '' : t(`hint.${status}`, { days: reviewDays, email })}
          </Text>
          <Inline gap={3} justify="end">
            <Button onClick={onLicence} onPointerEnter={onLicenceIntent} onFocus={onLicenceIntent} aria-haspopup="dialog">
              {t('licence')}
            </Button>
            {resubmitHref && (
              <LinkButton href={resubmitHref} tone="accent">
                {t('resubmit')}
              </LinkButton>
            )}
          </Inline>
        </Inline>
      </Stack>
    </Panel>
  );
}

const tones: Readonly<Record<ApplicationState, NonNullable<TagProps['tone']>>> = {
  toBeReviewed: 'info',
  approved: 'success',
  auditFailed: 'danger',
  unknown: 'neutral',
};

/** The way of an application; of a state that a newer server invented nobody knows where it is. */
function Steps({ application: { status, appliedAt } }: Pick<ApplicationCardProps, 'application'>) {
  const { t } = useTranslation(['applicationRecord', 'applications', 'common']);
  const format = useDateFormat();
  const draw = (done: number, decision: ReactNode, tone: NonNullable<StepperProps['tone']>) => (
    <Stepper
      completed={done}
      tone={tone}
      steps={[
        { id: 'sent', label: t('applications:steps.sent'), note: appliedAt && printMoment(appliedAt, format) },
        { id: 'review', label: t('steps.review') },
        { id: 'decision', label: decision },
      ]}
      texts={{ label: t('steps.label'), done: t('common:steps.done'), toCome: t('common:steps.toCome') }}
    />
  );
  switch (status) {
    case 'toBeReviewed':
      return draw(1, t('applications:steps.decided'), 'neutral');
    case 'approved':
      return draw(3, t('state.approved'), 'neutral');
    case 'auditFailed':
      return draw(2, t('state.auditFailed'), 'danger');
    case 'unknown':
      return null;
    default:
      return status satisfies never;
  }
}
