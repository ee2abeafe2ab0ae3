import { currentUser } from '@galleria/api';
import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { createDrafts } from '../app/drafts.ts';
import { ownerOf } from './owner.ts';
import { request } from './request.ts';
import { useResource } from './useResource.ts';

const drafts = createDrafts();
const nothingKept = { typed: undefined, keep() {}, forget() {} };

export interface Draft<T> {
  /** What this shopper typed into the form before; absent when there is nothing. */
  typed: T | undefined;
  keep: (typed: T) => void;
  /** It is sent, or thrown away. */
  forget: () => void;
}

/**
 * What the shopper types into a form and has not sent, kept on this tab (decisions.md, Logout), so that a session that ends in
 * the middle loses nothing. Absent until it is known who is there: a form waits for it as for its data. Keep one name for one
 * form, such as `review/7`.
 */
export function useDraft<T>(form: string, schema: GenericSchema<unknown, T>): Draft<T> | undefined {
  const { resource } = useResource(request(currentUser, {}));
  const [owner, setOwner] = useState<string>();
  // Whoever is signed out in the middle of typing is still the one who types.
  const name = resource.status === 'ready' ? ownerOf(resource.data) : undefined;
  if (name !== undefined && name !== owner) setOwner(name);
  // Whoever it is, the form is of use: it only keeps nothing.
  if (owner === undefined) return resource.status === 'failed' ? nothingKept : undefined;
  return {
    typed: drafts.read(owner, form, schema),
    keep: (typed) => drafts.write(owner, form, typed),
    forget: () => drafts.remove(owner, form),
  };
}
