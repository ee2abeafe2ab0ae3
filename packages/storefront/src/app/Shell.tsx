import { DocumentTitleProvider, LazySuspense } from '@galleria/ui';
import { type HeaderProps, PageLayout } from '@galleria/ui/shell';
import { loginTexts } from '@galleria/ui/screens';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../paths.ts';
import { HeaderBar } from '../shell/HeaderBar.tsx';
import { FailedPage } from './FailedPage.tsx';
import { headingOfPage } from './headingOfPage.ts';
import { lazyPart, lazyScreen } from './lazyScreen.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { routeProgress } from './routeProgress.ts';
import { useIdle } from './useIdle.ts';
import { usePrivacy } from './usePrivacy.ts';
import { useServices, useToken } from './services.tsx';
import { usePrompt } from './usePrompt.ts';

const SignInPopup = lazyScreen(() => import('./SignInPopup.tsx'), ...loginTexts);
const JoinCart = lazyPart(async () => ({ default: (await import('./JoinCart.tsx')).JoinCart }), 'cart');
const DeferredShell = lazyPart(async () => ({ default: (await import('./DeferredShell.tsx')).DeferredShell }), 'shell');

/** What is around every page: bar, sign-in popup, service, footer. It stays mounted from page to page. */
export function Shell({ onLocale }: Pick<HeaderProps, 'onLocale'>) {
  const { open } = usePrompt();
  const { pathname, key } = useLocation();
  const working = /^\/(users|order|login)/.test(pathname);
  const progress = useSyncExternalStore(routeProgress.subscribe, routeProgress.get, routeProgress.get);
  usePrivacy();
  useLeftPrompt();
  const site = useTranslation('common').t('shop.name');
  return (
    <DocumentTitleProvider site={site}>
      {/* While the page has no name of its own: a later title stands before it. */}
      <title>{site}</title>
      <PageLayout
        header={<HeaderBar onLocale={onLocale} />}
        footer={<Deferred pathname={pathname} onLocale={onLocale} />}
        loading={progress === 'running'}
        ground={working ? 'page' : 'canvas'}
      >
        <PageBoundary page={key} instead={FailedPage}>
          <LazySuspense>
            <PageOfShopper />
          </LazySuspense>
          <LazySuspense>{open && pathname !== paths.login && <SignInPopup />}</LazySuspense>
        </PageBoundary>
        <PageBoundary instead={Nothing}>
          <LazySuspense>
            <JoinKept />
          </LazySuspense>
        </PageBoundary>
      </PageLayout>
    </DocumentTitleProvider>
  );
}

/** Whoever goes back is not asked any more; neither is who leaves the page for signing in, where nothing is asked over it. */
function useLeftPrompt() {
  const { prompt } = useServices();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    const isLeft = before.current !== pathname && (type === 'POP' || before.current === paths.login);
    before.current = pathname;
    if (isLeft) prompt.close();
  }, [prompt, pathname, type]);
}

/** The page is drawn anew when it passes to another shopper: forms, dialogs and what was begun in them stay with the one before. */
function PageOfShopper() {
  const { shopper } = useServices();
  const turn = useSyncExternalStore(shopper.subscribe, shopper.turn, shopper.turn);
  useEffect(() => {
    if (turn > 0 && document.activeElement === document.body) headingOfPage()?.focus({ preventScroll: true });
  }, [turn]);
  return <Outlet key={turn} />;
}

/** The cart that the device has kept joins that of whoever is signed in. */
function JoinKept() {
  const { guestCart } = useServices();
  const token = useToken();
  const [joined, setJoined] = useState<string>();
  if (token !== undefined && token !== joined && guestCart.isKept()) setJoined(token);
  return token !== undefined && token === joined ? <JoinCart key={token} /> : null;
}

function Deferred({ pathname, onLocale }: { pathname: string } & Pick<HeaderProps, 'onLocale'>) {
  const [first] = useState(pathname);
  const idle = useIdle();
  // Another page wants focus and reading at its heading, however early it comes.
  const later = idle || pathname !== first;
  return (
    <PageBoundary instead={Nothing}>
      <LazySuspense>{later && <DeferredShell first={first} onLocale={onLocale} />}</LazySuspense>
    </PageBoundary>
  );
}

/** A page without its footer, or with a cart that joins later, is a page all the same. */
const Nothing = () => null;
