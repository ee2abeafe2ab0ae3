import { type FlowChart, flowCharts, type FlowEdge, flowEdges, statesOf } from '@galleria/ui/flows';
import { flowCalls } from './flowCalls.ts';
import { type FlowName, flowStories } from './flowStories.ts';
import { flowWords, spoken } from './flowWords.ts';

type Edge = FlowEdge<string, string>;

export interface ChartState {
  state: string;
  title: string;
  /** What happens here without leading elsewhere, and what leads here from nearly everywhere. */
  notes: readonly string[];
  begins: boolean;
  ends: boolean;
  story: string | undefined;
}

export interface ChartArrow {
  from: string;
  to: string;
  lines: readonly string[];
  /** It leads to the beginning of another one. */
  another: boolean;
}

export interface Chart {
  title: string;
  lead: string;
  starts: readonly string[];
  states: readonly ChartState[];
  arrows: readonly ChartArrow[];
  /** All of it, for the table. */
  edges: readonly Edge[];
}

/** From so many states on, an event that leads to one place is written there instead of being drawn from each. */
const everywhere = 4;

/** A flow as its diagram shows it. */
export function chartOf(name: FlowName): Chart {
  const { flow, starts, ends }: FlowChart = flowCharts[name];
  const stories: Readonly<Record<string, string | { none: string }>> = flowStories[name];
  const states = statesOf(flow);
  const edges = flowEdges(flow);
  const leaving = edges.filter(({ from, to, begins }) => from !== to || begins);
  const isShared = ({ event, to }: Edge) => leaving.filter((edge) => edge.event === event && edge.to === to).length >= everywhere;
  const drawn = leaving.filter((edge) => !isShared(edge));
  return {
    title: flowWords[name].title,
    lead: flowWords[name].lead,
    starts,
    edges,
    states: states.map((state) => {
      const story = stories[state];
      return {
        state,
        title: spoken(state),
        notes: [
          ...edges.filter((edge) => edge.from === state && !leaving.includes(edge)).map((edge) => `also ${worded(name, edge)}`),
          ...new Set(leaving.filter((edge) => edge.to === state && isShared(edge)).map((edge) => shared(edge, leaving, states))),
          ...(state === 'unknown' ? ['what a newer server invented'] : []),
          ...(typeof story === 'object' ? [story.none] : []),
        ],
        begins: starts.includes(state),
        ends: ends.includes(state),
        story: typeof story === 'string' ? story : undefined,
      };
    }),
    arrows: pairsOf(drawn).map((pair) => ({
      from: pair[0].from,
      to: pair[0].to,
      lines: pair.map((edge) => [worded(name, edge), callOf(name, edge)].filter(Boolean).join(' · ')),
      another: pair.every(({ begins }) => begins),
    })),
  };
}

/** The condition of an edge, as what follows "if". */
export function conditionOf(name: FlowName, { event, guard }: Pick<Edge, 'event' | 'guard'>): string | undefined {
  const condition = flowWords[name].conditions[event];
  return guard === 'none' ? undefined : guard === 'holds' ? condition?.holds : condition?.fails;
}

/** The name of the call behind an edge, if there is one. */
export const callOf = (name: FlowName, { event }: Pick<Edge, 'event'>): string | undefined => flowCalls[name]?.[event];

function worded(name: FlowName, edge: Edge): string {
  const condition = conditionOf(name, edge);
  return `${spoken(edge.event)}${condition === undefined ? '' : `, if ${condition}`}`;
}

function shared({ event, to }: Edge, leaving: readonly Edge[], states: readonly string[]): string {
  const count = leaving.filter((edge) => edge.event === event && edge.to === to).length;
  const others = states.filter((state) => state !== to && state !== 'unknown').length;
  return `by ${spoken(event)}, from ${count === others ? 'every state' : `${count} states`}`;
}

/** Edges that lead the same way are one arrow. */
function pairsOf(edges: readonly Edge[]): [Edge, ...Edge[]][] {
  const pairs = new Map<string, [Edge, ...Edge[]]>();
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to} ${edge.begins}`;
    const pair = pairs.get(key);
    if (pair) pair.push(edge);
    else pairs.set(key, [edge]);
  }
  return [...pairs.values()];
}
