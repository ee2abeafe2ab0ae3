'use client';

import { CircleCheck } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { reviewDays } from '../../flows/application.ts';
import { Heading, Panel, Stack } from '../../layout/index.ts';
import { StatusBanner } from '../../patterns/StatusBanner/index.ts';
import { StepList } from '../../patterns/StepList/index.ts';

/** It is on its way to somebody who reads it. */
export function ApplicationSubmitted({ name, links }: { name: string; links: { record: string; home: string } }) {
  const { t } = useTranslation(['merchantApplication', 'applications', 'common']);
  const id = useId();
  return (
    <Stack>
      <Panel padding="large">
        <StatusBanner
          takesFocus
          icon={CircleCheck}
          tone="success"
          title={t('submitted.title')}
          description={t('submitted.text', { name, days: reviewDays })}
          actions={
            <>
              <LinkButton href={links.home}>{t('common:toHome')}</LinkButton>
              <LinkButton href={links.record} tone="accent">
                {t('applications:title')}
              </LinkButton>
            </>
          }
        >
          <Stepper
            completed={1}
            steps={[
              { id: 'sent', label: t('applications:steps.sent') },
              { id: 'review', label: t('steps.review'), note: t('steps.days', { days: reviewDays }) },
              { id: 'decided', label: t('applications:steps.decided'), note: t('steps.mail') },
            ]}
            texts={{ label: t('steps.label'), done: t('common:steps.done'), toCome: t('common:steps.toCome') }}
          />
        </StatusBanner>
      </Panel>
      <Panel as="section" padding="large" aria-labelledby={id}>
        <Stack gap={4}>
          <Heading level={2} scale="lead" id={id}>
            {t('common:steps.next')}
          </Heading>
          <StepList steps={t('next', { returnObjects: true })} />
        </Stack>
      </Panel>
    </Stack>
  );
}
