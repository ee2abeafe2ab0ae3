'use client';

import { useState } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Inline, Panel, Stack } from '../../layout/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import * as styles from './ApplicationRecordScreen.css.ts';
import type { ApplicationRecordState, ApplicationView } from './ApplicationRecordScreen.state.ts';

const load = () => import('./LicenceDialog.tsx');
const LicenceDialog = lazyWithRetry(async () => ({ default: (await load()).LicenceDialog }));
const fetchDialog = () => fetchAhead(load);

export interface ApplicationRecordScreenProps {
  state: ApplicationRecordState;
  /** The present page, from 1. */
  page: number;
  links: {
    apply: string;
    /** A form that begins with what a refused application had. */
    resubmit: (application: { id: number }) => string;
    page: (page: number) => string;
  };
  onRetry: () => void;
}

/** A shopper's applications to open a shop, and where each stands (docs/domain/application.md). */
export function ApplicationRecordScreen({ state, page, links, onRetry }: ApplicationRecordScreenProps) {
  const { t } = useTranslation(['applicationRecord', 'applications']);
  const [shown, show] = useState<ApplicationView>();
  return (
    <ListPage
      title={t('applications:title')}
      actions={state.status === 'ready' && <LinkButton href={links.apply}>{t('another')}</LinkButton>}
      state={state}
      skeleton={<ApplicationSkeleton label={t('loading')} />}
      failedTitle={t('failed')}
      onRetry={onRetry}
      empty={
        <EmptyState object="form" title={t('empty.title')} description={t('empty.text')}>
          <LinkButton href={links.apply}>{t('empty.act')}</LinkButton>
        </EmptyState>
      }
      page={page}
      hrefOf={links.page}
    >
      {({ applications }) => (
        <Stack>
          {applications.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              resubmitHref={application.canResubmit ? links.resubmit(application) : undefined}
              onLicence={() => show(application)}
              onLicenceIntent={fetchDialog}
            />
          ))}
          {shown && (
            <LazySuspense>
              <LicenceDialog application={shown} onClose={() => show(undefined)} />
            </LazySuspense>
          )}
        </Stack>
      )}
    </ListPage>
  );
}

function ApplicationSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack>
        {[1, 2].map((at) => (
          <Panel key={at}>
            <Stack gap={5}>
              <div>
                <SkeletonText scale="subtitle" />
                <SkeletonText scale="meta" width="quarter" />
              </div>
              <SkeletonBlock shape="steps" />
              <Inline gap={3} justify="between" className={styles.foot}>
                <SkeletonText scale="meta" />
                <SkeletonBlock shape="button" />
              </Inline>
            </Stack>
          </Panel>
        ))}
      </Stack>
    </Skeleton>
  );
}
