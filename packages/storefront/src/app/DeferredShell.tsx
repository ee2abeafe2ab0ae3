import { fetchAhead, VisuallyHidden } from '@galleria/ui';
import { Footer, type HeaderProps, OfflineNotice, RouteProgress, ServiceWidget } from '@galleria/ui/shell';
import { useEffect } from 'react';
import { loadAccountArea } from '../routes/lazyAccountArea.ts';
import { useFooter } from '../shell/useFooter.ts';
import { useOfflineNotice } from '../shell/useOfflineNotice.ts';
import { useRouteProgress } from '../shell/useRouteProgress.ts';
import { useServiceWidget } from '../shell/useServiceWidget.ts';
import { Head } from './Head.tsx';
import { useToken } from './services.tsx';
import { useFetchOnIntent } from './useFetchOnIntent.ts';
import { useRouteFocus } from './useRouteFocus.ts';

interface DeferredShellProps extends Pick<HeaderProps, 'onLocale'> {
  /** The path at which the visit began. */
  first: string;
}

/** What is around a page and not needed at first: the way to service, footer, progress bar, offline notice, the head, and turning from page to page. */
export function DeferredShell({ first, onLocale }: DeferredShellProps) {
  const isMember = useToken() !== undefined;
  useEffect(() => {
    // Where members go is at hand before they do.
    if (isMember) fetchAhead(loadAccountArea);
  }, [isMember]);
  useFetchOnIntent();
  return (
    <>
      <Head />
      <RouteProgress {...useRouteProgress()} />
      <VisuallyHidden role="status">{useRouteFocus(first)}</VisuallyHidden>
      <ServiceWidget {...useServiceWidget()} />
      <Footer {...useFooter(onLocale)} />
      <OfflineNotice {...useOfflineNotice()} />
    </>
  );
}
