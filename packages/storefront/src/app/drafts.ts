import * as v from 'valibot';
import { attempt } from '../attempt.ts';

const prefix = 'galleria.draft';

/** What was typed into forms and not sent yet. It lives as long as the tab, belongs to one shopper, and goes when they sign out. */
export interface Drafts {
  /** What `owner` typed into the form, if it still has the form's shape. */
  read: <T>(owner: string, form: string, schema: v.GenericSchema<unknown, T>) => T | undefined;
  write: (owner: string, form: string, typed: unknown) => void;
  remove: (owner: string, form: string) => void;
  /** Another shopper has signed in on this tab: nothing of the ones before stays. */
  removeOthers: (owner: string) => void;
}

/** Keeps drafts in the session storage, by the owner's id (`ownerIdOf`). Where that is blocked or full, nothing is kept. */
export function createDrafts(storage: () => Storage = () => sessionStorage): Drafts {
  const key = (owner: string, form: string) => `${prefix}/${owner}/${form}`;
  return {
    read(owner, form, schema) {
      const text = attempt(() => storage().getItem(key(owner, form)));
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return success ? output : undefined;
    },
    write(owner, form, typed) {
      attempt(() => {
        storage().setItem(key(owner, form), JSON.stringify(typed));
      });
    },
    remove: (owner, form) => void attempt(() => storage().removeItem(key(owner, form))),
    removeOthers: (owner) => void attempt(() => removeOthers(storage(), `${prefix}/${owner}/`)),
  };
}

function removeOthers(storage: Storage, own: string): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(`${prefix}/`) && !name.startsWith(own)) storage.removeItem(name);
}
