import { type ActName, acts } from './acts.ts';
import { type TroubleName, troubles } from './trouble.ts';
import { chooser, someOf } from './walker.ts';

export interface Step {
  act: ActName;
  trouble: TroubleName | undefined;
}

export interface Plan {
  seed: number;
  steps: readonly Step[];
}

/** Where a walk would stand if nothing went wrong: what is done next makes sense then. */
interface Stand {
  signedIn: boolean;
  lines: number;
  confirming: boolean;
  unpaid: number;
  steps: number;
  wentBack: boolean;
}

/** How often an act is chosen, by where the walk stands. */
const weights: Readonly<Record<ActName, (stand: Stand) => number>> = {
  open: () => 2,
  follow: () => 3,
  add: ({ lines }) => (lines === 0 ? 8 : 3),
  quantity: ({ lines }) => (lines > 0 ? 5 : 0),
  remove: ({ lines }) => (lines > 0 ? 3 : 0),
  heart: () => 2,
  signIn: ({ signedIn }) => (signedIn ? 0 : 4),
  signOut: ({ signedIn }) => (signedIn ? 1 : 0),
  guest: ({ signedIn }) => (signedIn ? 0 : 2),
  confirm: ({ lines, confirming }) => (lines > 0 && !confirming ? 10 : 0),
  buyNow: ({ signedIn }) => (signedIn ? 3 : 1),
  place: ({ confirming }) => (confirming ? 60 : 0),
  pay: ({ signedIn, unpaid }) => (signedIn && unpaid > 0 ? 4 : 0),
  back: ({ steps }) => (steps > 0 ? 3 : 0),
  forward: ({ wentBack }) => (wentBack ? 4 : 0),
  reload: () => 2,
  tab: () => 2,
};

/** What an act leads to. */
const effects: Readonly<Partial<Record<ActName, (stand: Stand) => Partial<Stand>>>> = {
  add: ({ lines }) => ({ lines: lines + 1 }),
  remove: ({ lines }) => ({ lines: lines - 1 }),
  signIn: () => ({ signedIn: true }),
  guest: () => ({ signedIn: true }),
  signOut: () => ({ signedIn: false, lines: 0 }),
  heart: () => ({ signedIn: true }),
  confirm: () => ({ signedIn: true, confirming: true }),
  buyNow: ({ unpaid }) => ({ signedIn: true, unpaid: unpaid + 1 }),
  place: ({ unpaid }) => ({ lines: 0, unpaid: unpaid + 1 }),
  pay: ({ unpaid }) => ({ unpaid: unpaid - 1 }),
};

const namesOf = <T extends object>(table: T) =>
  Object.keys(table).filter((name): name is Extract<keyof T, string> => Object.hasOwn(table, name));
const troubleNames = someOf(namesOf(troubles)) ?? ['fails'];

/** What is done on a walk, decided by its seed. */
export function planWalk(seed: number): Plan {
  const pick = chooser(seed);
  let stand: Stand = { signedIn: false, lines: 0, confirming: false, unpaid: 2, steps: 0, wentBack: false };
  const steps: Step[] = [];
  const go = (act: ActName, trouble?: TroubleName) => {
    steps.push({ act, trouble });
    // Whoever goes elsewhere no longer confirms.
    stand = { ...stand, confirming: false, ...effects[act]?.(stand), steps: steps.length, wentBack: act === 'back' };
  };
  // Half of them begin with an account.
  if (pick([true, false])) go('signIn');
  const length = pick([6, 7, 8, 9]);
  while (steps.length < length) {
    const likely = namesOf(acts).flatMap((name) => Array.from({ length: weights[name](stand) }, () => name));
    const act = pick(someOf(likely) ?? (['open'] as const));
    go(act, pick([true, false, false]) ? pick(troubleNames) : undefined);
  }
  return { seed, steps };
}
