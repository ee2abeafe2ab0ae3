import { currentUser } from '@galleria/api';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { createDrafts } from '../app/drafts.ts';
import { ownerIdOf } from './ownerId.ts';
import { ownerOf } from './ownerOf.ts';
import { request } from './request.ts';
import { useResource } from './useResource.ts';

const drafts = createDrafts();
const nothingSaved = { typed: undefined, save() {}, clear() {} };

export interface Draft<T> {
  /** What this shopper typed into the form before; absent when there is nothing. */
  typed: T | undefined;
  save: (typed: T) => void;
  /** It is sent, or thrown away. */
  clear: () => void;
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
  if (!owner) return resource.status === 'failed' ? nothingSaved : undefined;
  // Somebody else has signed in.
  if (name !== undefined && owner.name !== name) return undefined;
  const { id } = owner;
  if (id === undefined) return nothingSaved;
  return {
    typed: drafts.read(id, form, schema),
    save: (typed) => drafts.write(id, form, typed),
    clear: () => drafts.remove(id, form),
  };
}
