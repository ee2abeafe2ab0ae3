import { LazySuspense } from '@galleria/ui';
import { logisticsTexts } from '@galleria/ui/screens';
import { getI18n } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../app/lazyScreen.ts';
import { parcelOf } from '../data/parcelAddress.ts';

const load = () => import('./LogisticsRoute.tsx');
const LogisticsRoute = lazyPart(load, ...logisticsTexts);

/** Where a parcel is, over the page, while the address says so. */
export function LogisticsOverlay() {
  const asked = parcelOf(useLocation()) !== undefined;
  return <LazySuspense>{asked && <LogisticsRoute />}</LazySuspense>;
}

/** Brings code and texts before they are asked for; what does not come is asked for again then. */
export function preloadLogistics(): void {
  void Promise.allSettled([load(), getI18n().loadNamespaces(logisticsTexts)]);
}
