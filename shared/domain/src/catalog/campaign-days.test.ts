import { isBetweenDays } from './campaign-days';

const now = new Date('2026-11-20T21:30:00Z'); // 01:30 of the 21st in the shop’s time zone

it.each([
  ['on its first day', '2026-11-21', '2026-12-01', true],
  ['on its last day', '2026-11-01', '2026-11-21', true],
  ['before its first day', '2026-11-22', '2026-12-01', false],
  ['after its last day, although elsewhere that day is not over', '2026-11-01', '2026-11-20', false],
  ['without a first day', null, '2026-11-21', true],
  ['without a last day', '2026-11-21', null, true],
])('decides whether a campaign runs %s [D-08]', (_case, first, last, runs) => {
  expect(isBetweenDays(first, last, now, 'Asia/Dubai')).toBe(runs);
});
