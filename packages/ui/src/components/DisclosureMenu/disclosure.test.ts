import { expect, it } from 'vitest';
import { type DisclosureEvent, type DisclosureState, nextDisclosure } from './disclosure.ts';

it.each([
  ['enter leave', 'closed'],
  ['enter press leave', 'pinned'],
  ['enter press press', 'closed'],
  ['press leave', 'pinned'],
  ['press enter', 'pinned'],
  ['press press', 'closed'],
  ['press dismiss', 'closed'],
  ['enter dismiss', 'closed'],
  ['leave', 'closed'],
] as const)('%s: it is %s', (events, end) => {
  const known: readonly DisclosureEvent[] = ['enter', 'leave', 'press', 'dismiss'];
  const walk = events.split(' ').flatMap((name) => known.filter((one) => one === name));
  expect(walk.reduce<DisclosureState>(nextDisclosure, 'closed')).toBe(end);
});
