import { Button, LazySuspense } from '@galleria/ui';
import { useTranslation } from 'react-i18next';
import { ErrorRoute } from '../routes/lazyErrorRoute.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** The error page in the place of one that failed; a few words where not even that can be loaded. */
export function FailedPage({ failure }: { failure: 'offline' | 'newVersion' | 'defect' }) {
  // Nothing more can be loaded.
  if (failure === 'offline') return <FatalError />;
  return (
    <PageBoundary instead={FatalError}>
      <LazySuspense>
        <ErrorRoute status={failure === 'defect' ? 500 : failure} />
      </LazySuspense>
    </PageBoundary>
  );
}

/** Needs nothing that is not there already. */
export function FatalError() {
  const { t } = useTranslation('common');
  return (
    <section>
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
    </section>
  );
}
