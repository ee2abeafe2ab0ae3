import { type HeaderProps, PageLayout } from '@galleria/ui';
import { loginTexts } from '@galleria/ui/screens';
import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { HeaderBar } from '../shell/HeaderBar.tsx';
import { FailedPage } from './FailedPage.tsx';
import { lazyPart, lazyScreen } from './lazyScreen.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { routeProgress } from './routeProgress.ts';
import { useIdle } from './useIdle.ts';
import { usePrivacy } from './usePrivacy.ts';
import { usePrompt } from './usePrompt.ts';
import { useTitle } from './useTitle.ts';

const SignInPopup = lazyScreen(() => import('./SignInPopup.tsx'), ...loginTexts);
const DeferredShell = lazyPart(async () => ({ default: (await import('./DeferredShell.tsx')).DeferredShell }), 'shell');

/** What is around every page: bar, sign-in popup, service, footer. It stays mounted from page to page. */
export function Shell({ onLocale }: Pick<HeaderProps, 'onLocale'>) {
  const { open } = usePrompt();
  const { pathname, key } = useLocation();
  const working = /^\/(users|order|login)/.test(pathname);
  const progress = useSyncExternalStore(routeProgress.subscribe, routeProgress.get, routeProgress.get);
  usePrivacy();
  useTitle();
  return (
    <PageLayout
      header={<HeaderBar onLocale={onLocale} />}
      footer={<Below />}
      loading={progress === 'running'}
      ground={working ? 'page' : 'canvas'}
    >
      <PageBoundary page={key} instead={FailedPage}>
        <Suspense>
          <Outlet />
        </Suspense>
        <Suspense>{open && pathname !== paths.login && <SignInPopup />}</Suspense>
      </PageBoundary>
    </PageLayout>
  );
}

function Below() {
  const later = useIdle();
  return (
    <PageBoundary instead={Nothing}>
      <Suspense>{later && <DeferredShell />}</Suspense>
    </PageBoundary>
  );
}

/** A page without its footer is a page all the same. */
const Nothing = () => null;
