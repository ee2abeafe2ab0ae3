const groups = /^export const (\w+Scenarios)\b/gm;

/**
 * Lets the groups of scenarios be known by their names while stories run: the control of a screen story offers the scenarios
 * beside its own (kit/scenarios.ts), and only the files of the stories that are open are loaded for it.
 */
export const scenarioNames = {
  name: 'scenario-names',
  transform(code: string, id: string) {
    if (!/\/mocks\/scenarios\/\w+\.ts$/.test(id.replaceAll('\\', '/'))) return undefined;
    const names = [...code.matchAll(groups)].map(([, name]) => name);
    if (names.length === 0) return undefined;
    // At the end, so that all lines stay where they are.
    return {
      code: `${code}\nimport { nameScenarios } from '@galleria/storybook/kit/scenarios.ts';\nnameScenarios([${names.join(', ')}]);\n`,
      map: null,
    };
  },
};
