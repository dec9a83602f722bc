import { getClient, OpenCount } from './client-limits';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s belongs to the client %s', (address, client) => {
  expect(getClient(address)).toBe(client);
});

it('a client that has released one may have another', () => {
  const count = new OpenCount(2);
  expect([count.enter('a'), count.enter('a'), count.enter('a'), count.enter('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  count.leave('a');
  expect(count.enter('a')).toBe(true);
});
