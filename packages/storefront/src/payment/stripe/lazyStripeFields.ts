import { announce, LazySuspense, loadWithRetry } from '@galleria/ui';
import { createElement, lazy } from 'react';
import type { StripeFieldsProps } from './StripeFields.tsx';

// Only a shop with a key of Stripe's loads it, and only on this page.
const StripeFields = lazy(() => announce(loadWithRetry(async () => ({ default: (await import('./StripeFields.tsx')).StripeFields }))));

export const LazyStripeFields = (props: StripeFieldsProps) => createElement(LazySuspense, null, createElement(StripeFields, props));
