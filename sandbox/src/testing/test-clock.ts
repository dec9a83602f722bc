/** The current time of tests: a Saturday noon in the shop's time zone. */
export const testNow = new Date('2026-11-21T08:00:00Z');
