import { type Site, site } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import { createContext, use, useEffect } from 'react';
import { request } from './request.ts';
import type { SiteCopy, SiteCopyStore } from './siteCopy.ts';
import { useAnswer, useResource } from './useResource.ts';

/** Where the shop's settings are kept from visit to visit. Stories and tests keep nothing. */
export const SiteCopyContext = createContext<SiteCopyStore | undefined>(undefined);

/** Everybody asks for the settings by this request: answers are cached by call, so another shape of them would be mistaken for this. */
const wholeSite = request(site, {}, (answer) => answer);

/** For the frame of every page: the server's settings, until they are there those of the last visit, until then none. */
export function useShop(): (SiteCopy & Partial<Site>) | undefined {
  const store = use(SiteCopyContext);
  const { resource } = useAnswer(wholeSite);
  const told = resource.status === 'ready' ? resource.data : undefined;
  useEffect(() => {
    if (told) store?.write(told);
  }, [store, told]);
  return told ?? store?.read();
}

/** For a screen that is made of some of the settings: it loads, fails and is asked for again like any other data. */
export function useSite<T>(pick: (site: Site) => T): { resource: Resource<T>; reload: () => void } {
  const { resource, reload } = useResource(wholeSite);
  return { resource: resource.status === 'ready' ? { ...resource, data: pick(resource.data) } : resource, reload };
}
