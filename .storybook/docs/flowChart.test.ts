import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FlowChart, flowCharts, flowEdges, statesOf } from '@galleria/ui/flows';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { chartOf, conditionOf } from './flowChart.ts';
import { flowNames, flowStories } from './flowStories.ts';
import { flowWords, spoken } from './flowWords.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The ids of all stories, read from their sources. */
const ids = new Set(
  globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const title = /^\s*(?:const meta = .*)?\btitle: '([^']+)'/m.exec(source)?.[1] ?? '';
    return [...source.matchAll(/^export const (\w+) = meta\.story/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)));
  }),
);

describe.each(flowNames)('the chart of %s', (name) => {
  const { flow }: FlowChart = flowCharts[name];
  const states = statesOf(flow);

  it('has a box for each state, with a story that exists or the reason why there is none', () => {
    expect(chartOf(name).states.map(({ state }) => state)).toEqual(states);
    const stories: Readonly<Record<string, string | { none: string }>> = flowStories[name];
    expect(Object.keys(stories)).toEqual(states);
    const missing = Object.values(stories).filter((story) => (typeof story === 'string' ? !ids.has(story) : story.none === ''));
    expect(missing).toEqual([]);
  });

  it('draws each edge once, or says it in a box', () => {
    const { arrows, states: boxes, edges } = chartOf(name);
    const said =
      arrows.flatMap(({ lines }) => lines).length + boxes.flatMap(({ notes }) => notes.filter((note) => note.startsWith('also '))).length;
    const shared = edges.filter(
      ({ from, to, event }) =>
        from !== to && boxes.some(({ state, notes }) => state === to && notes.some((note) => note.startsWith(`by ${spoken(event)},`))),
    );
    expect(said + shared.length).toBe(edges.length);
  });

  it('says each condition in words, and no other', () => {
    const guarded = flowEdges(flow).filter(({ guard }) => guard !== 'none');
    expect(guarded.filter((edge) => !conditionOf(name, edge))).toEqual([]);
    const { conditions } = flowWords[name];
    const said = Object.entries(conditions).flatMap(([event, { fails }]) => [
      `${event} holds`,
      ...(fails === undefined ? [] : [`${event} fails`]),
    ]);
    expect(said.toSorted()).toEqual([...new Set(guarded.map(({ event, guard }) => `${event} ${guard}`))].toSorted());
  });
});
