import { type ComponentType, lazy } from 'react';

/** A lazy component that never arrives. */
export const Never = lazy<ComponentType>(() => new Promise(() => {}));
