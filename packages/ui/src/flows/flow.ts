/** What an event does in one state. Without any of it the event happens and leaves everything where it is. */
export interface Step<State extends string, Context> {
  /** The state after it; absent when the state stays as it is. */
  readonly to?: State | undefined;
  /** A condition beside the state: without it, or `otherwise`, the event does not happen. */
  readonly when?: ((context: Context) => boolean) | undefined;
  /** The state after it when the condition does not hold; the event then happens all the same. */
  readonly otherwise?: State | undefined;
  /** Another one of its kind begins in this state, such as a second request after a refused one. */
  readonly begins?: State | undefined;
}

/**
 * A flow as one table: state → event → what it does. Screens offer by it, the mock marketplace refuses by it, diagrams
 * are drawn from it and random walks test it. A state without events is an end.
 */
export type Flow<State extends string, Event extends string, Context = unknown> = {
  readonly [S in State]: { readonly [E in Event]?: Step<State, Context> };
};

/** One arrow of a flow's diagram. */
export interface FlowEdge<State extends string, Event extends string> {
  from: State;
  event: Event;
  to: State;
  /** Whether the arrow is taken always, when the step's condition holds, or when it fails. */
  guard: 'none' | 'holds' | 'fails';
  /** The arrow leads to the beginning of another one; this one stays in its state. */
  begins: boolean;
}

/** Whether an event may happen in a state. A flow with conditions needs the context that they decide by. */
export function allows<S extends string, E extends string>(flow: Flow<S, E>, state: S, event: E): boolean;
export function allows<S extends string, E extends string, C>(flow: Flow<S, E, C>, state: S, event: E, context: C): boolean;
export function allows(flow: Flow<string, string>, state: string, event: string, context?: unknown): boolean {
  return after(flow, state, event, context) !== undefined;
}

/** The state after an event; absent when the event may not happen. */
export function after<S extends string, E extends string>(flow: Flow<S, E>, state: S, event: E): S | undefined;
export function after<S extends string, E extends string, C>(flow: Flow<S, E, C>, state: S, event: E, context: C): S | undefined;
export function after(flow: Flow<string, string>, state: string, event: string, context?: unknown): string | undefined {
  const step = flow[state]?.[event];
  if (!step) return undefined;
  return (step.when?.(context) ?? true) ? (step.to ?? state) : step.otherwise;
}

/** The events that may happen in a state, in the order of the table. */
export function eventsIn<S extends string, E extends string>(flow: Flow<S, E>, state: S): E[];
export function eventsIn<S extends string, E extends string, C>(flow: Flow<S, E, C>, state: S, context: C): E[];
export function eventsIn(flow: Flow<string, string>, state: string, context?: unknown): string[] {
  return Object.keys(flow[state] ?? {}).filter((event) => after(flow, state, event, context) !== undefined);
}

/** All states of a flow, in the order of the table. */
export function statesOf<S extends string, E extends string, C>(flow: Flow<S, E, C>): S[] {
  return keysOf(flow);
}

/** All arrows of a flow's diagram, in the order of the table; an event that leaves the state as it is leads back to it. */
export function flowEdges<S extends string, E extends string, C>(flow: Flow<S, E, C>): FlowEdge<S, E>[] {
  return statesOf(flow).flatMap((from) => keysOf<E>(flow[from]).flatMap((event) => edgesOf(from, event, flow[from][event] ?? {})));
}

function edgesOf<S extends string, E extends string, C>(from: S, event: E, step: Step<S, C>): FlowEdge<S, E>[] {
  const { to, when, otherwise, begins } = step;
  const guard = when ? 'holds' : 'none';
  const edges: FlowEdge<S, E>[] = [];
  if (to !== undefined || begins === undefined) edges.push({ from, event, to: to ?? from, guard, begins: false });
  if (begins !== undefined) edges.push({ from, event, to: begins, guard, begins: true });
  if (otherwise !== undefined) edges.push({ from, event, to: otherwise, guard: 'fails', begins: false });
  return edges;
}

/** The keys of a table that has no others than those of its type. */
function keysOf<K extends string>(table: { readonly [P in K]?: unknown }): K[];
function keysOf(table: object): string[] {
  return Object.keys(table);
}
