import { type FaultName, faultNames, isFaultName, isQuick } from '../faults.ts';
import { draw, drawBelow } from '../market/random.ts';
import { reject } from '../businessError.ts';

/** A fault that waits for calls. */
export interface FaultRule {
  id: number;
  fault: FaultName;
  /** The paths it is for; `*` stands for anything. */
  path: string;
  /** Share of the calls that get it, 0 to 1. */
  share: number;
  /** How many more calls get it; all by default. */
  next?: number;
}

export interface FaultStore {
  rules: () => readonly FaultRule[];
  add: (rule: Omit<FaultRule, 'id'>) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** The fault of one call: the one it asks for itself, that of the latest rule for it, or one by chance. */
  pick: (path: string, wanted: string | undefined) => FaultName | undefined;
}

const quick = faultNames.filter(isQuick);

/** Chooses the fault of each call. Its random numbers are its own: the same seed gives the same faults. */
export function createFaultStore({ seed = 1, fail = 0 }: { seed?: number; fail?: number } = {}): FaultStore {
  const chance = { random: seed };
  let rules: FaultRule[] = [];
  let lastId = 0;
  return {
    rules: () => rules,
    add: (rule) => void rules.unshift({ id: ++lastId, ...rule }),
    remove(id) {
      if (!rules.some((rule) => rule.id === id)) reject(404, `There is no fault ${id} on the list.`);
      rules = rules.filter((rule) => rule.id !== id);
    },
    clear: () => void (rules = []),
    pick(path, wanted) {
      if (wanted !== undefined) return isFaultName(wanted) ? wanted : reject(400, `There is no fault "${wanted}".`);
      const rule = rules.find((rule) => matches(rule.path, path) && draw(chance) < rule.share);
      if (rule?.next !== undefined && --rule.next <= 0) rules = rules.filter(({ id }) => id !== rule.id);
      if (rule) return rule.fault;
      return fail > 0 && draw(chance) < fail ? quick[drawBelow(chance, quick.length)] : undefined;
    },
  };
}

/** Whether a path is one of a pattern, in which `*` stands for anything. */
export function matches(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first) || !path.endsWith(last)) return false;
  let from = first.length;
  for (const piece of rest) {
    const at = path.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= path.length - last.length;
}
