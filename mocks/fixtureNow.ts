/** Time of the fixtures and of every story: 18 June 2026, 10:48 in India. */
export const fixtureNow = Date.parse('2026-06-18T05:18:00Z');
