import { getCurrentEntry } from './current-entry';

it.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/home?data_type=category&id=3', 'home'],
  ['/home?search=', 'home'],
  ['/home?search=rice', 'search'],
  ['/track-order?order_id=1', 'orders'],
  ['/profile?page=my-orders', 'orders'],
  ['/my-trips?trip_id=4', 'orders'],
  ['/profile?page=track-order', 'orders'],
  ['/profile', 'account'],
  ['/profile?page=wallet', 'account'],
  ['/profile?page=inbox', 'account'],
  ['/loyalty-points', 'account'],
  ['/auth?mode=sign-up', 'account'],
  ['/lists', 'account'],
  ['/store/3', null],
  ['/product/19?search=rice', null],
  ['/order-confirmed', null],
])('marks at %s: %s [X-17]', (address, entry) => {
  const { pathname, search } = new URL(address, 'https://shop.example');
  expect(getCurrentEntry(pathname, search)).toBe(entry);
});
