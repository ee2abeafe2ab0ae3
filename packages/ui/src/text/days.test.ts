import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayOf, lastMoment, untilNextDay } from './days.ts';

afterEach(() => void vi.unstubAllEnvs());

const at = (zone: string) => void vi.stubEnv('TZ', zone);
const between = (from: string, to: string) => dayOf(Date.parse(to)) - dayOf(Date.parse(from));

describe('days between two moments are those of the shopper’s calendar', () => {
  test.each([
    ['a second before and after midnight', 'Asia/Kolkata', '2026-06-18T18:29:59Z', '2026-06-18T18:30:00Z', 1],
    ['almost two whole days', 'Asia/Kolkata', '2026-06-17T18:30:00Z', '2026-06-19T18:29:59Z', 1],
    ['the same moments further west', 'America/New_York', '2026-06-18T18:29:59Z', '2026-06-18T18:30:00Z', 0],
    ['a day of 23 hours', 'America/New_York', '2026-03-08T04:59:59Z', '2026-03-09T03:59:59Z', 1],
    ['a day of 25 hours', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', 0],
    ['the hour that comes twice', 'Europe/Paris', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 0],
    ['a fortnight over a change', 'Europe/Paris', '2026-10-20T10:00:00Z', '2026-11-03T10:00:00Z', 14],
    ['midnight that does not exist', 'Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23T22:00:00Z', 1],
    ['the far east', 'Pacific/Kiritimati', '2026-06-18T09:59:59Z', '2026-06-18T10:00:00Z', 1],
    ['a new year', 'UTC', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z', 1],
    ['a leap day', 'UTC', '2028-02-28T12:00:00Z', '2028-03-01T12:00:00Z', 2],
  ])('%s, in %s', (_, zone, from, to, days) => {
    at(zone);
    expect(between(from, to)).toBe(days);
  });
});

test.each([
  ['Asia/Kolkata', '2026-06-18T05:18:00Z', 13.2],
  ['UTC', '2026-06-18T00:00:00Z', 24],
  ['America/New_York', '2026-03-08T05:00:00Z', 23],
  ['America/New_York', '2026-11-01T04:00:00Z', 25],
  ['Africa/Cairo', '2026-04-23T20:00:00Z', 2],
])('in %s the next day begins, after %s, in %d hours', (zone, moment, hours) => {
  at(zone);
  expect(untilNextDay(Date.parse(moment)) / 3_600_000).toBe(hours);
});

test('what ends as a day begins was good on the day before', () => {
  at('Asia/Kolkata');
  const day = (text: string) => dayOf(Date.parse(text));
  expect(dayOf(lastMoment('2026-06-18T18:30:00Z'))).toBe(day('2026-06-18T12:00:00Z'));
  expect(dayOf(lastMoment('2026-06-18T18:30:01Z'))).toBe(day('2026-06-19T12:00:00Z'));
});
