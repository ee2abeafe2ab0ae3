import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import { groupOf, isScenario, nameOf } from './scenarios.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** The row that tells in the Controls panel what a story shows; on docs pages its sentence stands above it. */
export const sentenceRow = 'What it shows';

/** What a story shows, in the sentence above it in its file. */
export function sentenceOf(parameters: Parameters): string {
  const { docs } = parameters;
  if (typeof docs !== 'object' || docs === null || !('description' in docs)) return '';
  const { description } = docs;
  return typeof description === 'object' && description && 'story' in description ? String(description.story) : '';
}

/**
 * The Controls of a story begin with what it shows, and of a screen with the scenario that it is driven by: each of its states
 * can be chosen. What a hook makes of data is no thing to type in, so it has no control.
 */
export const storyControls: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const sentence = sentenceOf(parameters);
  const { scenario } = parameters;
  const names = isScenario(scenario) ? Object.keys(groupOf(scenario)) : [];
  const rows: Record<string, StrictInputType> = {
    ...(sentence && { shows: { name: sentenceRow, description: sentence, control: { disable: true } } }),
    ...(names.length > 0 && {
      scenario: {
        name: 'scenario',
        description: 'The state of the shop behind the screen',
        type: { name: 'enum', value: names, required: false },
        options: names,
        control: { type: 'select' },
        table: { type: { summary: 'string' } },
      },
    }),
  };
  const own = Object.entries(argTypes).map(([name, argType]) => [name, isScenario(scenario) ? withoutData(argType) : argType] as const);
  return { ...rows, ...Object.fromEntries(own) };
};

const withoutData = (argType: StrictInputType): StrictInputType =>
  typeof argType.type === 'object' && ['boolean', 'string', 'number', 'enum'].includes(argType.type.name)
    ? argType
    : { ...argType, control: { disable: true } };

/** The scenario that a story begins with, as its control says it. */
export const scenarioArg: ArgsEnhancer = ({ initialArgs, parameters: { scenario } }) => {
  const name = isScenario(scenario) ? nameOf(scenario) : undefined;
  return name === undefined ? initialArgs : { ...initialArgs, scenario: name };
};
