import type { Site } from '@galleria/api';
import * as v from 'valibot';
import { attempt } from '../attempt.ts';

/** Under this name the device keeps the shop's settings. */
export const siteName = 'galleria.site';
const line = v.pipe(v.string(), v.maxLength(2000));

/** What is kept of the shop's settings; whatever else stands in the storage is none. */
const copySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    currency: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), symbol: v.pipe(v.string(), v.maxLength(8)) }),
    logoUrl: line,
    service: v.object({
      kind: v.picklist(['chat', 'phone', 'message', 'email', 'unknown']),
      link: line,
      phone: line,
      message: line,
      email: line,
    }),
    keywords: line,
    description: line,
  }),
);

/** The part of the shop's settings that a page is drawn with before the server has answered. */
export type SiteCopy = Pick<Site, keyof v.InferOutput<typeof copySchema>>;

export interface SiteCopyStore {
  read: () => SiteCopy | undefined;
  write: (site: SiteCopy) => void;
}

/**
 * Keeps the shop's settings from visit to visit (docs/domain/site.md#settings-of-the-shop), so that prices have the right currency
 * at once. Where the storage is blocked or full nothing is kept, and what somebody else wrote there is not believed.
 */
export function createSiteCopy(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): SiteCopyStore {
  let known: { copy: SiteCopy | undefined } | undefined;
  let written: SiteCopy | undefined;
  return {
    read: () => (known ??= { copy: attempt(() => v.parse(copySchema, storage().getItem(siteName))) }).copy,
    write(site) {
      // Each part of a page that shows some of the settings hands over the same ones.
      if (site === written) return;
      written = site;
      const { currency, logoUrl, service, keywords, description } = site;
      attempt(() => storage().setItem(siteName, JSON.stringify({ currency, logoUrl, service, keywords, description })));
    },
  };
}
