import type { ErrorScreenProps, ErrorStatus } from '@galleria/ui/screens';
import { useServices } from '../app/services.tsx';
import { paths } from '../paths.ts';

/** Goods in the side bays of the error page, from the storefront's own files. */
const scenery = ['amphora', 'camera', 'chair', 'plant'].map((name) => `/scenery/${name}.webp`);

/** Everything the error page gets. */
export function useErrorScreen(status: ErrorStatus): ErrorScreenProps {
  const { prompt } = useServices();
  return { status, homeHref: paths.home, scenery, onSignIn: () => prompt.open(), onReload: () => location.reload() };
}
