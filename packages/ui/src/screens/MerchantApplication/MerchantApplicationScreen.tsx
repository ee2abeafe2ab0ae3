import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { reviewDays } from '../../flows/application.ts';
import { Grid, Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { StatusBanner } from '../../patterns/StatusBanner/index.ts';
import type { ApplicationFormProps } from './ApplicationForm.tsx';
import { ApplicationIntro } from './ApplicationIntro.tsx';
import { asTyped } from '../../theme/utilities.css.ts';
import * as styles from './MerchantApplicationScreen.css.ts';
import type { MerchantApplicationState } from './MerchantApplicationScreen.state.ts';

const load = () => import('./ApplicationForm.tsx');
const ApplicationForm = lazy(async () => ({ default: (await load()).ApplicationForm }));

export interface MerchantApplicationScreenProps extends ApplicationFormProps {
  state: MerchantApplicationState;
  /** Another one begins a form anew. */
  turn: number;
  links: { record: string; home: string };
  onRetry: () => void;
  /** Throws away what was typed before. */
  onBeginAnew: () => void;
}

/** A shopper applies to open a shop (docs/domain/application.md). */
export function MerchantApplicationScreen({ state, turn, links, onRetry, onBeginAnew, ...form }: MerchantApplicationScreenProps) {
  const { t } = useTranslation('merchantApplication');
  // The form comes while what it is made of does; what fails here is fetched again when it is shown.
  useEffect(() => void load().catch(() => {}), []);
  if (state.status === 'submitted') return <Submitted name={state.name} links={links} />;
  return (
    <Stack>
      <ApplicationIntro recordHref={links.record} />
      <AsyncContent state={state} skeleton={<FormSkeleton />} failedTitle={t('failed')} onRetry={onRetry}>
        {(arrived) => (
          <>
            {arrived.start.after && (
              <Alert tone="warning" title={t('again.title', { name: arrived.start.after.name })}>
                {arrived.start.after.reason && <p className={asTyped}>{arrived.start.after.reason}</p>}
                <p>{t('again.text')}</p>
              </Alert>
            )}
            {arrived.start.restored && (
              <Alert
                action={
                  <Button size="small" onClick={onBeginAnew}>
                    {t('draft.anew')}
                  </Button>
                }
              >
                {t('draft.text')}
              </Alert>
            )}
            <Suspense fallback={<FormSkeleton />}>
              <ApplicationForm key={turn} ready={arrived} {...form} />
            </Suspense>
          </>
        )}
      </AsyncContent>
    </Stack>
  );
}

/** The form's first group. */
function FormSkeleton() {
  const { t } = useTranslation('merchantApplication');
  return (
    <Skeleton label={t('loading')}>
      <Panel padding="large">
        <Stack gap={5}>
          <div>
            <SkeletonText scale="subtitle" width="quarter" />
            <SkeletonText scale="meta" width="most" />
          </div>
          <Grid columns={2}>
            {[1, 2, 3, 4].map((field) => (
              <SkeletonBlock key={field} shape="field" />
            ))}
          </Grid>
        </Stack>
      </Panel>
    </Skeleton>
  );
}

/** It is on its way to somebody who reads it. */
function Submitted({ name, links }: { name: string; links: MerchantApplicationScreenProps['links'] }) {
  const { t } = useTranslation('merchantApplication');
  const root = useRef<HTMLElement>(null);
  // The form is gone, and with it what had the focus.
  useEffect(() => root.current?.focus(), []);
  return (
    <Panel padding="large">
      <StatusBanner
        ref={root}
        tabIndex={-1}
        className={styles.submitted}
        icon={CircleCheck}
        tone="success"
        title={t('submitted.title')}
        description={t('submitted.text', { name, days: reviewDays })}
        actions={
          <>
            <LinkButton href={links.home}>{t('submitted.home')}</LinkButton>
            <LinkButton href={links.record} tone="accent">
              {t('record')}
            </LinkButton>
          </>
        }
      >
        <Stepper
          completed={1}
          steps={[
            { id: 'sent', label: t('steps.sent') },
            { id: 'review', label: t('steps.review'), note: t('steps.days', { days: reviewDays }) },
            { id: 'decided', label: t('steps.decided'), note: t('steps.mail') },
          ]}
          texts={{ label: t('steps.label'), done: t('steps.done'), toCome: t('steps.toCome') }}
        />
      </StatusBanner>
    </Panel>
  );
}
