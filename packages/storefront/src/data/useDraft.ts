import { currentUser } from '@galleria/api';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { createDrafts } from '../app/drafts.ts';
import { ownerIdOf, ownerOf } from './owner.ts';
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
 * What the shopper types into a form and has not sent, kept on this tab (docs/domain/session.md#drafts), so that a session that ends in
 * the middle loses nothing. Absent until it is known who is there: a form waits for it as for its data. Keep one name for one
 * form, such as `review/7`.
 */
export function useDraft<T>(form: string, schema: GenericSchema<unknown, T>): Draft<T> | undefined {
  const { resource } = useResource(request(currentUser, {}));
  // Whoever is signed out in the middle of typing is still the one who types.
  const [owner, setOwner] = useState<{ name: string; id: string | undefined }>();
  const name = resource.status === 'ready' ? ownerOf(resource.data) : undefined;
  useEffect(() => {
    let isLeft = false;
    if (name !== undefined) void ownerIdOf(name).then((id) => isLeft || setOwner({ name, id }));
    return () => {
      isLeft = true;
    };
  }, [name]);
  // Whoever it is, the form is of use: it only keeps nothing.
  if (!owner) return resource.status === 'failed' ? nothingKept : undefined;
  // Somebody else has signed in.
  if (name !== undefined && owner.name !== name) return undefined;
  const { id } = owner;
  if (id === undefined) return nothingKept;
  return {
    typed: drafts.read(id, form, schema),
    keep: (typed) => drafts.write(id, form, typed),
    forget: () => drafts.remove(id, form),
  };
}
