import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { usePageTexts } from '../../patterns/usePageTexts.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import * as styles from './ApplicationRecordScreen.css.ts';
import type { ApplicationRecordState, ApplicationView } from './ApplicationRecordScreen.state.ts';

const load = () => import('./LicenceDialog.tsx');
const LicenceDialog = lazy(async () => ({ default: (await load()).LicenceDialog }));
// What could not be fetched in advance is fetched again by the press.
const fetchDialog = () => void load().catch(() => {});

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
  const { t } = useTranslation(['applicationRecord', 'common']);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('applicationRecord:title')}</h1>
        {state.status === 'ready' && <LinkButton href={links.apply}>{t('applicationRecord:another')}</LinkButton>}
      </header>
      <Content {...{ state, page, links, onRetry }} />
    </div>
  );
}

function Content({ state, page, links, onRetry }: ApplicationRecordScreenProps) {
  const { t } = useTranslation(['applicationRecord', 'common']);
  const errorText = useErrorText();
  const pageTexts = usePageTexts();
  const [shown, show] = useState<ApplicationView>();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('applicationRecord:loading')} className={styles.list}>
          {[1, 2].map((at) => (
            <div key={at} className={styles.card}>
              <div>
                <SkeletonBlock className={styles.boneName} />
                <SkeletonBlock className={styles.boneKind} />
              </div>
              <SkeletonBlock className={styles.boneSteps} />
              <div className={styles.foot}>
                <SkeletonBlock className={styles.boneHint} />
                <SkeletonBlock className={styles.boneButton} />
              </div>
            </div>
          ))}
        </Skeleton>
      );
    case 'failed':
      return (
        <EmptyState className={styles.blank} variant="failed" title={t('applicationRecord:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState className={styles.blank} title={t('applicationRecord:empty.title')} description={t('applicationRecord:empty.text')}>
          <LinkButton href={links.apply}>{t('applicationRecord:empty.act')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <div className={styles.list}>
            {state.applications.map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}
                resubmitHref={application.canResubmit ? links.resubmit(application) : undefined}
                onLicence={() => show(application)}
                onLicenceIntent={fetchDialog}
              />
            ))}
          </div>
          <Pagination className={styles.pages} page={page} pages={state.pages} hrefOf={links.page} texts={pageTexts} />
          {shown && (
            <Suspense>
              <LicenceDialog application={shown} onClose={() => show(undefined)} />
            </Suspense>
          )}
        </>
      );
    default:
      return state satisfies never;
  }
}
