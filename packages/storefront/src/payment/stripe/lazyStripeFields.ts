import { lazyComponent, LazySuspense, loadWithRetry } from '@galleria/ui';
import { createElement } from 'react';
import type { StripeFieldsProps } from './StripeFields.tsx';

// Only a shop with a key of Stripe's loads it, and only on this page.
const StripeFields = lazyComponent(() => loadWithRetry(async () => ({ default: (await import('./StripeFields.tsx')).StripeFields })));

export const LazyStripeFields = (props: StripeFieldsProps) => createElement(LazySuspense, null, createElement(StripeFields, props));
