'use client';

import { useEffect, useRef } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Grid, Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import type { ApplicationFormProps } from './ApplicationForm.tsx';
import { ApplicationIntro } from './ApplicationIntro.tsx';
import { asTyped } from '../../theme/utilities.css.ts';
import type { MerchantApplicationState } from './MerchantApplicationScreen.state.ts';
import { RestoredDraft } from './RestoredDraft.tsx';

const load = () => import('./ApplicationForm.tsx');
const ApplicationForm = lazyWithRetry(async () => ({ default: (await load()).ApplicationForm }));
const loadSubmitted = () => import('./ApplicationSubmitted.tsx');
const ApplicationSubmitted = lazyWithRetry(async () => ({ default: (await loadSubmitted()).ApplicationSubmitted }));

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
  const { t } = useTranslation(['merchantApplication', 'common']);
  // The form comes while what it is made of does; what fails here is fetched again when it is shown.
  useEffect(() => void load().catch(() => {}), []);
  const root = useRef<HTMLDivElement>(null);
  const thrownAway = useRef<number>(undefined);
  // What asked for the next form is gone with what was typed.
  useEffect(() => {
    if (thrownAway.current === undefined || thrownAway.current === turn) return;
    thrownAway.current = undefined;
    root.current?.querySelector<HTMLElement>('form [name=name]')?.focus();
  }, [turn]);
  const beginAnew = () => {
    thrownAway.current = turn;
    onBeginAnew();
  };
  if (state.status === 'submitted')
    return (
      <LazySuspense>
        <ApplicationSubmitted name={state.name} links={links} />
      </LazySuspense>
    );
  const onSend: ApplicationFormProps['onSend'] = (...application) => {
    // What is said of it comes while it is sent.
    fetchAhead(loadSubmitted);
    return form.onSend(...application);
  };
  return (
    <Stack ref={root}>
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
            {arrived.start.restored && <RestoredDraft onThrowAway={beginAnew} />}
            <LazySuspense fallback={<FormSkeleton />}>
              <ApplicationForm key={turn} ready={arrived} {...form} onSend={onSend} />
            </LazySuspense>
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
