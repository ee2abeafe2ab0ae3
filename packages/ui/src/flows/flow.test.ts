import { expect, test } from 'vitest';
import { after, allows, eventsIn, type Flow, flowEdges, statesOf } from './flow.ts';

/** A door with all that a step can say. */
const door: Flow<'shut' | 'open' | 'gone', 'knock' | 'push' | 'wind' | 'copy', { locked: boolean }> = {
  shut: { knock: {}, push: { to: 'open', when: ({ locked }) => !locked }, copy: { begins: 'shut' } },
  open: { wind: { to: 'shut', when: ({ locked }) => !locked, otherwise: 'gone' }, copy: { begins: 'shut' } },
  gone: {},
};
const free = { locked: false };
const locked = { locked: true };

test('an event leads where its step says, and nowhere when the state or the condition refuses it', () => {
  expect(after(door, 'shut', 'push', free)).toBe('open');
  expect(after(door, 'shut', 'push', locked)).toBeUndefined();
  expect(after(door, 'shut', 'wind', free)).toBeUndefined();
  expect([after(door, 'open', 'wind', free), after(door, 'open', 'wind', locked)]).toEqual(['shut', 'gone']);
  expect([after(door, 'shut', 'knock', locked), after(door, 'open', 'copy', free)]).toEqual(['shut', 'open']);
});

test('what may happen is what leads somewhere', () => {
  expect([allows(door, 'shut', 'push', free), allows(door, 'shut', 'push', locked), allows(door, 'gone', 'knock', free)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([eventsIn(door, 'shut', free), eventsIn(door, 'shut', locked), eventsIn(door, 'gone', free)]).toEqual([
    ['knock', 'push', 'copy'],
    ['knock', 'copy'],
    [],
  ]);
});

test('a flow without conditions needs no context, one with conditions does not go without', () => {
  const lamp: Flow<'on' | 'off', 'press'> = { on: { press: { to: 'off' } }, off: { press: { to: 'on' } } };
  expect([after(lamp, 'on', 'press'), allows(lamp, 'off', 'press'), eventsIn(lamp, 'on')]).toEqual(['off', true, ['press']]);
  // @ts-expect-error The door's conditions need a context.
  expect(() => allows(door, 'shut', 'push')).toThrow(TypeError);
});

test('a diagram has all states and an arrow for each way that an event can go', () => {
  expect(statesOf(door)).toEqual(['shut', 'open', 'gone']);
  expect(flowEdges(door)).toEqual([
    { from: 'shut', event: 'knock', to: 'shut', guard: 'none', begins: false },
    { from: 'shut', event: 'push', to: 'open', guard: 'holds', begins: false },
    { from: 'shut', event: 'copy', to: 'shut', guard: 'none', begins: true },
    { from: 'open', event: 'wind', to: 'shut', guard: 'holds', begins: false },
    { from: 'open', event: 'wind', to: 'gone', guard: 'fails', begins: false },
    { from: 'open', event: 'copy', to: 'shut', guard: 'none', begins: true },
  ]);
});
