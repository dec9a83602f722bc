/** When tests take place: a Saturday noon in the town. */
export const testNow = new Date('2026-11-21T08:00:00Z');
