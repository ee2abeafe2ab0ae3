import { type FlowChart, flowCharts, flowEdges } from '@galleria/ui/flows';
import { expect, it } from 'vitest';
import { flowCalls } from './flowCalls.ts';
import { flowNames } from './flowStories.ts';

it.each(flowNames)('names calls for events of %s alone', (name) => {
  const { flow }: FlowChart = flowCharts[name];
  const events = new Set(flowEdges(flow).map(({ event }) => event));
  expect(Object.keys(flowCalls[name] ?? {}).filter((event) => !events.has(event))).toEqual([]);
});
