import { type ComponentType, lazy } from 'react';

/** A lazy component that never arrives. */
export const NeverLoads = lazy<ComponentType>(() => new Promise(() => {}));
