import type { CartSelection } from './CartScreen.state.ts';
import type { StableActs } from './useStableActs.ts';

export interface Choosing {
  /** Lines that are marked to be taken out; absent while they are selected to be ordered. */
  marked: ReadonlySet<number> | undefined;
  onMark: (marked: ReadonlySet<number>) => void;
  acts: StableActs;
}

/** Selects lines to be ordered or, while the cart is managed, marks them to be taken out. */
export function turnLines(ids: readonly number[], on: boolean, { marked, onMark, acts }: Choosing): void {
  if (!marked) return acts.select(ids, on);
  const next = new Set(marked);
  for (const id of ids)
    if (on) next.add(id);
    else next.delete(id);
  return onMark(next);
}

/** The box that stands for several lines. */
export function boxOf(ids: readonly number[], chosen: CartSelection, choosing: Choosing) {
  const present = choosing.marked ? markedOf(ids, choosing.marked) : chosen;
  return {
    checked: present === 'all',
    indeterminate: present === 'some',
    disabled: present === 'nothing',
    onChange: () => turnLines(ids, present !== 'all', choosing),
  };
}

function markedOf(ids: readonly number[], marked: ReadonlySet<number>): CartSelection {
  const count = ids.filter((id) => marked.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
