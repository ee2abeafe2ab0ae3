import { expect, it } from 'vitest';
import { scenarioNames } from './scenarioNames.ts';

const code = 'export const refundNumbers = {};\nexport const refundListScenarios = {};\nexport const refundScenarios = {\n};';

it('names all groups of a file of scenarios, below what stands there', () => {
  const named = scenarioNames.transform(code, '/shop/mocks/scenarios/refunds.ts')?.code;
  expect(named?.startsWith(code)).toBe(true);
  expect(named).toContain('nameScenarios([refundListScenarios, refundScenarios]);');
});

it('leaves other files alone', () => {
  expect(scenarioNames.transform(code, '/shop/mocks/market/refunds.ts')).toBeUndefined();
  expect(scenarioNames.transform('export const refundNumbers = {};', '/shop/mocks/scenarios/refunds.ts')).toBeUndefined();
});
