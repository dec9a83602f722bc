import { readFixture } from '../../../shared/contract/fixtures/family';
import { shopTimeZone } from './shop-time-zone';

const settings = { status: 200, body: readFixture('config') } as Parameters<typeof shopTimeZone>[0];

it.each([
  ['the one that was set', settings, 'Europe/Paris', 'Europe/Paris'],
  ['else that of the shop’s own position', settings, null, 'Asia/Dhaka'],
  ['UTC while nothing is known', null, null, 'UTC'],
])('takes %s where the backend names no time zone [D-12]', (_case, known, set, zone) => {
  expect(shopTimeZone(known, set)).toBe(zone);
});
