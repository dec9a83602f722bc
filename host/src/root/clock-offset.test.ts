import { getClockOffset } from './clock-offset';

const sent = Date.parse('2026-03-02T12:00:00Z');
const hour = 3_600_000;
const timing = (timeOrigin: number, ...entries: { responseStart: number }[]) => ({
  timeOrigin,
  getEntriesByType: () => entries,
});

it.each([
  ['a device that is ten hours behind', timing(sent - 10 * hour - 300, { responseStart: 300 }), 10 * hour],
  ['a device that is ten hours ahead', timing(sent + 10 * hour - 300, { responseStart: 300 }), -10 * hour],
  ['a clock that is right', timing(sent - 300, { responseStart: 2_300 }), 0],
  ['a slow line', timing(sent - 300, { responseStart: 45_000 }), 0],
])("is the device's deviation on %s [D-12]", (_case, page, offset) => {
  expect(getClockOffset(new Date(sent).toISOString(), page, 0)).toBe(offset);
});

it('uses the current time when the browser does not know when the page arrived', () => {
  expect(getClockOffset(new Date(sent).toISOString(), timing(0), sent - hour)).toBe(hour);
});

it.each([undefined, '', 'soon'])('is 0 when the edge sends %p', (sentAt) => {
  expect(getClockOffset(sentAt, timing(0, { responseStart: 1 }), sent)).toBe(0);
});
