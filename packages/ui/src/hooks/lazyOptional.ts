'use client';

import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.ts';

/**
 * A part that nobody asked for and its page can do without, such as a number on an icon: `Instead` stands in for code that does not come,
 * until the next visit. What somebody pressed a button for is `lazyWithRetry`, and its failure is its page's.
 */
export const lazyOptional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, Instead: ComponentType<Props>) =>
  lazyComponent(() => load().catch(() => ({ default: Instead })));
