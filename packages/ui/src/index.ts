// What needs React alone: components and layout. What brings texts or forms has an entry of its own (docs/decisions/15-packages.md).
export * from './components/index.ts';
export * from './layout/index.ts';

export { fetchAhead } from './hooks/fetchAhead.ts';
export { lazyComponent } from './hooks/lazyComponent.ts';
export { LazySuspense } from './hooks/LazySuspense.tsx';
export { loadWithRetry, type NetworkView } from './hooks/lazyWithRetry.ts';
export { useDebouncedValue } from './hooks/useDebouncedValue.ts';
export { type OpenChangeDetails, type OpenChangeReason, openChangeReasons, type OpenStateProps } from './hooks/useOpenState.ts';
export type { Outcome, Resource, ShopError, Submission } from './state/resource.ts';
export { countGraphemes } from './text/graphemes.ts';
