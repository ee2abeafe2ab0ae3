import { Footer, OfflineNotice, RouteProgress, ServiceWidget, VisuallyHidden } from '@galleria/ui';
import { useEffect } from 'react';
import { loadAccountArea } from '../routes/lazyAccountArea.ts';
import { useFooter } from '../shell/useFooter.ts';
import { useOfflineNotice } from '../shell/useOfflineNotice.ts';
import { useRouteProgress } from '../shell/useRouteProgress.ts';
import { useServiceWidget } from '../shell/useServiceWidget.ts';
import { useToken } from './services.tsx';
import { useHead } from './useHead.ts';
import { useRouteFocus } from './useRouteFocus.ts';

/** What is around a page and not needed at first: the way to service, footer, progress bar, offline notice, the head, and turning from page to page. */
export function DeferredShell() {
  useHead();
  const isMember = useToken() !== undefined;
  useEffect(() => {
    // Where members go is at hand before they do; what does not come is asked for again then.
    if (isMember) loadAccountArea().catch(() => {});
  }, [isMember]);
  return (
    <>
      <RouteProgress {...useRouteProgress()} />
      <VisuallyHidden role="status">{useRouteFocus()}</VisuallyHidden>
      <ServiceWidget {...useServiceWidget()} />
      <Footer {...useFooter()} />
      <OfflineNotice {...useOfflineNotice()} />
    </>
  );
}
