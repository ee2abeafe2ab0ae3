import type { Resource } from '@galleria/ui';
import { useState } from 'react';

/**
 * A session that ends in the middle of a form does not take the form away, nor the pictures on their way in it: what it is about stays
 * until it is known who is there. For another shopper, and after a sign-out, the page is drawn anew (app/Shell.tsx, app/usePrivacy.ts).
 * @param about names what is asked for: of something else nothing stays.
 */
export function useLastReady<T>(resource: Resource<T>, about: string): Resource<T> {
  const [last, save] = useState<{ about: string; data: T }>();
  if (resource.status === 'ready' && (resource.data !== last?.data || about !== last.about)) save({ about, data: resource.data });
  return resource.status !== 'ready' && last?.about === about ? { status: 'ready', data: last.data, refreshing: true } : resource;
}
