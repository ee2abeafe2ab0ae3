import * as v from 'valibot';
import { createTabValue } from './tabValue.ts';

/** As many as are kept. */
const most = 1000;
const schema = v.pipe(v.array(v.number()), v.maxLength(most));

/** The skus of a cart that are not to be ordered now: a visitor's lines have them still when they have joined the account's cart. */
export interface Unselected {
  /** The same set as long as nothing changes. */
  get: () => ReadonlySet<number>;
  subscribe: (listener: () => void) => () => void;
  select: (skus: readonly number[], selected: boolean) => void;
  /** Their lines have left the cart: one that comes later is a new one, and selected. */
  leave: (skus: readonly number[]) => void;
  /** Lines that had left are back, as they were. */
  putBack: (skus: readonly number[]) => void;
  /** A line is of another sku now, and selected or not as before. */
  exchange: (from: number, to: number) => void;
  /** They are this shopper's from now on, by `ownerIdOf`: of another shopper before nothing stays, of a visitor all does. */
  keepFor: (owner: string | undefined) => void;
}

/** Keeps them in the storage of the tab, so that a look at the confirmation and back, or a reload, selects nothing anew. */
export function createUnselected(storage: Parameters<typeof createTabValue>[0]): Unselected {
  const kept = createTabValue(storage, 'galleria.cartUnselected', schema, []);
  const owners = createTabValue(storage, 'galleria.cartUnselectedOf', v.string(), '');
  const listeners = new Set<() => void>();
  let last: ReadonlySet<number> = new Set();
  /** What had left the cart unselected. */
  const gone = new Set<number>();

  function get(): ReadonlySet<number> {
    const now = kept.get();
    if (now.length !== last.size || now.some((sku) => !last.has(sku))) last = new Set(now);
    return last;
  }
  function select(skus: readonly number[], selected: boolean): void {
    const others = [...get()].filter((sku) => !skus.includes(sku));
    kept.set(selected ? others : [...others, ...skus].slice(-most));
    for (const listener of listeners) listener();
  }
  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select,
    leave(skus) {
      for (const sku of skus)
        if (get().has(sku)) gone.add(sku);
        else gone.delete(sku);
      select(skus, true);
    },
    putBack(skus) {
      const back = skus.filter((sku) => gone.delete(sku));
      select(back, false);
    },
    exchange(from, to) {
      if (from === to) return;
      const selected = !get().has(from);
      select([from], true);
      select([to], selected);
    },
    keepFor(owner = '') {
      const before = owners.get();
      owners.set(owner);
      if (!before || before === owner) return;
      gone.clear();
      select([...get()], true);
    },
  };
}
