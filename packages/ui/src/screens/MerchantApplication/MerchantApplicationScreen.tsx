import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { reviewDays } from '../../flows/application.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { StatusBanner } from '../../patterns/StatusBanner/index.ts';
import type { ApplicationFormProps } from './ApplicationForm.tsx';
import { ApplicationIntro } from './ApplicationIntro.tsx';
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
  const { t } = useTranslation(['merchantApplication', 'common']);
  const errorText = useErrorText();
  // The form comes while what it is made of does; what fails here is fetched again when it is shown.
  useEffect(() => void load().catch(() => {}), []);
  if (state.status === 'submitted') return <Submitted name={state.name} links={links} />;
  return (
    <div className={styles.root}>
      <ApplicationIntro recordHref={links.record} />
      {content()}
    </div>
  );

  function content() {
    switch (state.status) {
      case 'loading':
        return <FormSkeleton />;
      case 'failed':
        return (
          <EmptyState
            className={styles.blank}
            variant="failed"
            title={t('merchantApplication:failed')}
            description={errorText(state.error)}
          >
            <Button onClick={onRetry}>{t('common:retry')}</Button>
          </EmptyState>
        );
      case 'ready':
        return (
          <>
            {state.start.after && (
              <Alert tone="warning" title={t('merchantApplication:again.title', { name: state.start.after.name })}>
                {state.start.after.reason && <p className={styles.reason}>{state.start.after.reason}</p>}
                <p>{t('merchantApplication:again.text')}</p>
              </Alert>
            )}
            {state.start.restored && (
              <Alert
                action={
                  <Button size="small" onClick={onBeginAnew}>
                    {t('merchantApplication:draft.anew')}
                  </Button>
                }
              >
                {t('merchantApplication:draft.text')}
              </Alert>
            )}
            <Suspense fallback={<FormSkeleton />}>
              <ApplicationForm key={turn} ready={state} {...form} />
            </Suspense>
          </>
        );
      case 'submitted':
        return null;
      default:
        return state satisfies never;
    }
  }
}

/** The form's first group. */
function FormSkeleton() {
  const { t } = useTranslation('merchantApplication');
  return (
    <Skeleton label={t('loading')} className={styles.bonePanel}>
      <SkeletonBlock className={styles.boneTitle} />
      <SkeletonBlock className={styles.boneHint} />
      <div className={styles.fields}>
        {styles.boneFields.map((bone) => (
          <SkeletonBlock key={bone} className={bone} />
        ))}
      </div>
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
  );
}
