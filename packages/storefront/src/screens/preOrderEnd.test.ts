import { expect, test } from 'vitest';
import { type EndFacts, type PreOrderEnd, preOrderEnd, preOrderLife } from './preOrderEnd.ts';

const young: EndFacts = { age: preOrderLife - 1, sent: false, renewalRefused: false };
const old: EndFacts = { ...young, age: preOrderLife };
const ended = (reason: 'expired' | 'changed', message: string): PreOrderEnd => ({ ended: { reason, message } });

test.each<[string, 'notFound' | 'business', EndFacts, PreOrderEnd]>([
  ['gone before its time, it was placed in another tab', 'notFound', young, { maybePlaced: 'elsewhere' }],
  ['gone after its time, it is forgotten', 'notFound', old, ended('expired', 'No.')],
  ['gone, and what it was begun with too, it was placed', 'notFound', { ...old, renewalRefused: true }, { maybePlaced: 'elsewhere' }],
  ['gone after it was sent from here, it may be placed by that', 'notFound', { ...old, sent: true }, { maybePlaced: 'here' }],
  ['refused before its time, something has changed', 'business', young, ended('changed', 'No.')],
  ['refused after its time, it is over', 'business', { ...old, renewalRefused: true }, ended('expired', 'No.')],
])('%s', (_, kind, facts, end) => {
  expect(preOrderEnd({ kind, message: 'No.' }, facts)).toEqual(end);
});

test('an answer that was lost ends nothing', () => {
  expect(preOrderEnd({ kind: 'timeout' }, old)).toBeUndefined();
});
