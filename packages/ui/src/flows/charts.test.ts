import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowCharts } from './charts.ts';
import { after, type Flow, flowEdges, statesOf } from './flow.ts';
import { refundStages } from './order.ts';
import { choosablePanels } from './signInPanels.ts';

/** A flow with the contexts that its conditions are tried with. */
interface Walk {
  starts: readonly string[];
  ends: readonly string[];
  edges: ReturnType<typeof flowEdges>;
  states: string[];
  /** Walks at random; the arrows that were taken. Throws at a step that the table does not bear out. */
  roam: () => Set<string>;
}

const nothing = fc.constant(undefined);
const few = fc.constantFrom(0, 1, 2, 99, 100);
const amount = fc.constantFrom('0', '49.99', '50', '50.00', '1000.5');

const walks: Record<keyof typeof flowCharts, Walk> = {
  order: walkOf(
    flowCharts.order,
    fc.record({ state: fc.constant('unpaid' as const), refund: fc.constantFrom(...refundStages), reviewed: fc.boolean() }),
  ),
  refund: walkOf(flowCharts.refund, nothing),
  couponOffer: walkOf(flowCharts.couponOffer, nothing),
  coupon: walkOf(flowCharts.coupon, fc.record({ sum: amount, minimum: amount, over: fc.boolean() })),
  application: walkOf(flowCharts.application, nothing),
  signIn: walkOf(flowCharts.signIn, fc.record({ on: fc.subarray([...choosablePanels]) })),
  qrCode: walkOf(flowCharts.qrCode, nothing),
  resend: walkOf(flowCharts.resend, fc.record({ left: fc.constantFrom(0, 1, 120) })),
  cartLine: walkOf(flowCharts.cartLine, fc.record({ quantity: few, stock: few })),
  checkout: walkOf(flowCharts.checkout, fc.record({ free: fc.boolean(), ordered: fc.boolean() })),
};

const every = Object.entries(walks);

/** States of a newer server, which are beside their flow. In checkout the word stands for an answer that was lost. */
const beside = (name: string) => (name === 'checkout' ? [] : ['unknown']);

test.each(every)(
  '%s ends where it says and nowhere else, and keeps out of the states that nobody knows',
  (name, { edges, states, ends }) => {
    const known = states.filter((state) => !beside(name).includes(state));
    const leaving = new Set(edges.filter(({ from, to, begins }) => from !== to || begins).map(({ from }) => from));
    expect(known.filter((state) => !leaving.has(state))).toEqual(ends);
    expect(edges.filter(({ from, to }) => !known.includes(from) || !known.includes(to))).toEqual([]);
  },
);

test.each(every)('random walks through %s take every arrow of its diagram and no other', (name, { edges, states, starts, roam }) => {
  expect([...roam()].toSorted()).toEqual(edges.map(arrow).toSorted());
  const reached = [...starts, ...edges.map(({ to }) => to)];
  expect(states.filter((state) => !reached.includes(state))).toEqual(states.filter((state) => beside(name).includes(state)));
});

function walkOf<C>(
  chart: { flow: Flow<string, string, C>; starts: readonly string[]; ends: readonly string[] },
  contexts: fc.Arbitrary<C>,
): Walk {
  const { flow, starts, ends } = chart;
  const edges = flowEdges(flow);
  const states = statesOf(flow);
  const events = [...new Set(edges.map(({ event }) => event))];
  const step = fc.tuple(fc.constantFrom(...events), contexts);
  const roam = () => {
    const taken = new Set<string>();
    const walk = fc.property(fc.constantFrom(...starts), fc.array(step, { minLength: 50, maxLength: 50 }), (start, steps) => {
      let state = start;
      for (const [event, context] of steps) {
        const next = after(flow, state, event, context);
        expectBorneOut(flow, state, event, context, next);
        if (next === undefined) continue;
        const to = flow[state]?.[event]?.begins ?? next;
        taken.add(arrow({ from: state, event, to }));
        state = ends.includes(to) ? start : to;
      }
    });
    fc.assert(walk, { numRuns: 1000 });
    return taken;
  };
  return { starts, ends, edges, states, roam };
}

function arrow({ from, event, to }: { from: string; event: string; to: string }): string {
  return `${from} ${event} ${to}`;
}

/** Holds a step against the table itself, told in other words than those of `after`. */
function expectBorneOut<C>(flow: Flow<string, string, C>, state: string, event: string, context: C, next: string | undefined): void {
  const cell = flow[state]?.[event];
  const refused = cell?.when !== undefined && !cell.when(context);
  if (next === undefined) {
    if (cell && !(refused && cell.otherwise === undefined)) throw new Error(`${event} was refused in ${state}.`);
  } else {
    const due = refused ? cell.otherwise : (cell?.to ?? state);
    if (!cell || next !== due || !(next in flow)) throw new Error(`${event} led from ${state} to ${next}.`);
  }
}
