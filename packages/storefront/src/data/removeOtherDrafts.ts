import { createDrafts } from '../app/drafts.ts';
import { ownerIdOf } from './ownerId.ts';

/** Nobody finds on this tab what another shopper typed before. */
export async function removeOtherDrafts(owner: string): Promise<void> {
  createDrafts().removeOthers((await ownerIdOf(owner)) ?? '');
}
