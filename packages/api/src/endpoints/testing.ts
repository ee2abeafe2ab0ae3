/** Where something is in JSON: names of fields and places in lists, one below the other. */
export type Path = readonly string[];

/** Stands for a field that is taken away. */
export const removed = Symbol('removed');

/** JSON inside a string counts as what it says. */
const opened = (wire: unknown): unknown => (typeof wire === 'string' && /^[[{]/.test(wire) ? JSON.parse(wire) : wire);

/** The entries of an object and of a list; whatever else there is has none. */
export function entriesOf(wire: unknown): [string, unknown][] {
  const inner = opened(wire);
  return typeof inner === 'object' && inner !== null ? Object.entries(inner) : [];
}

/** The places of all fields, of lists in the first element alone. */
export function pathsIn(wire: unknown): Path[] {
  const entries = entriesOf(wire);
  return (Array.isArray(opened(wire)) ? entries.slice(0, 1) : entries).flatMap(([name, value]) => [
    [name],
    ...pathsIn(value).map((rest) => [name, ...rest]),
  ]);
}

/** The same JSON with another value at one place. */
export function changed(wire: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to;
  const inner = opened(wire);
  const entries = entriesOf(inner).flatMap(([key, value]): [string, unknown][] => {
    const now = key === name ? changed(value, rest, to) : value;
    return now === removed ? [] : [[key, now]];
  });
  const outer = Array.isArray(inner) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  return typeof wire === 'string' ? JSON.stringify(outer) : outer;
}

/** Every field with its name, however deep. */
export function fieldsIn(wire: unknown): [string, unknown][] {
  const entries = entriesOf(wire);
  return [...(Array.isArray(opened(wire)) ? [] : entries), ...entries.flatMap(([, value]) => fieldsIn(value))];
}
