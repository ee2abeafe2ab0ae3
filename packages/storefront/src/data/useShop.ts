import { type Site, site } from '@galleria/api';
import { createContext, use, useEffect } from 'react';
import { request } from './request.ts';
import type { SiteCopy, SiteCopyStore } from './siteCopy.ts';
import { type Answered, useAnswer, useResource } from './useResource.ts';

/** Where the shop's settings are kept from visit to visit. Stories and tests keep nothing. */
export const SiteCopyContext = createContext<SiteCopyStore | undefined>(undefined);

/** The shop's settings, which every page asks for. */
export const wholeSite = { ...request(site, {}), lasting: true } as const;

/** For the frame of every page: the server's settings, until they are there those of the last visit, until then none. */
export function useShop(): (SiteCopy & Partial<Site>) | undefined {
  const store = use(SiteCopyContext);
  const { resource } = useAnswer(wholeSite);
  const site = resource.status === 'ready' ? resource.data : undefined;
  useEffect(() => {
    if (site) store?.write(site);
  }, [store, site]);
  return site ?? store?.read();
}

/** For a screen that is made of some of the settings: it loads, fails and is asked for again like any other data. */
export function useSite<T>(select: (site: Site) => T): Answered<T> {
  return useResource(wholeSite, select);
}
