import { scheduleRules } from './schedule-rules';

const store = { deliveryTime: '25-35', scheduleLead: 0, scheduleDays: null };

it.each([
  ['its shortest usual time', {}, {}, { leadMinutes: 25, daysAhead: 7 }],
  ['its own lead where that is longer', { scheduleLead: 90 }, {}, { leadMinutes: 90, daysAhead: 7 }],
  ['nothing where nothing is known', { deliveryTime: null }, {}, { leadMinutes: 0, daysAhead: 7 }],
  ['the days of the shop', {}, { scheduleDays: 14 }, { leadMinutes: 25, daysAhead: 14 }],
  ['its own days', { scheduleDays: 3 }, { scheduleDays: 14 }, { leadMinutes: 25, daysAhead: 3 }],
])('a store needs %s for a scheduled order [X-22]', (_case, own, config, rules) => {
  expect(scheduleRules({ ...store, ...own }, config)).toEqual(rules);
});
