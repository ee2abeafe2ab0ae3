import type { Scenario } from '@galleria/mocks/scenario.ts';

/** Scenarios of one screen, by their names. */
export type ScenarioGroup = Readonly<Record<string, Scenario>>;

const groups = new WeakMap<Scenario, ScenarioGroup>();

/** Called by every file of mocks/scenarios with what it exports (scenarioNames.ts). */
export function nameScenarios(named: readonly ScenarioGroup[]): void {
  for (const group of named) for (const one of Object.values(group)) if (!groups.has(one)) groups.set(one, group);
}

/** The scenarios that stand beside one, itself among them. */
export const groupOf = (scenario: Scenario): ScenarioGroup => groups.get(scenario) ?? {};

/** What a scenario is called among those beside it. */
export function nameOf(scenario: Scenario): string | undefined {
  return Object.entries(groupOf(scenario)).find(([, one]) => one === scenario)?.[0];
}

export const isScenario = (value: unknown): value is Scenario => typeof value === 'function';
