import * as v from 'valibot';
import { attempt } from '../attempt.ts';

/** Something that a tab keeps. */
export interface TabValue<T> {
  get: () => T;
  set: (value: T) => void;
}

/**
 * Keeps a value as JSON in the storage of the tab, which goes when the shopper signs out (docs/domain/session.md#signing-out); where
 * there is none, or it is blocked or full, as long as the page is open. What does not have the schema's form counts as `empty`.
 */
export function createTabValue<T>(
  storage: (() => Pick<Storage, 'getItem' | 'setItem'>) | undefined,
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
): TabValue<T> {
  const storedSchema = v.pipe(v.string(), v.parseJson(), schema);
  let kept = empty;
  return {
    get() {
      const text = attempt(() => storage?.().getItem(name));
      if (text === null) kept = empty;
      const { success, output } = v.safeParse(storedSchema, text);
      return success ? output : kept;
    },
    set(value) {
      kept = value;
      attempt(() => storage?.().setItem(name, JSON.stringify(value)));
    },
  };
}
