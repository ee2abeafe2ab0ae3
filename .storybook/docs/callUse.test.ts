import { expect, it } from 'vitest';
import { usesOfCalls } from './callUse.ts';

const uses = usesOfCalls({
  'screens-order-list--ready': { kind: 'state', scenario: 'ready', calls: ['site', 'orderList'], messages: [], words: [] },
  'screens-order-list--failed': { kind: 'fault', scenario: 'failed', calls: ['orderList refused', 'orderList'], messages: [], words: [] },
  'flows-guest--default': { kind: 'action', calls: ['orderList'], messages: [], words: [] },
});

it('says who makes a call, each story once', () => {
  const use = uses.get('orderList');
  expect([...(use?.screens ?? [])]).toEqual([
    ['screens-order-list', ['screens-order-list--ready', 'screens-order-list--failed']],
    ['flows-guest', ['flows-guest--default']],
  ]);
  expect([...(use?.scenarios ?? [])]).toEqual(['ready', 'failed']);
});

it('says which of its faults is shown, and where', () => {
  expect([...(uses.get('orderList')?.faults ?? [])]).toEqual([['refused', 'screens-order-list--failed']]);
  expect([...(uses.get('site')?.faults ?? [])]).toEqual([]);
});
