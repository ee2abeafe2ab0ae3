import type { RouteProgressProps } from '@galleria/ui/shell';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { routeProgress } from '../app/routeProgress.ts';

/** Everything the progress bar gets. */
export function useRouteProgress(): RouteProgressProps {
  const { t } = useTranslation('shell');
  return { phase: useSyncExternalStore(routeProgress.subscribe, routeProgress.get), label: t('progress') };
}
