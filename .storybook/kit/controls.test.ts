import { scenario } from '@galleria/mocks/scenario.ts';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { scenarioArg, storyControls } from './controls.ts';
import { nameScenarios } from './scenarios.ts';

const states = { ready: scenario(), failed: scenario() };
nameScenarios([states]);

const contextOf = (parameters: object): Parameters<ArgTypesEnhancer>[0] => ({
  id: 'screens-cart--failed',
  title: 'Screens/Cart',
  name: 'Failed',
  story: 'Failed',
  kind: 'Screens/Cart',
  componentId: 'screens-cart',
  tags: [],
  component: undefined,
  subcomponents: {},
  initialArgs: { tab: 'all' },
  argTypes: {
    tab: { name: 'tab', type: { name: 'string' } },
    state: { name: 'state', type: { name: 'other', value: 'CartState' } },
  },
  parameters: { ...parameters },
});

describe('a story of a screen', () => {
  const context = contextOf({ scenario: states.failed, docs: { description: { story: 'The shop has a problem.' } } });

  it('begins with its sentence and a choice of the scenarios beside its own', () => {
    const rows = storyControls(context);
    expect(Object.keys(rows)).toEqual(['shows', 'scenario', 'tab', 'state']);
    expect(rows['shows']?.description).toBe('The shop has a problem.');
    expect(rows['scenario']).toMatchObject({ options: ['ready', 'failed'], control: { type: 'select' } });
    expect(scenarioArg(context)).toEqual({ tab: 'all', scenario: 'failed' });
  });

  it('offers no JSON of what a hook makes', () => {
    const { state, tab } = storyControls(context);
    expect(state?.control).toEqual({ disable: true });
    expect(tab?.control).toBeUndefined();
  });
});

it('leaves the controls of a component as they are, below its sentence', () => {
  const context = contextOf({ docs: { description: { story: 'With a long name.' } } });
  expect(Object.keys(storyControls(context))).toEqual(['shows', 'tab', 'state']);
  expect(storyControls(context)['state']?.control).toBeUndefined();
  expect(scenarioArg(context)).toEqual({ tab: 'all' });
});
