import type { StateRecord } from '../boards/states.ts';

/** What can become of a call beside its answer (kit/seen.ts), as it is said here. */
export const callFaults = {
  refused: 'an error of the shop',
  unreadable: 'an answer that is none of the shop’s',
  lost: 'a broken connection',
  pending: 'no answer yet',
} as const;
export type CallFault = keyof typeof callFaults;

/** Who makes a call. */
export interface CallUse {
  /** Stories by the beginning of their ids, which is their screen. */
  screens: ReadonlyMap<string, readonly string[]>;
  scenarios: ReadonlySet<string>;
  /** A story that shows the fault. */
  faults: ReadonlyMap<CallFault, string>;
}

const isFault = (text: string | undefined): text is CallFault => text !== undefined && text in callFaults;

/** The stories, scenarios and faults of every call by its name, from what the stories did when they were recorded. */
export function usesOfCalls(records: Readonly<Record<string, StateRecord>>): ReadonlyMap<string, CallUse> {
  const uses = new Map<string, { screens: Map<string, string[]>; scenarios: Set<string>; faults: Map<CallFault, string> }>();
  for (const [id, { calls, scenario }] of Object.entries(records)) {
    for (const call of calls) {
      const [name = '', became] = call.split(' ');
      const use = uses.get(name) ?? { screens: new Map(), scenarios: new Set(), faults: new Map() };
      uses.set(name, use);
      const screen = id.split('--')[0] ?? id;
      const stories = use.screens.get(screen) ?? [];
      if (!stories.includes(id)) use.screens.set(screen, [...stories, id]);
      if (scenario) use.scenarios.add(scenario);
      if (isFault(became) && !use.faults.has(became)) use.faults.set(became, id);
    }
  }
  return uses;
}
